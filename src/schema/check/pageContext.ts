/** A page with everything its parts may refer to. */
import type { Model, Page } from '../generated/types.gen.ts';
import { isObject } from '../isObject.ts';
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
  /** What opens each form first. */
  openers: ReadonlyMap<string, PagePart>;
  /** What offers each action first. */
  offers: ReadonlyMap<string, PagePart>;
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
    .filter(({ name, value }) => name === 'Block' && isObject(value))
    .map(({ value }) => value as { name?: string });
  const blockChecks = new Map(blocks.map((block) => [typeOfBlock(block.name), block]));
  return {
    page,
    blockChecks,
    projectIndex,
    report,
    parts,
    // A list that offers neither counts only where nothing else opens its form.
    openers: new Map([
      ...firstNaming('forms', parts, (part) => openable(part, { page, blockChecks })),
      ...firstNaming('forms', parts, (part) => openedBy(part, { page, blockChecks })),
    ]),
    offers: firstNaming('actions', parts, offeredBy),
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

type Opening = Pick<PageContext, 'page' | 'blockChecks'>;

/** Forms that the standard actions of a block open, whether it offers them or not. */
const openable = ({ name, value }: Part, { blockChecks }: Opening): readonly string[] =>
  (isObject(value) && blockChecks.get(name)?.opens?.(value as never)) || [];

/** Forms that a part opens. */
function openedBy(part: PagePart, opening: Opening): readonly string[] {
  const { name, value, owners } = part;
  const owner = owners.at(-1);
  if (name === 'formRef')
    return owner && openable(owner, opening).length > 0 ? [] : [String(value)];
  return name === 'actionRef' && isStandardOpening(part, opening)
    ? (owners.map((one) => openable(one, opening)).findLast(({ length }) => length > 0) ?? [
        opening.page.list?.form ?? 'edit',
      ])
    : [];
}

/** The page's own actions stand in the place of the standard ones of its own model. */
function isStandardOpening({ value, owners }: PagePart, { page }: Opening): boolean {
  if (value !== 'create' && value !== 'edit') return false;
  const own = page.list?.model ?? page.model;
  const model = owners.map((one) => (one.value as { model?: string } | null)?.model);
  return !page.actions?.[value]?.run || (model.findLast((one) => one !== undefined) ?? own) !== own;
}

/** Actions that a part offers. */
const offeredBy = ({ name, value }: PagePart): string[] =>
  name === 'actionRef' ? [String(value)] : [];

/** What comes first on a page: actions and forms are there only where something names them. */
const order = ['list', 'body', 'onOpen', 'actions', 'forms'];
const rank = (part: PagePart): number => order.indexOf(String(part.path[0]));

/** The first part that names each form or action, outside of that itself. */
function firstNaming(
  member: 'forms' | 'actions',
  parts: readonly PagePart[],
  namesIn: (part: PagePart) => readonly string[],
): Map<string, PagePart> {
  const found = new Map<string, PagePart>();
  for (const part of parts.toSorted((one, other) => rank(one) - rank(other)))
    for (const name of namesIn(part)) {
      const isInside = part.path[0] === member && part.path[1] === name;
      // The model of a block that names something is at hand inside of it.
      const inside = { ...part, owners: [...part.owners, part] };
      if (!found.has(name) && !isInside) found.set(name, inside);
    }
  return found;
}
