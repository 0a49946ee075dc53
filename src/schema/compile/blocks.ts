/**
 * Compiling blocks: what a block does with its own members stands in its folder
 * (docs/add-a-block.md).
 */
import { defined } from '../defined.ts';
import type { Block, Model, Step } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { compileActions } from './actions.ts';
import { allowedAt } from './access.ts';
import { modelAt, PageError, type Compilation, type Scope } from './compilation.ts';
import type { ActionPlan, BlockBase, BlockPlan, BlockPlans } from './plan.ts';
import { compileEvent } from './steps.ts';

export type BlockType = Block['type'] & keyof BlockPlans;

/** A block of a type as pages write it. */
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;

/** The plan of a block without what every plan has. */
export type BlockContent<Type extends BlockType> = Omit<BlockPlans[Type], keyof BlockBase | 'type'>;

/**
 * Where a block stands, and what its folder may ask of the compiler. Keys are the place of a member
 * below the block.
 */
export interface BlockSite {
  compilation: Compilation;
  /** The model at hand, and the form that standard actions open. */
  scope: Scope;
  path: Path;
  /** Model that the block names, else the one at hand. */
  model: Model | undefined;
  /** Key of the plan: the name of the block, or its place. */
  key: string;
  at(...keys: Path): Path;
  /**
   * Whether the viewer has the permission; bare verbs are those of the model at hand. The keys lead
   * to the member that it is about.
   */
  allowed(access: string | string[] | undefined, ...keys: Path): boolean;
  /** The blocks in it that the viewer may see. */
  blocks(body: readonly Block[], ...keys: Path): BlockPlan[];
  /** The actions in it that the viewer may start, as buttons. */
  actions(keys: readonly string[], ...path: Path): ActionPlan[];
  /** The steps of an event as an action that nobody sees. */
  event(name: string, steps: readonly Step[] | undefined): ActionPlan | undefined;
}

/** What turns a block into its plan. */
export interface BlockCompiler<Type extends BlockType> {
  /** What pages write as `type`; the name of the folder. */
  name: Type;
  /** undefined: nothing of it is left for the viewer. */
  compile(block: BlockOf<Type>, site: BlockSite): BlockContent<Type> | undefined;
}

/** The compiler of some block. */
export type AnyBlockCompiler = { [Type in BlockType]: BlockCompiler<Type> }[BlockType];

type CompileBlocks = Compilation['compileBlocks'];
type CompileBlock = Compilation['compileBlock'];

/** The two functions of a compilation that need to know all blocks. */
export function blockCompilers(compilers: readonly AnyBlockCompiler[]): {
  compileBlock: CompileBlock;
  compileBlocks: CompileBlocks;
} {
  const byName = new Map<string, AnyBlockCompiler>(
    compilers.map((compiler) => [compiler.name, compiler]),
  );
  const compileBlock: CompileBlock = (compilation, block, scope, path) => {
    const site = siteOf(compilation, block, scope, path);
    if (!allowedAt(compilation, path, { access: block.access, model: site.model }))
      return undefined;
    const compiler = byName.get(block.type);
    if (!compiler) throw new PageError(`There is no block "${block.type}"`, path);
    const base: BlockBase = {
      key: site.key,
      ...defined({ name: block.name, visible: block.visible }),
    };
    // Found by its type; TypeScript cannot see that the compiler takes this block.
    const content = compiler.compile(block as never, site);
    const plan = content && ({ ...base, type: block.type, ...content } as BlockPlan);
    compilation.observer?.made(path, plan);
    return plan;
  };
  return {
    compileBlock,
    // Keys are the places of blocks in the file, so they stay while the page does.
    compileBlocks: (compilation, blocks, scope, path) =>
      blocks.flatMap(
        (block, index) => compileBlock(compilation, block, scope, [...path, index]) ?? [],
      ),
  };
}

function siteOf(compilation: Compilation, block: Block, scope: Scope, path: Path): BlockSite {
  const named = 'model' in block ? block.model : undefined;
  const at = (...keys: Path): Path => [...path, ...keys];
  const model = modelAt(compilation, named, scope.model, at('model'));
  const inside: Scope = model === scope.model ? scope : { model };
  return {
    compilation,
    scope,
    path,
    model,
    key: block.name ?? path.join('.'),
    at,
    allowed: (access, ...keys) => allowedAt(compilation, at(...keys), { access, model }),
    blocks: (body, ...keys) => compilation.compileBlocks(compilation, body, inside, at(...keys)),
    actions: (keys, ...place) => compileActions(compilation, keys, 'toolbar', inside, at(...place)),
    event: (name, steps) => compileEvent(name, steps, { compilation, scope: inside, path }),
  };
}
