import { useRef } from 'react';
import type { Values } from '../../schema/compile/plan.ts';
import type { ListPlan } from './plan.ts';
import { lazyPart } from '../../parts/lazyPart.tsx';
import { readAddressState } from '../../runtime/core/addressState.ts';
import { usePage } from '../../runtime/core/context.ts';
import { useEvaluate } from '../../runtime/core/scope.ts';
import { useStore } from '../../runtime/core/store.ts';
import { useData } from '../../runtime/data/context.ts';
import { useEvery } from '../../runtime/data/useEvery.ts';
import { ListTable } from './ListTable.tsx';
import { Pager } from './Pager.tsx';
import { SearchForm } from './search/SearchForm.tsx';
import { compactQuery } from './state/search.ts';
import { useList } from './state/useList.ts';
import { texts } from '../../runtime/locale/index.ts';
import './list.css';

/** Few lists show dynamic fields: their code comes when one does. */
const MemberTable = lazyPart(async () => (await import('./MemberTable.tsx')).MemberTable);

/** A list: search, toolbar, table, pager. */
export function ListBlock({ plan: own }: { plan: ListPlan }) {
  const { plan, store, selection, edits, defaults, handle, views } = useList(own);
  const list = useStore(store);
  const evaluate = useEvaluate();
  const { search } = list;
  const section = useRef<HTMLElement>(null);
  const { pool } = useData();
  useEvery(plan.every, section, () => pool.refresh(handle));
  const Table = plan.columns.some(({ members }) => members) ? MemberTable : ListTable;
  const narrow = (query: Values) =>
    store.reload({ query: compactQuery(plan.query, query), page: 1 });
  const { plan: page, store: pageStore } = usePage();
  const reset = () => {
    if (plan.urlState) pageStore.change(readAddressState(page, {}));
    // A new object even when nothing was searched: what is typed and was not sent goes, too.
    store.reload({ query: { ...defaults }, filters: {}, page: 1 });
  };
  return (
    <section ref={section} className="pl-list" aria-label={evaluate.text(plan.title) || undefined}>
      {plan.query.length > 0 && (
        <div className="pl-panel pl-list-search">
          <SearchForm
            plan={plan}
            query={search.query}
            awaited={list.awaited}
            loading={list.loading}
            onSearch={narrow}
            onReset={reset}
          />
        </div>
      )}
      <div className="pl-panel">
        {plan.title !== undefined && <h2 className="pl-list-title">{evaluate.text(plan.title)}</h2>}
        <Table
          plan={plan}
          store={store}
          list={list}
          selection={selection}
          edits={edits}
          handle={handle}
          defaults={defaults}
          views={views}
          onReset={reset}
        />
        {list.limit !== undefined && (
          <p className="pl-list-limit pl-secondary" role="note">
            {texts.list.limited(list.limit)}
          </p>
        )}
        {plan.paged && !plan.layout?.loadsItself && list.total > 0 && (
          <Pager
            page={search.page}
            size={search.size}
            ownSize={plan.pageSize}
            total={list.total}
            totalText={
              plan.totalText === undefined
                ? undefined
                : evaluate.text(plan.totalText, { total: list.total })
            }
            onChange={(page, size) => store.change({ page, size })}
          />
        )}
      </div>
    </section>
  );
}
