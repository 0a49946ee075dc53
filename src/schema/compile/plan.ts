/**
 * The plan: what `compilePage` makes of a page file, its models and a viewer.
 *
 * A plan is plain data and complete: labels, widgets, requests and messages are filled in,
 * standard actions are ordinary ones, and whatever the viewer may not see is absent. React only
 * renders it.
 */
import type { Text } from '../generated/types.gen.ts';
import type { ActionPlan } from './plan/action.ts';
import type { FormPlan, SourcePlan } from './plan/form.ts';
import type { Condition, Values } from './plan/values.ts';

export type * from './plan/action.ts';
export type * from './plan/form.ts';
export type * from './plan/validation.ts';
export type * from './plan/values.ts';

/** Who looks at the page: decides what reaches the plan. */
export interface Viewer {
  /** Permission strings, as the rights of the protocol read them. */
  permissions: readonly string[];
  /** Role keys. */
  roles: readonly string[];
  userId?: number;
  userName?: string;
  nickName?: string;
  deptId?: number;
  /** What the installation asks of new passwords: config sys.account.chrtype. */
  passwordRule?: string;
}

/** What the plan of every block has. */
export interface BlockBase {
  key: string;
  name?: string;
  visible?: Condition;
}

/**
 * Plans of blocks by the names of the blocks. Each folder of a block adds its own:
 * `declare module '…/schema/compile/plan.ts' { interface BlockPlans { card: CardPlan } }`.
 */
export interface BlockPlans {}

export type BlockPlan = BlockPlans[keyof BlockPlans];

export interface PagePlan {
  id: string;
  title: Text;
  /** false: the viewer lacks the page's permission; body is empty then. */
  allowed: boolean;
  state: Values;
  /**
   * Names of the state that narrows the list of the address: it stands in the address, and 重置
   * takes it back.
   */
  addressState: string[];
  sources: Record<string, SourcePlan>;
  onOpen?: ActionPlan;
  body: BlockPlan[];
  forms: Record<string, FormPlan>;
  /** Dictionary types that the page needs, each once. */
  dicts: string[];
}
