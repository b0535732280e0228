import type { GameOption, GameOptions, Json, JsonObject } from '@castellan/kernel';

/** What is usual, where other options may decide it. */
export function usualOf(option: GameOption, options: JsonObject): Json {
  if (option.kind === 'switch')
    return option.follows?.usual[String(options[option.follows.option])] ?? option.usual;
  return option.kind === 'choice' || option.kind === 'count' ? option.usual : null;
}

/** The values that a form offers. */
export function valuesOf(option: GameOption): readonly (string | number)[] {
  if (option.kind === 'count') return option.offered;
  return option.kind === 'choice' ? option.values.filter((value) => value !== option.unlisted) : [];
}

/** Those of these names, as they were kept; what makes no sense is as usual. */
export function readOptions(kept: JsonObject, all: GameOptions, names: readonly string[]): JsonObject {
  const read: Record<string, Json> = {};
  for (const name of names) {
    const option = all[name];
    const value = kept[name];
    const makesSense =
      option.kind === 'switch' ? typeof value === 'boolean' : valuesOf(option).includes(value as string);
    read[name] = makesSense ? value : usualOf(option, read);
  }
  return read;
}

/** Another value for one option; what follows it is as usual again. */
export function changeOption(options: JsonObject, all: GameOptions, name: string, value: Json): JsonObject {
  const changed: Record<string, Json> = { ...options, [name]: value };
  for (const [other, option] of Object.entries(all))
    if (option.kind === 'switch' && option.follows?.option === name && other in options)
      changed[other] = usualOf(option, changed);
  return changed;
}

/** It means something with these. */
export function isMeant({ where }: GameOption, options: JsonObject): boolean {
  return where === undefined || options[where.option] === where.is;
}

/** As the rules take them. */
export function meantOptions(options: JsonObject, all: GameOptions): JsonObject {
  return Object.fromEntries(Object.entries(options).filter(([name]) => isMeant(all[name], options)));
}
