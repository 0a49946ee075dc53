/** Plans of the layouts of a list. */
import type { ActionPlan, ChoicesPlan } from '../../../schema/compile/plan.ts';
import type { Request, Text } from '../../../schema/generated/types.gen.ts';
import type { ColumnPlan, TreePlan } from '../columnPlan.ts';

/** What every layout has. */
interface LayoutBase {
  /** Unique among those of the list: its name, or its type. */
  key: string;
  /** Absent: the name of its type. */
  label?: Text;
  /** It asks for its rows by itself. */
  loadsItself?: true;
  /** What its cards show; absent: its rows are a table. */
  card?: CardPlan;
  /** Actions that people start in it beside those of the list. */
  actions?: readonly ActionPlan[];
  /** What it changes of the list. */
  list: { tree?: TreePlan | undefined; paged?: boolean; request?: Request };
}

/** What a card shows of a row. */
export interface CardPlan {
  title: ColumnPlan;
  /** What a click on the title starts. */
  open?: ActionPlan;
  /** Absent: the columns that the table shows. */
  fields?: readonly ColumnPlan[];
  /** Columns that the card shows in another way. */
  shownElsewhere: readonly string[];
}

interface TableLayoutPlan extends LayoutBase {
  type: 'table';
}

interface TreeLayoutPlan extends LayoutBase {
  type: 'tree';
}

export interface GalleryLayoutPlan extends LayoutBase {
  type: 'gallery';
  card: CardPlan;
  image: ColumnPlan;
  /** Whole pictures, with room beside them, or pictures that fill their place. */
  fit: 'contain' | 'cover';
}

/** Requests that change fields of a row: several rows at once, or a record that is loaded first. */
export type UpdatePlan = { key: string; version?: string } & (
  { many: Request } | { load: Request; update: Request }
);

export interface KanbanLayoutPlan extends LayoutBase {
  type: 'kanban';
  card: CardPlan;
  /** Field whose values are the columns, and the parameter that searches for one of them. */
  field: string;
  param: string;
  choices: ChoicesPlan;
  /** Values that have a column, in this order; absent: all choices. */
  values?: readonly string[];
  /** Cards of a column at first, and more with each request for more. */
  pageSize: number;
  /** Transitions that lead to a value, by it; absent: the field is changed as others are. */
  moves?: Readonly<Record<string, readonly ActionPlan[]>>;
  update?: UpdatePlan;
}

/** A day or moment of the rows, and how it is searched for. */
export interface TimePlan {
  field: string;
  hasTime: boolean;
  range: 'day' | 'time';
  prefix?: string;
}

export interface CalendarLayoutPlan extends LayoutBase {
  type: 'calendar';
  card: CardPlan;
  start: TimePlan;
  end?: TimePlan;
  update?: UpdatePlan;
  /** Opens the form for a new row; it reads the day or moment as value. */
  create?: ActionPlan;
}

export type LayoutPlan =
  TableLayoutPlan | TreeLayoutPlan | GalleryLayoutPlan | KanbanLayoutPlan | CalendarLayoutPlan;
