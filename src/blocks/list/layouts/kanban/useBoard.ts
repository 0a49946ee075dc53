import { useMemo, useState } from 'react';
import type { Choice } from '../../../../schema/compile/plan.ts';
import { useChoices } from '../../../../runtime/data/useChoices.ts';
import { useRuntimeHost } from '../../../../runtime/host.ts';
import { isBlank } from '../../state/search.ts';
import type { Row } from '../../table/rows.ts';
import type { KanbanLayoutPlan } from '../plan.ts';
import type { LayoutProps } from '../props.ts';
import { useRowGroups, type GroupSearch, type RowGroup } from '../useRowGroups.ts';

/** A column of the board. */
export interface BoardColumn {
  /** The value as a text, which the search sends. */
  key: string;
  choice: Choice;
  group: RowGroup;
  /** Asks for more cards; absent: there are no more, or one request gives no more. */
  more: (() => void) | undefined;
}

export interface Board {
  /** undefined: the choices are not known yet. */
  columns: readonly BoardColumn[] | undefined;
  /** Why the choices are not known. */
  failure: string | undefined;
  /** Rows that the search finds and no column has. */
  elsewhere: number;
  /** Those of all columns, as they have come last. */
  rows: readonly Row[];
  loading: boolean;
}

/** Each column asks for its own cards; one more request counts them all. */
export function useBoard(props: LayoutProps, layout: KanbanLayoutPlan): Board {
  const { plan, list } = props;
  const { most } = useRuntimeHost().protocol.lists;
  const { choices, failure } = useChoices(layout.choices);
  const [sizes, setSizes] = useState<ReadonlyMap<string, number>>(new Map());
  const { search } = list;
  const { param, pageSize, values } = layout;
  const shown = useMemo(
    () => choices && chosenOf(choices, values, search.query[param]),
    [choices, values, search.query, param],
  );
  const asked = useMemo(() => {
    const { summary: _sums, ...without } = plan;
    return { ...without, query: plan.query.filter(({ name }) => name !== param) };
  }, [plan, param]);
  const sizeOf = (key: string) => Math.min(sizes.get(key) ?? pageSize, most);
  const groups = useMemo<GroupSearch[]>(
    () => [
      ...(shown ?? []).map(({ key }) => ({
        name: key,
        search: {
          ...search,
          filters: { ...search.filters, [param]: key },
          page: 1,
          size: Math.min(sizes.get(key) ?? pageSize, most),
        },
      })),
      // All of them are counted, unless the search names the columns itself.
      {
        name: '',
        counts: true,
        search:
          plan.paged && shown && isBlank(search.query[param])
            ? { ...search, page: 1, size: 1 }
            : null,
      },
    ],
    [shown, search, param, pageSize, sizes, plan.paged, most],
  );
  const loaded = useRowGroups(props, asked, groups);
  const rows = useMemo(() => loaded.flatMap((group) => group.rows), [loaded]);
  const columns = shown?.map(({ key, choice }, index): BoardColumn => {
    const group = loaded[index]!;
    const isMore = group.total > group.rows.length && sizeOf(key) < most;
    return {
      key,
      choice,
      group,
      more: isMore ? () => setSizes(new Map(sizes).set(key, sizeOf(key) + pageSize)) : undefined,
    };
  });
  return {
    columns,
    failure,
    elsewhere: elsewhereOf(loaded),
    rows,
    loading: loaded.some(({ loading }) => loading),
  };
}

/** Choices with a column: those of the layout, narrowed by what is searched for. */
function chosenOf(
  choices: readonly Choice[],
  values: readonly string[] | undefined,
  searched: unknown,
): { key: string; choice: Choice }[] {
  const all = choices.map((choice) => ({ key: String(choice.value), choice }));
  const own = values ? values.flatMap((value) => all.find(({ key }) => key === value) ?? []) : all;
  if (isBlank(searched)) return own;
  const sought = [searched].flat().map(String);
  return own.filter(({ key }) => sought.includes(key));
}

/** The last group counts them all. */
function elsewhereOf(groups: readonly RowGroup[]): number {
  const all = groups.at(-1);
  const columns = groups.slice(0, -1);
  if (!all?.loaded || groups.some(({ loading }) => loading)) return 0;
  return Math.max(0, all.total - columns.reduce((sum, { total }) => sum + total, 0));
}
