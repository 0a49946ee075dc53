import type { Block, Field, FormSchema, Model, Page } from '../generated/types.gen.ts';
import { defined } from '../defined.ts';
import { hasAccess, permissionsOf } from '../permission.ts';
import { toPointer, type Path } from '../pointer.ts';
import { fieldsOf } from '../record/fieldsOf.ts';
import type {
  CompileVocabulary,
  DisplayUse,
  InputUse,
  LayoutUse,
  WidgetFacts,
} from '../vocabulary.ts';
import type { ActionPlan, BlockPlan, FormMode, Viewer } from './plan.ts';
import { isAnswered } from '../record/modes.ts';
import { fieldTypeNamed } from '../fieldTypes/index.ts';
import type { CompileObserver } from './observer.ts';

/**
 * A page that cannot be compiled: what is wrong and where. The checker finds these before
 * (docs/architecture.md).
 */
export class PageError extends Error {
  /** JSON pointer into the page file. */
  readonly pointer: string;
  constructor(message: string, path: Path) {
    super(message);
    this.name = 'PageError';
    this.pointer = toPointer(path);
  }
}

/** One run of compilePage: what it reads and what it gathers on the way. */
export interface Compilation {
  page: Page;
  models: Readonly<Record<string, Model>>;
  viewer: Viewer;
  vocabulary: CompileVocabulary;
  /** Dictionaries met so far. */
  dicts: Set<string>;
  /** Forms that something offered opens: with which model at hand, in which modes. */
  opened: Map<string, { form: FormSchema; model?: Model; modes: Set<FormMode> }>;
  /** The first list keeps its search in the address. */
  hasList: boolean;
  /** Names of the state that this list reads to narrow itself. */
  addressState: string[];
  /** Actions being compiled, to find those that lead back to themselves. */
  actions: Set<string>;
  /** Called with what becomes of the parts. */
  observer?: CompileObserver | undefined;
  /** compileAction of actions.ts, handed in because actions run steps that start actions. */
  compileAction(
    compilation: Compilation,
    key: string,
    place: ActionPlace,
    scope: Scope,
    path: Path,
  ): ActionPlan | undefined;
  /** One block; undefined when the viewer may not see it. */
  compileBlock(
    compilation: Compilation,
    block: Block,
    scope: Scope,
    path: Path,
  ): BlockPlan | undefined;
  /** Blocks that stand in a list, without those that the viewer may not see. */
  compileBlocks(
    compilation: Compilation,
    blocks: readonly Block[],
    scope: Scope,
    path: Path,
  ): BlockPlan[];
}

/** Where an action is offered: row actions are links and act on their row whatever is checked. */
export type ActionPlace = 'toolbar' | 'row';

/**
 * Where a piece stands: the list and model that it stands in decide what names, bare verbs and
 * standard actions mean.
 */
export interface Scope {
  model?: Model;
  /** Form that the standard actions of the list open. */
  form?: string;
}

/** Whether the viewer may: bare verbs of `access` are completed by the permission of the model. */
export const allowed = (
  { viewer, vocabulary }: Compilation,
  access: string | string[] | undefined,
  model: Model | undefined,
): boolean =>
  hasAccess(vocabulary.protocol.rights, viewer, permissionsOf(access, model?.permission));

/** The model of the page's own list, whose actions the page declares. */
export const mainModel = ({ page, models }: Compilation): Model | undefined => {
  const name = page.list?.model ?? page.model;
  return name !== undefined && Object.hasOwn(models, name) ? models[name] : undefined;
};

/** The model that a piece names, or the one at hand. */
export function modelAt(
  { models }: Compilation,
  name: string | undefined,
  outer: Model | undefined,
  path: Path,
): Model | undefined {
  if (name === undefined) return outer;
  if (!Object.hasOwn(models, name)) throw new PageError(`There is no model "${name}"`, path);
  return models[name];
}

/** A member of a record as the model knows it. */
export interface KnownField {
  /** Absent when the model says nothing about the member. */
  field?: Field;
  /** The viewer may not read it. */
  denied: boolean;
  /** Permissions of which one is needed to read it. */
  permissions?: string | string[];
}

/**
 * Looks a field up by its dotted path: `postName`, or `dept.deptName` through a relation. Hidden
 * and write-only fields are never answered, so they count as denied.
 */
export function fieldAt(
  compilation: Compilation,
  model: Model | undefined,
  dotted: string,
): KnownField {
  const [first = '', ...rest] = dotted.split('.');
  if (!model) return { denied: false };
  const fields = fieldsOf(model);
  if (rest.length === 0)
    return known(compilation, Object.hasOwn(fields, first) ? fields[first] : undefined);
  const relation = Object.hasOwn(model.relations ?? {}, first)
    ? model.relations?.[first]
    : undefined;
  const holder = relation?.field === undefined ? undefined : fields[relation.field];
  const link = known(compilation, holder);
  if (!relation || link.denied)
    return { denied: relation !== undefined, ...defined({ permissions: link.permissions }) };
  return fieldAt(compilation, compilation.models[relation.model], rest.join('.'));
}

const known = (compilation: Compilation, field: Field | undefined): KnownField => ({
  field,
  denied:
    field !== undefined &&
    (!isAnswered(field) || !allowed(compilation, field.access?.read, undefined)),
  ...defined({ permissions: field?.access?.read }),
});

/** Refuses a widget that no code provides. */
export function widgetNamed({ vocabulary }: Compilation, name: string, path: Path): string {
  if (!vocabulary.widgets.some((widget) => widget.name === name))
    throw new PageError(`There is no widget "${name}"`, path);
  return name;
}

/** What a widget can be the usual one for, by use. */
interface Uses {
  inputFor: InputUse;
  searchFor: Field['type'];
  displayFor: DisplayUse;
  layoutFor: LayoutUse;
}

/**
 * The widget that is used where nothing else is said: the first of the vocabulary that says it is
 * for it.
 */
export function widgetFor<U extends keyof Uses>(
  { vocabulary }: Pick<Compilation, 'vocabulary'>,
  use: U,
  what: Uses[U],
): string {
  const claimedBy = (name: string | undefined) =>
    vocabulary.widgets.find(({ [use]: own }) =>
      (own as readonly (string | undefined)[] | undefined)?.includes(name),
    );
  const found = claimedBy(what) ?? claimedBy(fieldTypeNamed(what)?.widgetsOf);
  if (!found) throw new Error(`No widget is ${use} ${what}`);
  return found.name;
}

/** What is known of a widget; undefined for a name that no code provides. */
export const factsOf = (
  { vocabulary }: Pick<Compilation, 'vocabulary'>,
  name: string,
): WidgetFacts | undefined => vocabulary.widgets.find((widget) => widget.name === name);

/** Whether a widget with these props loads its choices by itself. */
export function loadsItself(
  compilation: Pick<Compilation, 'vocabulary'>,
  component: string,
  props: Readonly<Record<string, unknown>> | undefined,
): boolean {
  const { loadsBy } = factsOf(compilation, component) ?? {};
  return loadsBy !== undefined && props?.[loadsBy] !== undefined;
}
