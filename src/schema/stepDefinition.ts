/**
 * What a step is. One folder each, in `src/steps` or `extensions/steps`: `definition.ts` holds what
 * the checker and the designer know of it, `compile.ts` how it becomes part of a plan where that is
 * more than its members, both without React and Node; `run` is what it does in the browser.
 */
import type { ActionPlan, BlockPlan, FormMode, StepPlanOf } from './compile/plan.ts';
import type { Block, Model, Step } from './generated/types.gen.ts';
import type { MetaSchema } from './meta/schema.ts';
import type { Path } from './pointer.ts';
import type { ProblemKind } from './problem.ts';
import type { Protocol } from './protocol.ts';

/** What pages write as `type` of a step. */
export type StepType = Step['type'];

/** A step of a type as pages write it. */
export type StepOf<Type extends StepType> = Step & { type: Type };

/** Where a step stands: what it may ask while the page that holds it is compiled. */
export interface StepSite {
  /** Model of the list or form that it belongs to, else of the page. */
  model: Model | undefined;
  /** Another model that comes with the page. */
  modelNamed(name: string): Model | undefined;
  protocol: Protocol;
  /** Names of the code that pages may start by a name. */
  customActions: readonly string[];
  /** Blocks that it shows; `keys` lead to them from the step. */
  blocks(blocks: readonly Block[], ...keys: Path): BlockPlan[];
  /** Another action of the page; undefined when the viewer may not start it. */
  action(key: string, ...keys: Path): ActionPlan | undefined;
  /** Notes that it opens a form of the page, so that the form becomes part of the plan. */
  opensForm(key: string, mode: FormMode, ...keys: Path): void;
  /** An error for a page that cannot be compiled, at a member of the step. */
  error(message: string, ...keys: Path): Error;
}

/** How a step becomes part of a plan. A step without one has its members as its plan. */
export interface StepCompiler<Type extends StepType = StepType> {
  /** Members that follow from the model where the page does not give them. */
  defaults?(model: Model | undefined, protocol: Protocol): Partial<StepOf<Type>>;
  /** The plan, from the step with its defaults; undefined: nothing of it is left for the viewer. */
  compile?(step: StepOf<Type>, site: StepSite): StepPlanOf<Type> | undefined;
}

/** The compiler of some step. */
export type NamedStepCompiler = StepCompiler & { name: string };

/** Names that the page and the project declare. */
export type DeclaredNames =
  'forms' | 'models' | 'sources' | 'state' | 'blocks' | 'pages' | 'customActions';

/**
 * What a step asks and reports while it is checked. `keys` lead from the step to the member that is
 * meant.
 */
export interface StepReport {
  /** Reports a name that is not declared, with the nearest one that is. */
  expect(declared: DeclaredNames, name: string, ...keys: Path): void;
  problem(kind: ProblemKind, message: string, ...keys: Path): void;
}

/** All that is known of a step but how it is compiled and run. */
export interface StepDefinition<out Type extends StepType = StepType> {
  /** What pages write as `type`; the name of the folder. */
  name: Type;
  /** Chinese name shown in the designer. */
  label: string;
  /** Icon in the palette of the designer. */
  icon: string;
  /** Group in the palette of the designer (stepGroups). */
  group: StepGroup;
  /** What it does, in English: completion and the pages of the format show it. */
  doc: string;
  /**
   * Steps as a page of posts could write them, whose list is named list, whose form edit, and whose
   * state has a member chosen: the pages of the format show them, the tests check and compile them.
   */
  examples: readonly StepOf<Type>[];
  /**
   * Its own members as JSON Schema in the dialect of schemas/meta, whose files `$ref` names. Those
   * that every step has (`type`, `if`, `access`) are added. What refers to a name of the page by a
   * `$ref` of page.schema.json (`reference('formRef', …)`) is checked by itself.
   */
  members: Readonly<Record<string, MetaSchema>>;
  /** Members that must be given. */
  required?: readonly string[];
  /** Further definitions that `members` name as `#/$defs/…`. */
  parts?: Readonly<Record<string, MetaSchema>>;
  /** It may fail: pages can give it `onError`. */
  fails?: true;
  /** Checks of what its members mean, beyond their form. */
  check?(step: StepOf<Type>, report: StepReport): void;
}

/** Groups of the palette in their order, with their Chinese names. */
export const stepGroups = {
  data: '数据',
  open: '打开',
  page: '页面',
  flow: '流程',
} as const;

export type StepGroup = keyof typeof stepGroups;
