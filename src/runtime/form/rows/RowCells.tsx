import { observer } from '@formily/react';
import type { Field } from '@formily/core';
import type { ReactNode } from 'react';
import type { NodePlan } from '../../../schema/compile/plan.ts';
import { lateTexts } from '../../locale/late/index.ts';
import { lazyPart } from '../../../parts/lazyPart.tsx';
import { joinAddress } from '../model/visit.ts';
import { usePlaced } from '../view/context.ts';
import { FormilyField } from '../view/FormilyField.tsx';
import { FormButton } from '../view/FormButton.tsx';
import { FormField } from '../view/FormField.tsx';

/** Few rows have dynamic fields: their code comes when one is drawn. */
const RowMembers = lazyPart(async () => (await import('./RowMembers.tsx')).RowMembers);

/** One row of a list. */
export interface RowOfList {
  /** What a row is. */
  item: NodePlan;
  /** Its fields; none for a plain value. */
  columns: readonly NodePlan[];
  /** Address of the list. */
  base: string;
  row: number;
}

/** What stands in the columns of a row: each field of an object, or the one plain value. */
export const cellsOf = ({
  item,
  columns,
  base,
  row,
}: RowOfList): { node: NodePlan; cell: ReactNode }[] =>
  columns.length === 0
    ? [
        {
          node: item,
          cell: (
            <Cell key={item.name} node={{ ...item, name: String(row) }} base={base} row={row} />
          ),
        },
      ]
    : columns.map((node) => ({
        node,
        cell: <Cell key={node.name} node={node} base={joinAddress(base, row)} row={row} />,
      }));

const Cell = observer(function Cell({
  node,
  base,
  row,
}: {
  node: NodePlan;
  base: string;
  row: number;
}) {
  const field = usePlaced(node, base) as Field;
  return (
    field.visible && (
      <FormilyField node={node} base={base}>
        {node.button ? (
          <FormButton field={field} node={node} button={node.button} isCell />
        ) : node.members ? (
          <RowMembers field={field} node={node} members={node.members} row={row} />
        ) : (
          <FormField field={field} node={node} cell={lateTexts.rows.row(row + 1)} />
        )}
      </FormilyField>
    )
  );
});
