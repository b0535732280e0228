import type { ModulePreloadOptions, Plugin } from 'vite';

/**
 * What is fetched along with a part of the page that comes later: all it needs, but for what whoever asks for it has had
 * from the start. Vite lists everything, and lists of files with hashes in their names pack badly.
 */
export function preload(): { readonly plugin: Plugin; readonly options: ModulePreloadOptions } {
  const needs = new Map<string, readonly string[]>();
  const entries: string[] = [];
  const plugin: Plugin = {
    name: 'castellan-preload',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') {
            needs.set(file.fileName, file.imports);
            if (file.isEntry) entries.push(file.fileName);
          }
      },
    },
  };
  const had = (files: readonly string[], found = new Set<string>()): Set<string> => {
    for (const file of files)
      if (!found.has(file)) {
        found.add(file);
        had(needs.get(file) ?? [], found);
      }
    return found;
  };
  return {
    plugin,
    options: {
      resolveDependencies: (_, files, { hostId, hostType }) => {
        const known = hostType === 'html' ? new Set() : had([hostId, ...entries]);
        return files.filter((file) => !known.has(file));
      },
    },
  };
}
