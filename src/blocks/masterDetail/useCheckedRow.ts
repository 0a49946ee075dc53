import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../runtime/core/hooks/useLatest.ts';
import type { CheckedRows, Picking } from '../../runtime/core/picking.ts';
import { keyText, type Choice } from './useChoice.ts';
import type { MasterDetailPlan } from './plan.ts';

/** The chosen record is the checked row of the list, and the checked row the chosen record. */
export function useCheckedRow(plan: MasterDetailPlan, choice: Choice): Picking {
  const { rowKey } = plan;
  const rows = useRef<CheckedRows>(undefined);
  const latest = useLatest(choice);
  const isFollowing = useRef(false);
  const [picking] = useState<Picking>(() => ({
    rows: new Map(),
    follow(checked) {
      rows.current = checked;
      const end = checked.subscribe(() => {
        if (isFollowing.current) return;
        const [row] = checked.values();
        const key = row?.[rowKey];
        if (keyText(key) !== keyText(latest.current.asked)) latest.current.choose(key);
      });
      return () => {
        end();
        rows.current = undefined;
      };
    },
  }));
  const { asked, record } = choice;
  useEffect(() => {
    const row = rowOf({ asked, record, rowKey });
    const checked = rows.current;
    const before = checked?.values() ?? [];
    if (!checked || (before.length === (row ? 1 : 0) && before[0]?.[rowKey] === row?.[rowKey]))
      return;
    isFollowing.current = true;
    for (const one of before) checked.toggle(one[rowKey] as number, one);
    if (row) checked.toggle(row[rowKey] as number, row);
    isFollowing.current = false;
  }, [asked, record, rowKey]);
  return picking;
}

/**
 * The row of the chosen key. An address gives the key as a text: what it is in the list is known
 * once its record has come.
 */
function rowOf({
  asked,
  record,
  rowKey,
}: {
  asked: unknown;
  record: unknown;
  rowKey: string;
}): Record<string, unknown> | undefined {
  const loaded = record as Record<string, unknown> | null | undefined;
  if (keyText(asked) === undefined) return undefined;
  if (loaded && keyText(loaded[rowKey]) === keyText(asked)) return loaded;
  return { [rowKey]: asked };
}
