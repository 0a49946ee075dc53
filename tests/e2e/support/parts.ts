/** The lazy parts of the built front end, held back one by one. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Page } from '@playwright/test';
import { projectRoot } from './app.ts';
import { required } from '../../../src/schema/required.ts';

interface Chunk {
  file: string;
  src?: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
}

const manifest = () =>
  JSON.parse(readFileSync(path.join(projectRoot, 'dist/.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;

/** Chunks that come with the first script, whoever asks for them later. */
function firstChunks(chunks: Record<string, Chunk>): Set<string> {
  const page = readFileSync(path.join(projectRoot, 'dist/index.html'), 'utf8');
  const found = new Set(Object.keys(chunks).filter((key) => page.includes(chunks[key]!.file)));
  for (const key of found) for (const needed of chunks[key]?.imports ?? []) found.add(needed);
  return found;
}

/** The source that a chunk is named after: one that other parts have too is listed without it. */
function sourceNamed(name: string): string | undefined {
  const [source, ...others] = globSync(`src/**/${name}.{ts,tsx}`, { cwd: projectRoot });
  return others.length === 0 ? source?.replaceAll(path.sep, '/') : undefined;
}

/**
 * The files of all lazy parts by their sources, read from the build: a new one is in it by itself.
 */
function lazyFiles(): Map<string, string> {
  const chunks = manifest();
  const first = firstChunks(chunks);
  const keys = new Set(
    Object.values(chunks)
      .flatMap(({ dynamicImports = [] }) => dynamicImports)
      .filter((key) => !first.has(key)),
  );
  return new Map(
    [...keys].map((key) => {
      const { src, name, file } = required(chunks[key], `chunk ${key}`);
      return [src ?? (name && sourceNamed(name)) ?? name ?? key, file];
    }),
  );
}

/** Sources of all lazy parts. */
export const lazyParts = (): string[] => [...lazyFiles().keys()];

/** Keeps the files of parts from a page until they are released. */
export async function holdBack(
  page: Page,
  sources: readonly string[],
): Promise<{ release(...sources: string[]): void }> {
  const files = lazyFiles();
  const held = new Set(sources.map((source) => files.get(source)!));
  await page.route('**/assets/**', (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    return held.has(file) ? route.abort() : route.continue();
  });
  return {
    release: (...freed) => {
      for (const source of freed.length === 0 ? sources : freed) held.delete(files.get(source)!);
    },
  };
}
