import type { BlockBase, DisplayPlan } from '../../schema/compile/plan.ts';
import type { Expression, Request, Text } from '../../schema/generated/types.gen.ts';

export interface HistoryPlan extends BlockBase {
  type: 'history';
  title?: Text;
  /** Key of the record; absent: that of the record at hand. */
  recordKey?: Expression;
  /** Field of the record that holds its key. */
  keyField: string;
  /** Reads the moves of the record `key`. */
  request: Request;
  pageSize: number;
  /** What transitions of the model are called, and the reasons that they ask for, by name. */
  moves: Readonly<Record<string, { label: string; reason: string }>>;
  /** How states are shown, by the field that holds them. */
  states: Readonly<Record<string, DisplayPlan>>;
}

declare module '../../schema/compile/plan.ts' {
  interface BlockPlans {
    history: HistoryPlan;
  }
}
