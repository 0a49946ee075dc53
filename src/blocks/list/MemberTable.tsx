import type { ComponentProps } from 'react';
import { ListTable } from './ListTable.tsx';
import { useMemberColumns } from './useMemberColumns.ts';

/** The table of a list with a dynamic field. */
export function MemberTable({ plan, list, ...props }: ComponentProps<typeof ListTable>) {
  return <ListTable {...props} list={list} plan={useMemberColumns(plan, list.search.query)} />;
}
