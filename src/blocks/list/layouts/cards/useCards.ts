import { useCallback, useMemo } from 'react';
import { required } from '../../../../schema/required.ts';
import type { ActionPlan } from '../../../../schema/compile/plan.ts';
import { useChoicesOf } from '../../../../runtime/data/useChoices.ts';
import { shownValue } from '../../../../runtime/display/Display.tsx';
import { widgetOf } from '../../../../runtime/display/useWidget.ts';
import { useRuntimeHost } from '../../../../runtime/host.ts';
import type { RowActionContext } from '../../RowActions.tsx';
import { tableColumn, type FactsOf } from '../../tableColumn.tsx';
import type { Row } from '../../table/rows.ts';
import type { TableColumn } from '../../table/types.ts';
import type { CardPlan } from '../plan.ts';
import type { LayoutProps } from '../props.ts';

/** What all cards of a layout are drawn with. */
export interface Cards extends Pick<LayoutProps, 'selection' | 'rowTone'> {
  context: RowActionContext;
  open: ActionPlan | undefined;
  title: TableColumn;
  fields: readonly TableColumn[];
  /** What a row is called where it is not seen. */
  nameOf(row: Row): string;
}

/** The title and the fields of the cards, each as its column shows it. */
export function useCards(
  { plan, evaluate, edits, handle, view, selection, rowTone }: LayoutProps,
  { title, fields, open, shownElsewhere }: CardPlan,
): Cards {
  const columns = useMemo(() => {
    const own = fields ?? view.shown.filter(({ field }) => !shownElsewhere.includes(field));
    return [title, ...own.filter(({ visible }) => evaluate.test(visible))];
  }, [title, fields, shownElsewhere, view.shown, evaluate]);
  const choices = useChoicesOf(columns.map((column) => column.choices ?? column.edit?.choices));
  const { widgets } = useRuntimeHost();
  const facts = useCallback<FactsOf>(
    ({ component }) => widgetOf(widgets, component)?.facts,
    [widgets],
  );
  return useMemo(() => {
    const [first, ...rest] = columns.map((column, index) =>
      tableColumn({
        column,
        choices: required(choices[index], column.field).choices,
        context: {
          plan,
          evaluate,
          facts,
          origin: handle,
          edits,
          editing: false,
          size: 'small',
          before: 0,
        },
        tree: false,
      }),
    );
    return {
      context: { plan, evaluate, origin: handle, folded: true },
      open,
      title: required(first, title.field),
      fields: rest,
      selection,
      rowTone,
      nameOf: (row) => nameOf(shownValue(title, row, evaluate)),
    };
  }, [columns, choices, plan, evaluate, facts, handle, edits, open, title, selection, rowTone]);
}

const nameOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
