/**
 * How the code is divided into files. By itself the bundler makes a file of each set of modules
 * that the same late parts need: 117 scripts for the first list, most of them below 1 KB. Browsers
 * ask for six at a time over HTTP/1.1, and small files compress badly. So what one stage of a visit
 * needs comes in one file.
 */
import { build, normalizePath, type Rolldown, type UserConfig } from 'vite';
import { withThoseBelow } from './below.ts';

/** What comes in one file: all that the parts of a step of a visit need, or a kind of modules. */
export type Stage =
  | {
      /** Name of the file. */
      name: string;
      /** Late parts below the project that the step begins with; they keep files of their own. */
      parts: readonly string[];
    }
  | {
      name: string;
      /** Modules that several parts need. */
      shared: RegExp;
    };

/**
 * Adds to a configuration which modules come together: a build without output shows what each part
 * needs once all that nobody uses is left out.
 *
 * @param root folder of the project, absolute; that of the page, unless the configuration has one
 * @param stages in the order of a visit: a module belongs to the first stage that needs it
 * @throws when a stage names a part that the application does not load late
 */
export async function withChunks(
  config: UserConfig,
  root: string,
  stages: readonly Stage[],
): Promise<UserConfig> {
  const stageOf = stagesOf(await chunksOf(config, root), root, stages);
  return {
    ...config,
    build: {
      ...config.build,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: (module) => stageOf.get(module) ?? null }],
          },
        },
      },
    },
  };
}

/** The files that the bundler makes by itself. */
async function chunksOf(config: UserConfig, root: string): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    root,
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, cssMinify: false, manifest: false },
  });
  return [result]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((file) => file.type === 'chunk');
}

/** Names of stages by modules; absent: a module stays where the bundler puts it. */
function stagesOf(
  chunks: readonly Rolldown.OutputChunk[],
  root: string,
  stages: readonly Stage[],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const take = (name: string, modules: readonly string[]) => {
    for (const module of modules) if (!found.has(module)) found.set(module, name);
  };
  take(
    'start',
    neededBy(
      chunks.filter(({ isEntry }) => isEntry),
      chunks,
    ),
  );
  for (const stage of stages)
    take(
      stage.name,
      'shared' in stage
        ? chunks
            .filter(({ facadeModuleId }) => facadeModuleId === null)
            .flatMap(({ moduleIds }) => moduleIds.filter((module) => stage.shared.test(module)))
        : neededBy(
            stage.parts.map((part) => {
              const module = normalizePath(`${root}/${part}`);
              const chunk = chunks.find((one) => one.facadeModuleId === module);
              if (chunk) return chunk;
              throw new Error(`stage ${stage.name}: ${part} is no part that is loaded late`);
            }),
            chunks,
          ),
    );
  return found;
}

/**
 * The modules of chunks and of all chunks below them, without those that a late part begins with.
 */
function neededBy(
  first: readonly Rolldown.OutputChunk[],
  chunks: readonly Rolldown.OutputChunk[],
): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = withThoseBelow(first, ({ imports }) =>
    imports.flatMap((file) => byFile.get(file) ?? []),
  );
  return [...needed].flatMap(({ moduleIds, facadeModuleId }) =>
    moduleIds.filter((module) => module !== facadeModuleId),
  );
}
