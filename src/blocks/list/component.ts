import type { BlockComponent, Preloader } from '../../runtime/block.ts';
import { EditCell, SwitchCell } from './cells.ts';
import { ArrangedRows } from './layouts/parts.ts';
import { ListBlock } from './ListBlock.tsx';
import type { ColumnPlan } from './plan.ts';
import { LateRowWindow } from './table/LongBody.tsx';
import { virtualFrom } from './table/TableBody.tsx';

function preloadColumn(
  { component: shown, edit, switch: toggle }: ColumnPlan,
  fetch: Preloader,
): void {
  if (toggle) return fetch.part(SwitchCell);
  if (!edit) return fetch.widget(shown, 'display');
  fetch.part(EditCell);
  fetch.widget(edit.component, 'input');
}

export const component: BlockComponent<'list'> = {
  Component: ListBlock,
  actions: ({ toolbar, row, more, onRowClick, columns, layouts = [] }) => [
    ...layouts.flatMap((layout) => layout.actions ?? []),
    ...toolbar,
    ...row,
    ...more,
    ...(onRowClick ? [onRowClick] : []),
    ...columns.flatMap(({ action }) => action ?? []),
  ],
  preload({ query, queryShown, columns, layouts = [], paged, pageSize }, fetch) {
    if (!paged || pageSize >= virtualFrom) fetch.part(LateRowWindow);
    if (layouts.length > 0) fetch.part(ArrangedRows);
    for (const { component: control } of query.slice(0, queryShown)) fetch.widget(control, 'input');
    for (const column of columns) if (column.shown) preloadColumn(column, fetch);
  },
  preloadLater({ query, queryShown, expand = [] }, fetch) {
    fetch.part(LateRowWindow);
    for (const { component: control } of query.slice(queryShown)) fetch.widget(control, 'input');
    fetch.blocks(expand);
  },
};
