import Down from '@ant-design/icons/es/icons/DownOutlined';
import Loading from '@ant-design/icons/es/icons/LoadingOutlined';
import { Button } from 'antd';
import { useCallback, useState, type FormEvent } from 'react';
import type { MembersPlan, Values } from '../../../schema/compile/plan.ts';
import type { ListPlan, QueryFieldPlan } from '../plan.ts';
import { lazyPart } from '../../../parts/lazyPart.tsx';
import { useEvaluate } from '../../../runtime/core/scope.ts';
import { useLate } from '../../../runtime/core/hooks/useLate.ts';
import { useRoom } from '../../../runtime/core/room.ts';
import { isBlank } from '../state/search.ts';
import { compileQuery } from '../query.ts';
import { SearchFields } from './SearchFields.tsx';
import { texts } from '../../../runtime/locale/index.ts';
import './search.css';

/** Few lists search by dynamic fields: the code comes when one does. */
const MemberSearch = lazyPart(async () => (await import('./MemberSearch.tsx')).MemberSearch);

const hasMembers = (field: QueryFieldPlan): field is QueryFieldPlan & { members: MembersPlan } =>
  field.members !== undefined;

interface Props {
  plan: ListPlan;
  /** The search the list shows. */
  query: Values;
  /** A search that came when nobody had just asked for it. */
  awaited: Values | undefined;
  loading: boolean;
  onSearch(query: Values): void;
  onReset(): void;
}

/**
 * Search boxes with 查询, 重置 and, when there are more than are shown, 展开 / 收起
 * (docs/protocol/pages.md#what-all-lists-share).
 */
export function SearchForm({ plan, query, awaited, loading, onSearch, onReset }: Props) {
  const evaluate = useEvaluate();
  const isSlow = useLate(loading, 300);
  const [draft, setDraft] = useState(query);
  // On a phone the records should be in sight: one box is enough to begin with.
  const isPhone = useRoom('phone');
  const shown = isPhone ? Math.min(1, plan.queryShown) : plan.queryShown;
  const offered = plan.query.filter((field) => evaluate.test(field.visible));
  const plain = offered.filter(({ members }) => !members);
  const dynamic = offered.filter(hasMembers);
  const behind = plain.length < shown ? [] : [...plain.slice(shown), ...dynamic];
  const searchesBehind = behind.some((field) => !isBlank(query[field.name]));
  const [open, setOpen] = useState(searchesBehind);
  const fields = open ? plain : plain.slice(0, shown);

  // A search that came from elsewhere (address, column filter, reset) replaces what is typed, but
  // one that was awaited does not.
  const [seen, setSeen] = useState(query);
  if (seen !== query) {
    setSeen(query);
    setDraft(query === awaited ? { ...query, ...typedIn(draft, seen) } : query);
    if (searchesBehind) setOpen(true); // a search in force is never out of sight
  }
  const change = useCallback(
    (name: string, value: unknown) => setDraft((before) => ({ ...before, [name]: value })),
    [],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(draft);
  };
  return (
    <search className="pl-search">
      <form className="pl-search-form" onSubmit={submit} autoComplete="off">
        <div className="pl-search-grid">
          <SearchFields fields={fields} values={draft} onChange={change} />
          {dynamic.map((field) => (
            <MemberSearch
              key={field.name}
              list={plan}
              field={field}
              draft={draft}
              query={query}
              Fields={SearchFields}
              compileQuery={compileQuery}
              shown={open || !behind.includes(field)}
              onChange={change}
              onSearch={onSearch}
            />
          ))}
        </div>
        <div className="pl-search-buttons">
          {/* A button that is `loading` takes no click: another search can be sent at any time. */}
          <Button type="primary" htmlType="submit" icon={isSlow && <Loading />}>
            {texts.list.query}
          </Button>
          <Button onClick={onReset}>{texts.common.reset}</Button>
          {behind.length > 0 && (
            <button
              type="button"
              className="pl-link"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              <span>{open ? texts.common.fold : texts.common.open}</span>
              <Down className={open ? 'pl-turned' : undefined} />
            </button>
          )}
        </div>
      </form>
    </search>
  );
}

/** What was entered and not sent, of a draft that began with a search. */
const typedIn = (draft: Values, begun: Values): Values =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([name, value]) => begun[name] !== value && !(isBlank(begun[name]) && isBlank(value)),
    ),
  );
