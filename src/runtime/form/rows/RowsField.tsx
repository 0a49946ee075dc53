import Plus from '@ant-design/icons/es/icons/PlusOutlined';
import { observer } from '@formily/react';
import type { ArrayField, Field } from '@formily/core';
import { Button } from 'antd';
import { useMemo, useRef } from 'react';
import type { NodePlan } from '../../../schema/compile/plan.ts';
import { isBlank } from '../../../schema/record/index.ts';
import { lazyPart } from '../../../parts/lazyPart.tsx';
import { texts } from '../../locale/index.ts';
import { lateTexts } from '../../locale/late/index.ts';
import { useWidget } from '../../display/useWidget.ts';
import { dataOf } from '../model/fields.ts';
import { controlId, useFormView } from '../view/context.ts';
import { FieldLabel } from '../view/FieldLabel.tsx';
import type { RowsShared } from './Row.tsx';
import { focusRow, rowIn } from './rowFocus.ts';
import { rowIds } from './rowIds.ts';
import { rowKeys } from './rowKeys.ts';
import { RowsCopy } from './RowsCopy.tsx';
import { RowsUndo, undoLast } from './RowsUndo.tsx';
import { RowsTable } from './RowsTable.tsx';
import { RowsWidget } from './RowsWidget.tsx';
import { RowsTotal } from './RowsTotal.tsx';
import { showsNumber } from './showsNumber.ts';
import { useRowEdits } from './useRowEdits.ts';
import { useRowsCopy } from './useRowsCopy.ts';
import { useRowsPaste } from './useRowsPaste.ts';
import './rows.css';
import '../view/form.css';

/** Few lists are of definitions that are inherited: the code comes when one is drawn. */
const InheritedRows = lazyPart(async () => (await import('./InheritedRows.tsx')).InheritedRows);

/** So is what asks before definitions are stored that records would not fit. */
const NarrowedGuard = lazyPart(async () => (await import('./NarrowedGuard.tsx')).NarrowedGuard);

/** Most rows of a list whose model says nothing about it. */
const usualMax = 1000;

/**
 * A list of rows, edited in place: a table where there is room, cards where there is not. Rows are
 * added, copied, removed and moved by buttons and keys, dragged, and pasted from a spreadsheet.
 */
export const RowsField = observer(function RowsField({
  field,
  node,
}: {
  field: Field;
  node: NodePlan;
}) {
  const { model, id: formId } = useFormView();
  const root = useRef<HTMLDivElement>(null);
  const { state } = dataOf(field);
  const Widget = useWidget(node.component)?.rows;
  const { movable = true, max = usualMax, totals = [], key } = node.rows ?? {};
  const item = node.item!;
  const columns = useMemo(
    () => item.children.filter((child) => child.modes.includes(model.mode)),
    [item, model],
  );
  // What spreadsheets know of a row: a button holds no value.
  const fields = useMemo(() => columns.filter(({ button }) => !button), [columns]);
  const rows: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const locked = model.mode === 'view' || field.pattern !== 'editable';
  const full = rows.length >= max;
  const edits = useRowEdits(model, field as ArrayField, { item, key, max });
  const onPaste = useRowsPaste({ model, field, item, columns: fields, max, locked, edits });
  const problem = model.problemAt(field);
  const base = field.address.toString();
  const id = controlId(formId, base);
  const ids = useUnchanged(rowIds(rows));
  const count = rows.length;
  const shared: RowsShared = useMemo(
    () => ({ item, columns, base, count, locked, movable, full, edits }),
    [item, columns, base, count, locked, movable, full, edits],
  );
  const copy = useRowsCopy({ model, field, item, columns: fields });
  const undo = () => undoLast({ model, field, history: edits.history });
  const onKeyDown = rowKeys(edits, { locked, movable, count, undo });
  const shown = edits.focus.current?.row ?? rowIn(model.signals.focusRequest?.address, base);
  const onDrawn = () => focusRow(root.current, edits);
  const heading =
    columns.length > 0
      ? columns.map((child) => ({
          name: child.name,
          label: model.evaluate().text(child.label),
          isNumber: showsNumber(child),
        }))
      : [{ name: item.name, label: state.label, isNumber: false }];
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
      <div
        className="pl-field-control"
        onCopy={copy.onCopy}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
      >
        {node.narrowed && model.mode === 'edit' && !locked && (
          <NarrowedGuard plan={node.narrowed} name={node.name} />
        )}
        {node.inherited && <InheritedRows plan={node.inherited} {...{ rows, locked, edits }} />}
        {Widget ? (
          <RowsWidget
            Widget={Widget}
            title={state.label}
            props={state.props}
            {...{ id, shared, heading, shown, onDrawn }}
          />
        ) : (
          <RowsTable {...{ id, ids, shared, heading, shown, onDrawn }}>
            {totals.length > 0 && (
              <RowsTotal field={field} columns={columns} totals={totals} locked={locked} />
            )}
          </RowsTable>
        )}
        {!locked && (
          <Button
            type="dashed"
            block
            icon={<Plus />}
            className="pl-rows-add"
            disabled={full}
            onClick={() => edits.add()}
          >
            {full ? lateTexts.rows.rowsFull(max) : texts.form.add}
          </Button>
        )}
        <div className="pl-rows-below">
          {!locked && (
            <div className="pl-rows-hint">
              {movable ? lateTexts.rows.rowsHint : lateTexts.rows.rowsHintFixed}
            </div>
          )}
          {!locked && <RowsUndo model={model} field={field} history={edits.history} />}
          {count > 0 && <RowsCopy onCopy={copy.copyAll} />}
        </div>
        {!isBlank(field.value) && !Array.isArray(field.value) && (
          <OddRows value={field.value} locked={locked} />
        )}
        {state.description !== '' && <div className="pl-field-hint">{state.description}</div>}
        <div className="pl-field-problem">
          {problem !== undefined && <div role="alert">{problem}</div>}
        </div>
      </div>
    </div>
  );
});

/** Characters that are shown of a value that is no list. */
const mostOfOdd = 200;

/** Says what the record holds instead of a list. */
function OddRows({ value, locked }: { value: unknown; locked: boolean }) {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const short = text.length > mostOfOdd ? `${text.slice(0, mostOfOdd)}…` : text;
  return (
    <div className="pl-field-hint" role="status">
      {lateTexts.rows.odd(short)}
      {!locked && lateTexts.rows.oddReplaced}
    </div>
  );
}

/** The former list where the names are the same, so that what is drawn for them stays. */
function useUnchanged(names: readonly string[]): readonly string[] {
  const held = useRef(names);
  const isSame =
    held.current.length === names.length &&
    held.current.every((name, index) => name === names[index]);
  if (!isSame) held.current = names;
  return held.current;
}
