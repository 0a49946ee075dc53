import { observer } from '@formily/react';
import type { Field } from '@formily/core';
import type { NodePlan } from '../../../schema/compile/plan.ts';
import { texts } from '../../locale/index.ts';
import { dataOf } from '../model/fields.ts';
import { joinAddress } from '../model/visit.ts';
import { useFormView } from '../view/context.ts';
import { FormilyField } from '../view/FormilyField.tsx';
import { FormField } from '../view/FormField.tsx';

interface CellsProps {
  /** The node of a row. */
  node: NodePlan;
  columns: readonly NodePlan[];
  /** Address of the list. */
  base: string;
  index: number;
}

/** The cells of one row: one for each field of an object, or one for a plain value. */
export function RowCells({ node, columns, base, index }: CellsProps) {
  const { model } = useFormView();
  if (columns.length === 0)
    return (
      <Cell
        field={model.place({ ...node, name: String(index) }, base) as Field}
        node={node}
        base={base}
        name={String(index)}
        row={index}
      />
    );
  return columns.map((child) => (
    <Cell
      key={child.name}
      field={model.place(child, joinAddress(base, index)) as Field}
      node={child}
      base={joinAddress(base, index)}
      row={index}
    />
  ));
}

const Cell = observer(function Cell({
  field,
  node,
  base,
  name,
  row,
}: {
  field: Field;
  node: NodePlan;
  base: string;
  name?: string;
  row: number;
}) {
  return (
    <td
      data-label={dataOf(field).state.label}
      data-column={node.name}
      className={node.type === 'number' ? 'pl-rows-number' : undefined}
    >
      {field.visible && (
        <FormilyField node={node} base={base} {...(name !== undefined && { name })}>
          <FormField field={field} node={node} cell={texts.form.row(row + 1)} />
        </FormilyField>
      )}
    </td>
  );
});
