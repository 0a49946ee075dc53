import type {
  ActionPlan,
  Condition,
  ControlPlan,
  DisplayPlan,
  NodePlan,
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
  /** The control of its cells while rows are edited together, and how pasted texts are read. */
  batch?: EditPlan & Pick<NodePlan, 'type' | 'validation'>;
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

/** How the rows of a list form a tree. */
export interface TreePlan {
  key: string;
  /** Field with the key of the row above. */
  parent: string;
  /** Levels open at first; all when true. */
  expanded: boolean | number;
}
