import type { FormItem, Model } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import type { RecordName } from './controls.ts';
import type { FormMode, HiddenPlan, NodePlan } from './plan.ts';

/** The form that nodes belong to, as far as they need to know it. */
export interface FormFrame {
  model?: Model;
  columns: number;
  modes: readonly FormMode[];
  /** Fields that are sent and not drawn; found while nodes are compiled. */
  hidden: HiddenPlan[];
  /** Under which name expressions know the record: rows of a list have their own. */
  record?: RecordName;
  /** compileNodes of nodes.ts, handed in because layout holds fields and layout. */
  nodesOf(items: readonly FormItem[], frame: FormFrame, path: Path): NodePlan[];
  /** Gives a piece of layout without a name one that the form does not have yet. */
  nextName(): string;
}
