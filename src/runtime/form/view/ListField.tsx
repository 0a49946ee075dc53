import Plus from '@ant-design/icons/es/icons/PlusOutlined';
import { observer } from '@formily/react';
import type { ArrayField, Field } from '@formily/core';
import { Button } from 'antd';
import { useMemo, useRef } from 'react';
import type { NodePlan } from '../../../schema/compile/plan.ts';
import type { RowsProps } from '../../../widgets/contract.ts';
import { defined } from '../../../schema/defined.ts';
import { useWidget } from '../../display/useWidget.ts';
import { dataOf } from '../model/fields.ts';
import { newRow } from '../model/values.ts';
import { joinAddress } from '../model/visit.ts';
import { controlId, useFormView, type FormViewValue } from './context.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { cellsOf, RowTable, type RowOfList } from './RowTable.tsx';
import { RowTools, type RowToolsProps } from './RowTools.tsx';
import { texts } from '../../locale/index.ts';

/**
 * A list of rows, edited in place: a table where there is room and cards where there is not, or what
 * the widget of the list makes of them. Rows are added, removed and moved by buttons.
 */
export const ListField = observer(function ListField({
  field,
  node,
}: {
  field: Field;
  node: NodePlan;
}) {
  const { model, id: formId, Nodes } = useFormView();
  const Rows = useWidget(node.component)?.rows;
  const root = useRef<HTMLDivElement>(null);
  const list = field as ArrayField;
  const { state } = dataOf(field);
  const problem = model.problemAt(field);
  const item = node.item!;
  const columns = item.children.filter((child) => child.modes.includes(model.mode));
  const count = Array.isArray(field.value) ? field.value.length : 0;
  const base = field.address.toString();
  const id = controlId(formId, base);
  const locked = model.mode === 'view' || field.pattern !== 'editable';
  const shown = useShownRow(base);

  const changeList = (work: () => Promise<unknown>, focusRow: number) => {
    void work().then(() => {
      model.input(field, field.value);
      // The buttons of the row that moved, or of the one that took its place, are where the person is.
      const inRow = (selector: string) =>
        root.current?.querySelector<HTMLElement>(`[data-row="${focusRow}"] ${selector}`);
      (inRow(':is(input, textarea)') ?? inRow('button:not(:disabled)'))?.focus();
    });
  };
  const rows: RowsProps = {
    title: state.label,
    columns:
      columns.length > 0
        ? columns.map((child) => ({ name: child.name, label: model.evaluate().text(child.label) }))
        : [{ name: item.name, label: state.label }],
    count,
    nameOf: (row) => texts.form.row(row + 1),
    cells: (row) => cellsOf({ item, columns, base, row }),
    fields: (row) => fieldsOf({ item, columns, base, row }, Nodes, model.plan.columns),
    errors: (row) => model.rowProblemsBelow(`${joinAddress(base, row)}.`),
    shown,
    ...defined({ tools: locked ? undefined : toolsOf({ list, count, changeList }) }),
  };
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
        {Rows ? (
          <div id={id} role="group" aria-labelledby={`${id}-label`}>
            <Rows {...state.props} {...rows} />
          </div>
        ) : (
          <RowTable id={id} rows={rows} />
        )}
        {!locked && (
          <Button
            type="dashed"
            block
            icon={<Plus />}
            className="pl-rows-add"
            onClick={() =>
              changeList(() => list.push(newRow(item, model.mode, model.evaluate())), count)
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

/** The labelled fields of a row; the one plain value has the name of the row. */
const fieldsOf = (place: RowOfList, Nodes: FormViewValue['Nodes'], columns: number) =>
  place.columns.length === 0 ? (
    cellsOf(place)
  ) : (
    <Nodes nodes={place.columns} base={joinAddress(place.base, place.row)} columns={columns} />
  );

const toolsOf =
  (props: Omit<RowToolsProps, 'row'>): RowsProps['tools'] =>
  (row) => <RowTools {...props} row={row} />;

/** The row with the field that shall get the focus: the same object for the same request. */
function useShownRow(base: string): { row: number } | undefined {
  const { focusRequest } = useFormView().model.signals;
  const [, index] = focusRequest?.address.startsWith(`${base}.`)
    ? (/^(\d+)\./.exec(focusRequest.address.slice(base.length + 1)) ?? [])
    : [];
  return useMemo(
    () => (index === undefined ? undefined : { row: Number(index) }),
    [focusRequest, index], // oxlint-disable-line react/exhaustive-deps -- another request for the same row is another object
  );
}
