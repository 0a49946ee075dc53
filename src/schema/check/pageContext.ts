/** A page with everything its parts may refer to. */
import type { Model, Page } from '../generated/types.gen.ts';
import { visitParts, type Part } from '../meta/visit.ts';
import type { ProjectIndex } from './projectIndex.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { typeOfBlock } from '../compile/blockNames.ts';
import type { Report } from './report.ts';

/** A named part of the page with its owners, innermost last. */
export interface PagePart extends Part {
  owners: readonly Part[];
}

/** Rows that a block draws: expressions in it read each as `row`. */
export interface BlockRows<Block> {
  /** Model of the rows; undefined: they may hold anything. */
  model(block: Block, context: PageContext): Model | undefined;
  /** Members that are read before there are rows: `row` is that of the block outside. */
  before: readonly string[];
}

/** What the checker asks of a block beyond its format. */
export interface BlockChecks<Block> {
  name: string;
  /** Something is kept under its name, so that among blocks it needs one. */
  isNamed?: true;
  /**
   * Whether it keeps something for each person: under its name, which it should have then; without
   * one under its place in the page, which changes. The designer asks it of broken blocks, too.
   */
  keeps?(block: Block): boolean;
  rows?: BlockRows<Block>;
  /** Forms that it opens for records of its model. */
  opens?(block: Block): readonly string[];
  /** What is wrong with it. */
  check?(block: Block, part: PagePart, context: PageContext): void;
  /** What is wrong with parts of it, by the titles of `definitions` of its format. */
  checkParts?: Readonly<Record<string, (part: PagePart, context: PageContext) => void>>;
  /** Further names that expressions in such a part may read. */
  reads?: Readonly<Record<string, readonly string[]>>;
}

/** Registered code as files are checked against it. */
export interface CheckVocabulary extends Vocabulary {
  blocks: readonly BlockChecks<never>[];
}

export interface PageContext {
  page: Page;
  /** All blocks that there are, by the names of their types. */
  blockChecks: ReadonlyMap<string, BlockChecks<never>>;
  projectIndex: ProjectIndex;
  report: Report;
  parts: readonly PagePart[];
  forms: ReadonlySet<string>;
  actions: ReadonlySet<string>;
  sources: ReadonlySet<string>;
  state: ReadonlySet<string>;
  blocks: ReadonlySet<string>;
}

/** What a page is checked with. */
export type CheckTools = Pick<PageContext, 'projectIndex' | 'report'> &
  Pick<CheckVocabulary, 'blocks'>;

export function pageContext(page: Page, { projectIndex, report, blocks }: CheckTools): PageContext {
  const parts: PagePart[] = [];
  visitParts('page', page, (part, owners) => parts.push({ ...part, owners }));
  const blockParts = parts
    .filter(({ name }) => name === 'Block')
    .map(({ value }) => value as { name?: string });
  return {
    page,
    blockChecks: new Map(blocks.map((block) => [typeOfBlock(block.name), block])),
    projectIndex,
    report,
    parts,
    forms: new Set(Object.keys(page.forms ?? {})),
    actions: new Set(Object.keys(page.actions ?? {})),
    sources: new Set(Object.keys(page.sources ?? {})),
    state: new Set([
      ...Object.keys(page.state ?? {}),
      ...parts.flatMap(({ name, value }) => (name === 'writtenState' ? String(value) : [])),
    ]),
    // The list of a short page is a block named list.
    blocks: new Set([
      ...blockParts.flatMap(({ name }) => name ?? []),
      ...(page.list ? [page.list.name ?? 'list'] : []),
    ]),
  };
}

/** The model of that name; undefined when there is none, or none that is sound. */
export function modelNamed(
  name: string | undefined,
  projectIndex: ProjectIndex,
): Model | undefined {
  return (name === undefined ? undefined : projectIndex.models.get(name)) ?? undefined;
}

/** A block with rows, and what it says of them. */
interface RowsOwner {
  block: unknown;
  rows: BlockRows<never>;
}

/**
 * The block whose row an expression reads here; for a declared action of a short page, its list.
 */
export function enclosingRows(part: PagePart, context: PageContext): RowsOwner | undefined {
  const { page, blockChecks } = context;
  for (const { name, value, path } of part.owners.toReversed()) {
    const rows = blockChecks.get(name)?.rows;
    if (rows && !rows.before.includes(String(part.path[path.length])))
      return { block: value, rows };
  }
  const rows = blockChecks.get('ListBlock')?.rows;
  const isShort = part.path[0] === 'actions' && page.list && !page.body;
  return isShort && rows ? { block: page.list, rows } : undefined;
}

/** Model of the row that an expression reads here; undefined: it may hold anything. */
export function rowModel(part: PagePart, context: PageContext): Model | undefined {
  const owner = enclosingRows(part, context);
  return owner?.rows.model(owner.block as never, context);
}

/** The innermost part of a type that a part stands in, itself excluded. */
export const enclosing = <T>({ owners }: PagePart, type: string): T | undefined =>
  owners.findLast(({ name }) => name === type)?.value as T | undefined;

/**
 * The model by whose permission bare verbs at a part are completed: that of the form or block
 * that names one, else the page's.
 */
export function enclosingModel(part: PagePart, context: PageContext): Model | undefined {
  const { page, projectIndex } = context;
  if (part.path[0] === 'forms') {
    const listed = enclosing<{ model?: string }>(part, 'ListBlock')?.model;
    return listed === undefined
      ? formModel(String(part.path[1]), context)
      : modelNamed(listed, projectIndex);
  }
  const named = part.owners.findLast(
    ({ name, value }) => name === 'Block' && modelIn(value) !== undefined,
  );
  const inner = named && modelIn(named.value);
  const own = part.path[0] === 'list' || part.path[0] === 'actions' ? page.list?.model : undefined;
  return modelNamed(inner ?? own ?? page.model, projectIndex);
}

/** The model that a block names, or the list in it whose records the block shows. */
const modelIn = (block: unknown): string | undefined => {
  const { model, list } = block as { model?: string; list?: { model?: string } };
  return model ?? list?.model;
};

/** Model of a form: its own, the page's, or that of the block that opens it. */
export function formModel(key: string, context: PageContext): Model | undefined {
  const { page, projectIndex, parts } = context;
  const own = page.forms?.[key]?.model ?? page.model;
  if (own !== undefined) return modelNamed(own, projectIndex);
  const opener = parts.find(({ name, value }) =>
    context.blockChecks
      .get(name)
      ?.opens?.(value as never)
      .includes(key),
  );
  return modelNamed((opener?.value as { model?: string } | undefined)?.model, projectIndex);
}
