import { useEffect, useMemo, useRef, useState } from 'react';
import type { BlockPlan, Choice } from '../../../schema/compile/plan.ts';
import type { RecordListProps } from '../../../widgets/contract.ts';
import { usePage } from '../../core/context.ts';
import { useLatest } from '../../core/hooks/useLatest.ts';
import { PickingContext, type CheckedRows, type Picking } from '../../core/picking.ts';
import { ScopeContext } from '../../core/scope.ts';
import { useFormView } from './context.ts';

type Key = string | number;

/**
 * The list in which the records of a field are picked. What is checked stays so on other pages and
 * in other searches; expressions of the list read the values of the form.
 */
export function RecordList({ list, value, label, chosen, onChange }: RecordListProps) {
  const { Blocks } = usePage();
  const { model } = useFormView();
  const body = useMemo(() => [list as BlockPlan], [list]);
  const [scope] = useState(() => ({ values: model.values(), mode: model.mode }));
  const latest = useLatest(onChange);
  const checked = useRef<CheckedRows>(undefined);
  const [picking] = useState<Picking>(() => ({
    rows: new Map(
      chosen.map((choice) => [
        choice.value as Key,
        { [value]: choice.value, [label]: choice.label },
      ]),
    ),
    follow(rows) {
      checked.current = rows;
      return rows.subscribe(() =>
        latest.current(
          rows.values().map((row) => ({
            value: row[value] as Choice['value'],
            label: String(row[label] ?? row[value]),
          })),
        ),
      );
    },
  }));
  // What was taken out beside the list is not checked in it any more.
  useEffect(() => {
    const kept = new Set(chosen.map((choice) => choice.value));
    for (const row of checked.current?.values() ?? [])
      if (!kept.has(row[value] as Choice['value'])) checked.current?.toggle(row[value] as Key, row);
  }, [chosen, value]);
  return (
    // Searches in it are not the form around it being sent.
    <div
      className="pl-record-list"
      role="presentation"
      onSubmit={(event) => event.stopPropagation()}
    >
      <ScopeContext.Provider value={scope}>
        <PickingContext.Provider value={picking}>
          <Blocks body={body} />
        </PickingContext.Provider>
      </ScopeContext.Provider>
    </div>
  );
}
