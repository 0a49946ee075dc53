/**
 * All blocks: those of this folder and those of the installation (`extensions/blocks`), whose
 * folders are found by themselves. What the first list of a session needs comes at once, the rest
 * when it is first drawn.
 */
import type { AnyBlockComponent, RegisteredBlock } from '../runtime/block.ts';
import type { AnyBlockCompiler } from '../schema/compile/blocks.ts';
import { required } from '../schema/required.ts';

type Compile = AnyBlockCompiler['compile'];
type Modules<T> = Readonly<Record<string, T>>;

const compilers: Modules<{ compile: Compile }> = {
  ...import.meta.glob<{ compile: Compile }>('./*/compile.ts', { eager: true }),
  ...import.meta.glob<{ compile: Compile }>('../../extensions/blocks/*/compile.ts', {
    eager: true,
  }),
};
const components: Modules<{ component: AnyBlockComponent }> = {
  ...import.meta.glob<{ component: AnyBlockComponent }>('./*/component.{ts,tsx}', { eager: true }),
  ...import.meta.glob<{ component: AnyBlockComponent }>(
    '../../extensions/blocks/*/component.{ts,tsx}',
    { eager: true },
  ),
};

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

const compileIn = new Map(
  Object.entries(compilers).map(([path, { compile }]) => [folderOf(path), compile]),
);

export const blocks: readonly RegisteredBlock[] = Object.entries(components).map(
  ([path, { component }]) => {
    const folder = folderOf(path);
    const block = {
      name: folder.slice(folder.lastIndexOf('/') + 1),
      compile: required(compileIn.get(folder), `compile.ts of ${folder}`),
      ...component,
    };
    return block as RegisteredBlock;
  },
);
