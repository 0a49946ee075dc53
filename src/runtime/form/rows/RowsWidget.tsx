import { observer } from '@formily/react';
import { useEffect, useMemo, type ComponentType } from 'react';
import type { Values } from '../../../schema/compile/plan.ts';
import { defined } from '../../../schema/defined.ts';
import type { RowsProps } from '../../../widgets/contract.ts';
import { lateTexts } from '../../locale/late/index.ts';
import { joinAddress } from '../model/visit.ts';
import { useFormView } from '../view/context.ts';
import { cellsOf } from './RowCells.tsx';
import { RowTools } from './RowTools.tsx';
import type { RowsShared } from './Row.tsx';

interface Props {
  Widget: ComponentType<Values & RowsProps>;
  id: string;
  title: string;
  props: Values;
  shared: RowsShared;
  heading: RowsProps['columns'];
  shown: number | undefined;
  onDrawn(): void;
}

/** The rows as the widget of their list draws them: as cards, or folding. */
export const RowsWidget = observer(function RowsWidget(given: Props) {
  const { Widget, id, title, props, shared, heading, shown, onDrawn } = given;
  const { item, columns, base, count, locked, movable, full, edits } = shared;
  const { model, Nodes } = useFormView();
  const { focusRequest } = model.signals;
  const request = useMemo(
    () => (shown === undefined ? undefined : { row: shown }),
    // oxlint-disable-next-line react/exhaustive-deps -- a request is known by its identity alone
    [focusRequest, shown],
  );
  useEffect(onDrawn);
  const fields = (row: number) =>
    columns.length === 0 ? (
      cellsOf({ item, columns, base, row }).map(({ cell }) => cell)
    ) : (
      <Nodes nodes={columns} base={joinAddress(base, row)} columns={model.plan.columns} />
    );
  const tools = (row: number) => (
    <RowTools index={row} count={count} movable={movable} full={full} edits={edits} />
  );
  return (
    <div id={id} role="group" aria-labelledby={`${id}-label`}>
      <Widget
        {...props}
        title={title}
        columns={heading}
        count={count}
        nameOf={(row) => lateTexts.rows.row(row + 1)}
        cells={(row) => cellsOf({ item, columns, base, row }).map(({ cell }) => cell)}
        fields={fields}
        errors={(row) => model.rowProblemsBelow(`${joinAddress(base, row)}.`)}
        onDrawn={onDrawn}
        {...defined({ shown: request, tools: locked ? undefined : tools })}
      />
    </div>
  );
});
