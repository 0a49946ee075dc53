import Rows from '@ant-design/icons/es/icons/MenuOutlined';
import Columns from '@ant-design/icons/es/icons/PauseOutlined';
import { Button, Empty } from 'antd';
import { useMemo, useState } from 'react';
import { useRoom } from '../../runtime/core/room.ts';
import { useEvaluate } from '../../runtime/core/scope.ts';
import { lateTexts } from '../../runtime/locale/late/index.ts';
import { BlockHead } from '../BlockHead.tsx';
import { documentOf, jsonText } from '../jsonDocument.ts';
import { read } from '../useValue.ts';
import { compare, most, type Comparison } from './compare.ts';
import { DiffTable } from './DiffTable.tsx';
import type { DiffViewPlan } from './plan.ts';
import './diffView.css';

/** What differs between two texts or two values. */
export function DiffViewBlock({ plan }: { plan: DiffViewPlan }) {
  const evaluate = useEvaluate();
  const isNarrow = useRoom('narrow');
  const [chosen, setLayout] = useState(plan.layout ?? 'split');
  const layout = isNarrow ? 'unified' : chosen;
  const title = evaluate.text(plan.title);
  const isJson = plan.format === 'json';
  const [before, after] = [plan.before, plan.after].map((side) =>
    textOf(
      read(side, (value) => evaluate.value(value)),
      isJson,
    ),
  );
  const found = useMemo(() => compare(before ?? '', after ?? ''), [before, after]);
  const isSame = found.removed + found.added === 0;
  const other = layout === 'split' ? 'unified' : 'split';
  return (
    <section className="pl-panel pl-diff" aria-label={title || undefined}>
      <BlockHead title={title}>
        {!isSame && (
          <>
            <span className="pl-secondary">
              {lateTexts.diff.summary(found.added, found.removed)}
            </span>
            {!isNarrow && (
              <Button
                type="text"
                size="small"
                icon={other === 'split' ? <Columns /> : <Rows />}
                title={lateTexts.diff[other]}
                aria-label={lateTexts.diff[other]}
                onClick={() => setLayout(other)}
              />
            )}
          </>
        )}
      </BlockHead>
      {isSame ? (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={evaluate.text(plan.empty) || lateTexts.diff.same}
        />
      ) : (
        <DiffTable
          pairs={found.pairs}
          layout={layout}
          context={plan.context ?? 3}
          title={title || lateTexts.diff.name}
          labels={{
            before: evaluate.text(plan.beforeLabel) || lateTexts.diff.before,
            after: evaluate.text(plan.afterLabel) || lateTexts.diff.after,
          }}
        />
      )}
      {notesOf(found).map((note) => (
        <p key={note} role="note" className="pl-secondary">
          {note}
        </p>
      ))}
    </section>
  );
}

const notesOf = ({ isCoarse, isCut }: Comparison): string[] => [
  ...(isCut ? [lateTexts.diff.cut(most.lines)] : []),
  ...(isCoarse ? [lateTexts.diff.coarse] : []),
];

/** A value as the lines that are compared; a text that should be JSON and is none, as it is. */
function textOf(value: unknown, isJson: boolean): string {
  if (value === undefined || value === null) return '';
  const document = isJson ? documentOf(value) : undefined;
  if (document) return jsonText(inOrder(document.value));
  return typeof value === 'string' ? value : jsonText(value);
}

/** The same value with the members of objects in the order of their names. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, inOrder(inner)]),
  );
}
