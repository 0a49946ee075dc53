/** Plans of the layouts of a list. */
import type { ActionPlan } from '../../../schema/compile/plan.ts';
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

export type LayoutPlan = TableLayoutPlan | TreeLayoutPlan | GalleryLayoutPlan;
