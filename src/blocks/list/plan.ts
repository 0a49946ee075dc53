import type {
  ActionPlan,
  BlockBase,
  BlockPlan,
  Condition,
  ControlPlan,
  DisplayPlan,
  MembersPlan,
  Values,
} from '../../schema/compile/plan.ts';
import type { Expression, Request, Text } from '../../schema/generated/types.gen.ts';

/** A head above several columns. */
export interface ColumnGroupPlan {
  /** Unique among the groups of the list: its place. */
  key: string;
  label: Text;
}

/** A control in a cell. */
export type EditPlan = Pick<ControlPlan, 'component' | 'props' | 'choices'> & {
  disabled?: Condition;
};

export interface ColumnPlan extends DisplayPlan {
  /** Unique among the columns; the field, or the field with a counter. */
  key: string;
  field: string;
  width?: number;
  align: 'left' | 'center' | 'right';
  fixed?: 'left' | 'right';
  ellipsis: boolean;
  sortable: boolean;
  filterable: boolean;
  shown: boolean;
  visible?: Condition;
  /** Heads above that of the column, the outermost first. */
  groups?: readonly ColumnGroupPlan[];
  /** Tone of a cell. */
  tone?: Expression;
  action?: ActionPlan;
  /** The control of its cells; what is changed there waits in the list for an action. */
  edit?: EditPlan;
  /** The control of its cells while rows are edited together. */
  batch?: EditPlan;
  switch?: {
    on: unknown;
    off: unknown;
    request: Request;
    confirm?: Text;
    success?: Text;
    failure?: Text;
    disabled?: Condition;
  };
}

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
  tree?: { key: string; parent: string; expanded: boolean | number };
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
  /** People keep views of it. */
  views: boolean;
  urlState: boolean;
  totalText?: Text;
  empty?: Text;
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    list: ListPlan;
  }
}
