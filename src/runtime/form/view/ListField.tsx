import Delete from '@ant-design/icons/es/icons/DeleteOutlined';
import Down from '@ant-design/icons/es/icons/ArrowDownOutlined';
import Plus from '@ant-design/icons/es/icons/PlusOutlined';
import Up from '@ant-design/icons/es/icons/ArrowUpOutlined';
import { observer } from '@formily/react';
import type { ArrayField, Field } from '@formily/core';
import { Button } from 'antd';
import { useRef } from 'react';
import type { NodePlan } from '../../../schema/compile/plan.ts';
import { dataOf } from '../model/fields.ts';
import { newRow } from '../model/values.ts';
import { joinAddress } from '../model/visit.ts';
import { controlId, useFormView } from './context.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { FormilyField } from './FormilyField.tsx';
import { FormField } from './FormField.tsx';
import { texts } from '../../locale/index.ts';

/** A list of rows, edited in place: a table where there is room, cards where there is not. Rows are added, removed and moved by buttons. */
export const ListField = observer(function ListField({
  field,
  node,
}: {
  field: Field;
  node: NodePlan;
}) {
  const { model, id: formId } = useFormView();
  const root = useRef<HTMLDivElement>(null);
  const list = field as ArrayField;
  const { state } = dataOf(field);
  const problem = model.problemAt(field);
  const item = node.item!;
  const columns = item.children.filter((child) => child.modes.includes(model.mode));
  const rows: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const id = controlId(formId, field.address.toString());
  const locked = model.mode === 'view' || field.pattern !== 'editable';

  const changeList = (work: () => Promise<unknown>, focusRow: number) => {
    void work().then(() => {
      model.input(field, field.value);
      // The buttons of the row that moved, or of the one that took its place, are where the person is.
      const rows = root.current?.querySelectorAll<HTMLElement>('[data-row]');
      rows
        ?.item(focusRow)
        ?.querySelector<HTMLElement>('input, textarea, button:not(:disabled)')
        ?.focus();
    });
  };
  const heading =
    columns.length > 0
      ? columns.map((child) => ({ name: child.name, label: model.evaluate().text(child.label) }))
      : [{ name: item.name, label: state.label }];
  return (
    <div
      ref={root}
      className={problem === undefined ? 'pl-field' : 'pl-field pl-field-bad'}
      data-span={node.span}
      data-field={field.path.toString()}
    >
      <FieldLabel
        id={id}
        label={state.label}
        help={state.help}
        required={!locked && state.required}
      />
      <div className="pl-field-control">
        <table className="pl-rows" id={id} aria-labelledby={`${id}-label`}>
          <thead>
            <tr>
              {heading.map(({ name, label }) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
              {!locked && (
                <th scope="col" className="pl-rows-tools">
                  {texts.common.actions}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((_row, index) => (
              <tr key={index} data-row={index}>
                <Cells
                  node={item}
                  columns={columns}
                  base={field.address.toString()}
                  index={index}
                />
                {!locked && (
                  <td className="pl-rows-tools">
                    <Button
                      type="text"
                      size="small"
                      icon={<Up />}
                      disabled={index === 0}
                      aria-label={texts.form.moveUp(index + 1)}
                      onClick={() => changeList(() => list.moveUp(index), index - 1)}
                    />
                    <Button
                      type="text"
                      size="small"
                      icon={<Down />}
                      disabled={index === rows.length - 1}
                      aria-label={texts.form.moveDown(index + 1)}
                      onClick={() => changeList(() => list.moveDown(index), index + 1)}
                    />
                    <Button
                      type="text"
                      size="small"
                      danger
                      icon={<Delete />}
                      aria-label={texts.form.removeRow(index + 1)}
                      onClick={() =>
                        changeList(() => list.remove(index), Math.min(index, rows.length - 2))
                      }
                    />
                  </td>
                )}
              </tr>
            ))}
            {rows.length === 0 && (
              <tr>
                <td colSpan={heading.length + 1} className="pl-rows-empty">
                  {texts.common.none}
                </td>
              </tr>
            )}
          </tbody>
        </table>
        {!locked && (
          <Button
            type="dashed"
            block
            icon={<Plus />}
            className="pl-rows-add"
            onClick={() =>
              changeList(() => list.push(newRow(item, model.mode, model.evaluate())), rows.length)
            }
          >
            {texts.form.add}
          </Button>
        )}
        {state.description !== '' && <div className="pl-field-hint">{state.description}</div>}
        <div className="pl-field-problem">
          {problem !== undefined && <div role="alert">{problem}</div>}
        </div>
      </div>
    </div>
  );
});

interface CellsProps {
  node: NodePlan;
  columns: readonly NodePlan[];
  base: string;
  index: number;
}

/** The cells of one row: one for each field of an object, or one for a plain value. */
function Cells({ node, columns, base, index }: CellsProps) {
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
    <td data-label={dataOf(field).state.label}>
      {field.visible && (
        <FormilyField node={node} base={base} {...(name !== undefined && { name })}>
          <FormField field={field} node={node} cell={texts.form.row(row + 1)} />
        </FormilyField>
      )}
    </td>
  );
});
