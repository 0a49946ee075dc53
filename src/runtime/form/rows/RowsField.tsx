import Plus from '@ant-design/icons/es/icons/PlusOutlined';
import { observer } from '@formily/react';
import type { ArrayField, Field } from '@formily/core';
import { Button } from 'antd';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { NodePlan } from '../../../schema/compile/plan.ts';
import { lazyPart } from '../../../parts/lazyPart.tsx';
import { SortableList } from '../../core/SortableList.tsx';
import { texts } from '../../locale/index.ts';
import { useWidget } from '../../display/useWidget.ts';
import { dataOf } from '../model/fields.ts';
import { controlId, useFormView } from '../view/context.ts';
import { FieldLabel } from '../view/FieldLabel.tsx';
import type { RowsShared } from './Row.tsx';
import { rowIds } from './rowIds.ts';
import { PlainRows, VirtualRows, virtualFrom } from './RowsBody.tsx';
import { RowsWidget } from './RowsWidget.tsx';
import { RowsTotal } from './RowsTotal.tsx';
import { showsNumber } from './showsNumber.ts';
import { useRowEdits, type RowEdits, type RowFocus } from './useRowEdits.ts';
import { useRowsPaste } from './useRowsPaste.ts';
import './rows.css';
import '../view/form.css';

/** Few lists are of definitions that are inherited: the code comes when one is drawn. */
const InheritedRows = lazyPart(async () => (await import('./InheritedRows.tsx')).InheritedRows);

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
  const columns = item.children.filter((child) => child.modes.includes(model.mode));
  const rows: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const locked = model.mode === 'view' || field.pattern !== 'editable';
  const full = rows.length >= max;
  const edits = useRowEdits(model, field as ArrayField, { item, key, max });
  const onPaste = useRowsPaste({ model, field, item, columns, max, locked, edits });
  const problem = model.problemAt(field);
  const base = field.address.toString();
  const id = controlId(formId, base);
  const ids = rowIds(rows);
  const shared: RowsShared = {
    item,
    columns,
    base,
    count: rows.length,
    locked,
    movable,
    full,
    edits,
  };
  const onKeyDown = rowKeys(edits, { locked, movable });
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
      <div className="pl-field-control" onPaste={onPaste} onKeyDown={onKeyDown}>
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
            {full ? texts.form.rowsFull(max) : texts.form.add}
          </Button>
        )}
        {!locked && (
          <div className="pl-rows-hint">
            {movable ? texts.form.rowsHint : texts.form.rowsHintFixed}
          </div>
        )}
        {state.description !== '' && <div className="pl-field-hint">{state.description}</div>}
        <div className="pl-field-problem">
          {problem !== undefined && <div role="alert">{problem}</div>}
        </div>
      </div>
    </div>
  );
});

interface TableProps {
  id: string;
  ids: string[];
  shared: RowsShared;
  heading: readonly { name: string; label: string; isNumber: boolean }[];
  shown: number | undefined;
  onDrawn(): void;
  /** What stands below the rows. */
  children: ReactNode;
}

function RowsTable({ id, ids, shared, heading, shown, onDrawn, children }: TableProps) {
  const box = useRef<HTMLDivElement>(null);
  const { locked, movable, edits } = shared;
  const span = heading.length + (locked ? 0 : 2);
  const isLong = ids.length >= virtualFrom;
  const table = (
    <div ref={box} className={isLong ? 'pl-rows-box pl-rows-long' : 'pl-rows-box'}>
      <table
        className="pl-rows"
        id={id}
        aria-labelledby={`${id}-label`}
        aria-rowcount={isLong ? ids.length + 1 : undefined}
      >
        <thead>
          <tr>
            {!locked && (
              <th scope="col" className="pl-rows-place" aria-label={texts.form.rowNumber}>
                #
              </th>
            )}
            {heading.map(({ name, label, isNumber }) => (
              <th key={name} scope="col" className={isNumber ? 'pl-rows-number' : undefined}>
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
          {isLong ? (
            <VirtualRows
              ids={ids}
              shared={shared}
              onDrawn={onDrawn}
              box={box}
              span={span}
              shown={shown}
            />
          ) : (
            <PlainRows ids={ids} shared={shared} onDrawn={onDrawn} />
          )}
          {ids.length === 0 && (
            <tr>
              <td colSpan={span} className="pl-rows-empty">
                {texts.common.none}
              </td>
            </tr>
          )}
        </tbody>
        {children}
      </table>
    </div>
  );
  if (locked || !movable) return table;
  return (
    <SortableList
      ids={ids}
      labelOf={(row) => texts.form.row(ids.indexOf(row) + 1)}
      onMove={(from, to) => edits.move(from, to)}
    >
      {table}
    </SortableList>
  );
}

/** Number of the row in which an address lies; undefined for one elsewhere. */
function rowIn(address: string | undefined, base: string): number | undefined {
  if (!address?.startsWith(`${base}.`)) return undefined;
  const row = Number(address.slice(base.length + 1).split('.', 1)[0]);
  return Number.isInteger(row) ? row : undefined;
}

/** Milliseconds in which a new row is drawn: its controls may come late. */
const patience = 2000;

/** Gives the focus to the row that waits for it, once it is drawn. */
function focusRow(root: HTMLElement | null, edits: RowEdits): void {
  if (!root || !edits.focus.current || isFocused(root, edits)) return;
  const drawn = new MutationObserver(() => isFocused(root, edits) && drawn.disconnect());
  drawn.observe(root, { childList: true, subtree: true });
  setTimeout(() => drawn.disconnect(), patience);
}

/** @returns false while what the focus waits for is not there */
function isFocused(root: HTMLElement, edits: RowEdits): boolean {
  const next: RowFocus | undefined = edits.focus.current;
  if (!next) return true;
  const tools = [`[data-tool="${next.tool}"]:not(:disabled)`, '[data-tool]:not(:disabled)'];
  const target =
    next.row < 0
      ? root.querySelector<HTMLElement>('.pl-rows-add')
      : inRow(root, next.row, next.tool === undefined ? [controls] : tools);
  if (!target) return false;
  edits.focus.current = undefined;
  target.focus();
  return true;
}

/**
 * The first element in a row that one of the selectors finds, the first selector first. A widget
 * may draw a row in several places; rows of lists inside a row are not meant.
 */
function inRow(
  root: HTMLElement,
  row: number,
  selectors: readonly string[],
): HTMLElement | undefined {
  const places = [...root.querySelectorAll<HTMLElement>(`[data-row="${row}"]`)].filter((place) => {
    const outer = place.parentElement?.closest('[data-row]');
    return !outer || !root.contains(outer);
  });
  return selectors
    .flatMap((selector) => places.map((place) => place.querySelector<HTMLElement>(selector)))
    .find((found) => found !== null);
}

/** What can be entered into in a row; the list as a whole stands in such a place, too. */
const controls = ['input', 'textarea', 'button']
  .map((name) => `:scope .pl-field-control ${name}:not(:disabled)`)
  .join(', ');

/** Alt with an arrow moves the row that has the focus, Alt + Enter adds one below it. */
function rowKeys(
  edits: RowEdits,
  { locked, movable }: { locked: boolean; movable: boolean },
): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    if (event.key === 'Escape' && isLifted(event.target as Element)) return putBack(event);
    const given = (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset.row;
    if (locked || !event.altKey || event.ctrlKey || event.metaKey || given === undefined) return;
    const row = Number(given);
    if (event.key === 'Enter') edits.add(row + 1);
    else if (movable && event.key === 'ArrowUp') edits.move(row, row - 1);
    else if (movable && event.key === 'ArrowDown') edits.move(row, row + 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Whether a row is being moved by keys. */
const isLifted = (element: Element): boolean => element.getAttribute('aria-pressed') === 'true';

/**
 * Escape puts the row back. What is around the form, which Escape would close, does not hear it.
 */
function putBack(event: KeyboardEvent): void {
  event.stopPropagation();
  const { key, code } = event;
  document.dispatchEvent(new KeyboardEvent('keydown', { key, code }));
}
