import { ArrayCards as FormilyCards } from '@formily/antd-v5/esm/array-cards';
import type { RowsProps } from '../contract.ts';
import { SchemaRows } from '../schemaRows.tsx';

// Each card is headed by the name of its row; without this, by that of the list, too.
const noTitle = <></>;

/** Rows as cards with their labelled fields. */
export function ArrayCards({ size = 'small', ...rows }: RowsProps & { size?: string }) {
  return (
    <SchemaRows
      component={FormilyCards as never}
      rows={rows}
      props={{ size, title: noTitle, className: 'pl-rows-card' }}
    />
  );
}
