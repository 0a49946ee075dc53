import { useRef, type ReactNode } from 'react';
import { SortableList } from '../../core/SortableList.tsx';
import { texts } from '../../locale/index.ts';
import { lateTexts } from '../../locale/late/index.ts';
import type { RowsShared } from './Row.tsx';
import { PlainRows, VirtualRows, virtualFrom } from './RowsBody.tsx';
import './rows.css';

interface Props {
  id: string;
  ids: readonly string[];
  shared: RowsShared;
  heading: readonly { name: string; label: string; isNumber: boolean }[];
  shown: number | undefined;
  onDrawn(): void;
  /** What stands below the rows. */
  children: ReactNode;
}

/** The rows as a table; those in view alone where there are many. */
export function RowsTable({ id, ids, shared, heading, shown, onDrawn, children }: Props) {
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
              <th scope="col" className="pl-rows-place" aria-label={lateTexts.rows.rowNumber}>
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
      labelOf={(row) => lateTexts.rows.row(ids.indexOf(row) + 1)}
      onMove={(from, to) => edits.move(from, to)}
    >
      {table}
    </SortableList>
  );
}
