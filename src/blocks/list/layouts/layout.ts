/** What a layout of a list is, without its component: one folder of this one. */
import type { BlockExample } from '../../../schema/block.ts';
import type { PageContext } from '../../../schema/check/pageContext.ts';
import type { Report } from '../../../schema/check/report.ts';
import type { BlockContent, BlockSite } from '../../../schema/compile/blocks.ts';
import type { Scope } from '../../../schema/compile/compilation.ts';
import type { LayoutObject, ListBlock, Model } from '../../../schema/generated/types.gen.ts';
import type { MetaSchema } from '../../../schema/meta/schema.ts';
import type { Path } from '../../../schema/pointer.ts';
import type { ColumnPlan } from '../plan.ts';
import type { LayoutPlan } from './plan.ts';

export type LayoutType = LayoutObject['type'];

/** A layout of a type as pages write it, its short form expanded. */
export type LayoutOf<Type extends LayoutType> = Extract<LayoutObject, { type: Type }>;

/** What a layout is checked with. */
export interface LayoutCheck {
  list: ListBlock;
  /** Model of the rows; undefined: they may hold anything. */
  model: Model | undefined;
  path: Path;
  context: PageContext;
  report: Report;
}

/** What a layout is compiled with. */
export interface LayoutSite extends Pick<BlockSite, 'compilation'> {
  list: ListBlock;
  model: Model | undefined;
  /** The model, and the form that the standard actions of the list open. */
  scope: Scope;
  path: Path;
  /** The list as a table. */
  plan: BlockContent<'list'>;
  /** The column of the list of that field or name, else one that is made for the layout. */
  column(entry: LayoutField, path: Path): ColumnPlan | undefined;
}

/** A field on a card: one of the list or of the model, or an object that says what differs. */
export type LayoutField = NonNullable<LayoutOf<'gallery'>['title']>;

/** What every plan of a layout has. */
type Common = 'key' | 'type' | 'label';
export type LayoutContent<Type extends LayoutType> = Omit<
  Extract<LayoutPlan, { type: Type }>,
  Common
>;

/** Turns a layout into its plan; undefined: nothing of it is left for the viewer. */
export type LayoutCompiler<Type extends LayoutType> = (
  layout: LayoutOf<Type>,
  site: LayoutSite,
) => LayoutContent<Type> | undefined;

/** All that is known of a layout but what compiles and what draws it. */
export interface LayoutDefinition<Type extends LayoutType> {
  /** What pages write as `type`; the name of the folder. */
  name: Type;
  /** Chinese name, for the designer. */
  label: string;
  /** One English sentence or two: what it is for. */
  doc: string;
  /** Its members beside `type`, `name` and `label`, which all layouts have. */
  properties: Readonly<Record<string, MetaSchema>>;
  required?: readonly string[];
  check?(layout: LayoutOf<Type>, site: LayoutCheck): void;
  examples: readonly BlockExample[];
}

/** The definition of some layout. */
export type AnyLayoutDefinition = { [Type in LayoutType]: LayoutDefinition<Type> }[LayoutType];
