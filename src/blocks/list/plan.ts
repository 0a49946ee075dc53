import type {
  ActionPlan,
  BlockBase,
  BlockPlan,
  Condition,
  ControlPlan,
  MembersPlan,
  Values,
} from '../../schema/compile/plan.ts';
import type { ColumnPlan, TreePlan } from './columnPlan.ts';
import type { LayoutPlan } from './layouts/plan.ts';
import type { Expression, Request, Text } from '../../schema/generated/types.gen.ts';

export type { ColumnGroupPlan, ColumnPlan, EditPlan } from './columnPlan.ts';

/** A sum below the rows. */
export interface SummaryPlan {
  /** Field or name of its column. */
  field: string;
  /** The rows on show, or all that the search finds. */
  of: 'page' | 'all';
}

export interface QueryFieldPlan extends ControlPlan {
  /**
   * From and to. day: the server takes both days whole; time: it compares moments; number: numbers.
   */
  range?: 'day' | 'time' | 'number';
  prefix?: string;
  /** Tooltip at the label. */
  help?: Text;
  visible?: Condition;
  /** Of a dynamic field: where its members are defined, each of which is searched by itself. */
  members?: MembersPlan;
}

export interface ListPlan extends BlockBase {
  type: 'list';
  title?: Text;
  model?: string;
  rowKey: string;
  /** Field by whose value people know a row. */
  names?: string;
  request: Request;
  /** The rows in the answer, which it reads as result; absent: the list that it answers. */
  found?: Expression;
  params: Values;
  query: QueryFieldPlan[];
  queryShown: number;
  columns: ColumnPlan[];
  /** Sums of columns that the viewer may see. */
  summary?: readonly SummaryPlan[];
  sort: Record<string, 'asc' | 'desc'>;
  paged: boolean;
  pageSize: number;
  toolbar: ActionPlan[];
  row: ActionPlan[];
  more: ActionPlan[];
  rowVisible?: Condition;
  /** Tone of a row. */
  rowTone?: Expression;
  selection: 'multiple' | 'single' | 'none';
  selectable?: Condition;
  /** Rows that are checked when they are loaded. */
  checked?: Condition;
  onRowClick?: ActionPlan;
  /** A click on a row checks it. */
  selectOnClick: boolean;
  tree?: TreePlan | undefined;
  expand?: BlockPlan[];
  size?: 'default' | 'middle' | 'small';
  height?: number;
  tools: boolean;
  /** Its rows can be edited together. */
  batch?: {
    request: Request;
    /** Field that counts the versions of a record. */
    version?: string;
  };
  /** How its rows can be arranged; absent: as a table alone. */
  layouts?: readonly LayoutPlan[];
  /** The one of them on show. */
  layout?: LayoutPlan;
  /** People keep views of it. */
  views: boolean;
  urlState: boolean;
  /** Seconds between reloads while it is seen. */
  every?: number;
  totalText?: Text;
  empty?: Text;
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    list: ListPlan;
  }
}
