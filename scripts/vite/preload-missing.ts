/**
 * Fetches ahead only what is not there yet. Vite lists for each late import all chunks below it,
 * also those that came with the chunk that imports: the lists alone were 3 KB of gzip in the first
 * page, and some more in others.
 */
import type { Plugin } from 'vite';
import { withThoseBelow } from './below.ts';

/**
 * The plugin that gets to know the chunks, and the setting that leaves out those that are there.
 */
export function preloadMissing(): {
  plugin: Plugin;
  resolveDependencies(file: string, dependencies: string[], host: { hostId: string }): string[];
} {
  /** Chunks by file, each with those that it imports before it runs. */
  const imports = new Map<string, readonly string[]>();
  const closures = new Map<string, ReadonlySet<string>>();
  const closureOf = (file: string): ReadonlySet<string> => {
    const known = closures.get(file);
    if (known) return known;
    const found = withThoseBelow([file], (one) => imports.get(one) ?? []);
    closures.set(file, found);
    return found;
  };
  return {
    plugin: {
      name: 'preload-missing',
      generateBundle: {
        order: 'pre',
        handler(_options, bundle) {
          for (const chunk of Object.values(bundle))
            if (chunk.type === 'chunk') imports.set(chunk.fileName, chunk.imports);
        },
      },
    },
    resolveDependencies: (_file, dependencies, { hostId }) =>
      dependencies.filter((dependency) => !closureOf(hostId).has(dependency)),
  };
}
