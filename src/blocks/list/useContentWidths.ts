import { useMemo, useRef, useState } from 'react';
import type { Evaluate } from '../../runtime/core/evaluate.ts';
import type { LoadedChoices } from '../../runtime/data/useChoices.ts';
import { contentWidth } from './columnWidths.ts';
import type { ColumnPlan, ListPlan } from './plan.ts';
import type { TableSize } from './state/view.ts';
import type { Row } from './table/rows.ts';
import type { SummaryRow } from './table/types.ts';
import type { FactsOf } from './tableColumn.tsx';

interface Options {
  size: TableSize;
  plan: ListPlan;
  shown: readonly ColumnPlan[];
  choices: readonly LoadedChoices[];
  evaluate: Evaluate;
  facts: FactsOf;
  rows: readonly Row[];
  /** Sums below the rows. */
  summary: readonly SummaryRow[];
}

/** What the contents of each column need. Rows of other pages make columns wider and never narrower: turning pages moves as little as can be. */
export function useContentWidths({
  size,
  plan,
  shown,
  choices,
  evaluate,
  facts,
  rows,
  summary,
}: Options): readonly (number | undefined)[] {
  const [known] = useState(() => new Map<string, number>());
  const last = useRef<readonly (number | undefined)[]>([]);
  return useMemo(() => {
    const contents = shown.map((column, index) => {
      const now = contentWidth({
        size,
        column,
        rows,
        choices: choices[index]?.choices,
        evaluate,
        tree: index === 0 && plan.tree !== undefined,
        sums: summary.flatMap(({ sums }) => sums.get(column.key) ?? []),
        cell: facts(column)?.cell,
      });
      if (now !== undefined) known.set(column.key, Math.max(now, known.get(column.key) ?? 0));
      return known.get(column.key);
    });
    const same =
      contents.length === last.current.length &&
      contents.every((content, index) => content === last.current[index]);
    if (!same) last.current = contents;
    return last.current;
  }, [size, plan, shown, choices, evaluate, facts, rows, summary, known]);
}
