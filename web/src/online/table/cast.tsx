import type { JsonObject } from '@castellan/kernel';
import type { Mode } from '@castellan/oh-mon-chateau';
import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/i18n.js';
import { PlayerPortrait, Portrait } from '../../shell/art.js';
import { CHARACTERS, type CharacterId } from '../../shell/setup/draft.js';
import type { Mouse } from '../../shell/tables-api.js';

/** Who may sit at a table of a game, with their faces. */
export type Cast = {
  readonly game: () => string;
  /** Bots, weakest first. */
  readonly bots: readonly string[];
  readonly characters: () => Readonly<Record<string, { readonly name: string; readonly sentence: string }>>;
  readonly face: (bot: string | null, look: number) => ComponentChildren;
};

const roquefort: Cast = {
  game: () => t().roquefort.name,
  bots: CHARACTERS,
  characters: () => t().character,
  face: (bot, look) =>
    bot === null ? <PlayerPortrait seat={look as Mouse} /> : <Portrait character={bot as CharacterId} />,
};

export async function castOf(game: string, options: JsonObject): Promise<Cast> {
  return game === 'roquefort' ? roquefort : chateau(options.mode as Mode);
}

async function chateau(mode: Mode): Promise<Cast> {
  const [{ c, speakOfChateau }, { BUILDERS }, { Face }] = await Promise.all([
    import('../../i18n/chateau.js'),
    import('../../games/oh-mon-chateau/setup/draft.js'),
    import('../../games/oh-mon-chateau/table/face.js'),
  ]);
  await speakOfChateau();
  return {
    game: () => c().table.name,
    bots: BUILDERS[mode],
    characters: () => c().character,
    face: (bot, look) => <Face bot={bot} look={look} />,
  };
}
