import type { Evaluate } from '../../../runtime/core/evaluate.ts';
import type { ColumnPlan } from '../plan.ts';

export type TableSize = 'default' | 'middle' | 'small';

/** How one person looks at one list; kept by host.preferences, never in the page file. */
export interface ViewPreference {
  size?: TableSize;
  /** Keys of the columns in the chosen order. */
  order?: string[];
  /** Columns shown or hidden against the page's own choice. */
  shown?: Record<string, boolean>;
  /** Widths in pixels that the person dragged columns to. */
  widths?: Record<string, number>;
}

/** Between these a column can be dragged. */
export const widthLimits = { least: 48, most: 1200 };

export interface ViewColumn {
  column: ColumnPlan;
  shown: boolean;
}

/** Reads what was stored; anything of another shape counts as nothing. */
export function readView(stored: unknown): ViewPreference {
  if (typeof stored !== 'object' || stored === null) return {};
  const { size, order, shown, widths } = stored as Record<string, unknown>;
  return {
    ...((size === 'default' || size === 'middle' || size === 'small') && { size }),
    ...(Array.isArray(order) && order.every((key) => typeof key === 'string') && { order }),
    ...(typeof shown === 'object' &&
      shown !== null && {
        shown: Object.fromEntries(
          Object.entries(shown).filter(([, value]) => typeof value === 'boolean'),
        ),
      }),
    ...(typeof widths === 'object' &&
      widths !== null && {
        widths: Object.fromEntries(Object.entries(widths).filter(([, value]) => isWidth(value))),
      }),
  };
}

const isWidth = (value: unknown): value is number =>
  typeof value === 'number' && value >= widthLimits.least && value <= widthLimits.most;

/**
 * The columns in the person's order. Columns the order does not know (added to the page since) stay
 * behind the neighbour they follow on the page; keys that no longer exist are passed over.
 */
export function arrangeColumns(columns: readonly ColumnPlan[], view: ViewPreference): ViewColumn[] {
  const known = new Map(columns.map((column) => [column.key, column]));
  const order = [...new Set(view.order ?? [])].filter((key) => known.has(key));
  columns.forEach(({ key }, index) => {
    if (order.includes(key)) return;
    const before = columns.slice(0, index).findLast((column) => order.includes(column.key));
    order.splice(before ? order.indexOf(before.key) + 1 : 0, 0, key);
  });
  return order.map((key) => {
    const column = known.get(key)!;
    return { column, shown: view.shown?.[key] ?? column.shown };
  });
}

/** Label of a column with the heads above it, by which it is known where it stands alone. */
export const fullLabel = ({ groups = [], label }: ColumnPlan, evaluate: Pick<Evaluate, 'text'>) =>
  [...groups.map((group) => group.label), label].map((text) => evaluate.text(text)).join(' / ');

/** Longest label in the column settings (docs/protocol/product.md#limits: 16 characters). */
const labelLimit = 16;

export const cutLabel = (label: string): string =>
  [...label].length > labelLimit ? `${[...label].slice(0, labelLimit).join('')}…` : label;
