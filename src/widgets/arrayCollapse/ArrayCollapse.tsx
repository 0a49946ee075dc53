import { ArrayCollapse as FormilyCollapse } from '@formily/antd-v5/esm/array-collapse';
import { Badge } from 'antd';
import { useState } from 'react';
import type { RowsProps } from '../contract.ts';
import { SchemaRows } from '../schemaRows.tsx';

// A row is headed by its name alone, and only that folds: buttons beside it stand in no button.
const part = { header: ' ', collapsible: 'header' };

/**
 * Rows that fold away. Formily keeps to itself which are open, so the list is drawn anew, with all
 * rows open, when one must come into sight.
 */
export function ArrayCollapse({ open = 5, ...rows }: RowsProps & { open?: number }) {
  const [asked, setAsked] = useState<object>();
  const [drawings, setDrawings] = useState(0);
  if (rows.shown && rows.shown !== asked) {
    setAsked(rows.shown);
    setDrawings(drawings + 1);
  }
  const [count] = useState(rows.count);
  // Formily unfolds anew when rows come or go; a row that was added must be among the open ones.
  const isFirst = drawings === 0 && rows.count === count;
  const heading = (row: number) => {
    const errors = rows.errors(row);
    return (
      <>
        {rows.nameOf(row)} {errors > 0 && <Badge count={errors} size="small" />}
      </>
    );
  };
  return (
    <SchemaRows
      key={drawings}
      component={FormilyCollapse as never}
      part={part}
      rows={rows}
      heading={heading}
      props={{ defaultOpenPanelCount: isFirst ? open : rows.count, size: 'small' }}
    />
  );
}
