import Fold from '@ant-design/icons/es/icons/NodeCollapseOutlined';
import Reload from '@ant-design/icons/es/icons/ReloadOutlined';
import Search from '@ant-design/icons/es/icons/SearchOutlined';
import Unfold from '@ant-design/icons/es/icons/NodeExpandOutlined';
import { Button, Empty, Input, Skeleton, Tree } from 'antd';
import { useMemo, useState, type Key, type ReactNode } from 'react';
import type { Choice } from '../../schema/compile/plan.ts';
import type { TreePlan } from './plan.ts';
import { useActions } from '../../runtime/action/context.ts';
import { useData } from '../../runtime/data/context.ts';
import { keyOfRequest } from '../../runtime/data/pool.ts';
import { useChoices } from '../../runtime/data/useChoices.ts';
import { Failed } from '../../runtime/display/Failed.tsx';
import { usePage } from '../../runtime/core/context.ts';
import { useEvaluate } from '../../runtime/core/scope.ts';
import { useStore } from '../../runtime/core/store.ts';
import { texts } from '../../runtime/locale/index.ts';
import './tree.css';

interface Node {
  key: string;
  title: string;
  choice: Choice;
  disabled?: boolean;
  children?: Node[];
}

const nodeOf = (choice: Choice): Node => ({
  key: String(choice.value),
  title: choice.label,
  choice,
  ...(choice.disabled && { disabled: true }),
  ...(choice.children && { children: choice.children.map(nodeOf) }),
});

const holds = ({ title }: Node, text: string): boolean => title.toLowerCase().includes(text);

/** Keys of what stands above the nodes whose label holds the text. */
function waysTo(nodes: readonly Node[], text: string): Key[] {
  return nodes.flatMap(({ key, children = [] }) => {
    const below = waysTo(children, text);
    return below.length > 0 || children.some((child) => holds(child, text)) ? [key, ...below] : [];
  });
}

/** A label with the text that is looked for marked in it. */
function marked(title: string, text: string): ReactNode {
  const start = text === '' ? -1 : title.toLowerCase().indexOf(text);
  return start < 0 ? (
    title
  ) : (
    <>
      {title.slice(0, start)}
      <mark>{title.slice(start, start + text.length)}</mark>
      {title.slice(start + text.length)}
    </>
  );
}

const keysOf = (nodes: readonly Node[]): Key[] =>
  nodes.flatMap((node) => [node.key, ...keysOf(node.children ?? [])]);

/** Loads the nodes of a tree again. */
function useReload({ choices }: TreePlan): () => void {
  const { pool, dicts } = useData();
  const evaluate = useEvaluate();
  if (choices.from === 'dict') return () => dicts.invalidate();
  return () =>
    void pool.reload(
      choices.from === 'request' && choices.request
        ? keyOfRequest(evaluate.request(choices.request))
        : undefined,
    );
}

/** Opens or closes all nodes, and loads them again. */
function TreeTools({
  allOpen,
  loading,
  onToggle,
  onReload,
}: {
  allOpen: boolean;
  loading: boolean;
  onToggle(): void;
  onReload(): void;
}) {
  const toggle = allOpen ? texts.tree.foldAll : texts.tree.openAll;
  return (
    <span>
      <Button
        type="text"
        size="small"
        icon={allOpen ? <Fold /> : <Unfold />}
        title={toggle}
        aria-label={toggle}
        onClick={onToggle}
      />
      <Button
        type="text"
        size="small"
        icon={<Reload spin={loading} />}
        title={texts.common.refresh}
        aria-label={texts.tree.refresh}
        onClick={onReload}
      />
    </span>
  );
}

/**
 * A searchable tree; the chosen key becomes a member of the page state, choosing it again clears
 * it.
 */
export function TreeBlock({ plan }: { plan: TreePlan }) {
  const { store } = usePage();
  const { run } = useActions();
  const evaluate = useEvaluate();
  const { choices, loading, limit, failure } = useChoices(plan.choices);
  const reload = useReload(plan);
  const chosen = useStore(store, (page) => page.state[plan.state]);
  const [text, setText] = useState('');
  const [folded, setFolded] = useState<ReadonlySet<Key>>(new Set());
  const nodes = useMemo(() => (choices ?? []).map(nodeOf), [choices]);
  const sought = text.trim().toLowerCase();
  const open = useMemo(() => keysOf(nodes).filter((key) => !folded.has(key)), [nodes, folded]);
  /**
   * Opens the way to what is found, and nothing else; all when nothing is looked for
   * (docs/protocol/pages.md#system).
   */
  const search = (next: string) => {
    const sought = next.trim().toLowerCase();
    const ways = new Set(waysTo(nodes, sought));
    setText(next);
    setFolded(new Set(sought === '' ? [] : keysOf(nodes).filter((key) => !ways.has(key))));
  };
  return (
    <section className="pl-panel pl-tree" aria-label={evaluate.text(plan.title) || undefined}>
      {(plan.title !== undefined || plan.tools) && (
        <div className="pl-tree-head">
          <h2 className="pl-list-title">{evaluate.text(plan.title)}</h2>
          {plan.tools && (
            <TreeTools
              onReload={reload}
              allOpen={folded.size === 0}
              loading={loading}
              onToggle={() => setFolded(new Set(folded.size === 0 ? keysOf(nodes) : []))}
            />
          )}
        </div>
      )}
      <Input
        allowClear
        prefix={<Search className="pl-secondary" />}
        placeholder={evaluate.text(plan.placeholder) || texts.tree.search}
        value={text}
        onChange={(event) => search(event.target.value)}
      />
      {loading && !choices && <Skeleton active title={false} />}
      {limit !== undefined && (
        <p className="pl-tree-limit pl-secondary" role="note">
          {texts.tree.limited(limit)}
        </p>
      )}
      {nodes.length === 0 && failure !== undefined && <Failed message={failure} onRetry={reload} />}
      {nodes.length === 0 && choices && failure === undefined && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} />
      )}
      <Tree<Node>
        blockNode
        treeData={nodes}
        titleRender={({ title }) => marked(title, sought)}
        expandedKeys={open}
        selectedKeys={chosen == null ? [] : [String(chosen)]}
        onExpand={(keys) => setFolded(new Set(keysOf(nodes).filter((key) => !keys.includes(key))))}
        onSelect={(_keys, { node, selected }) => {
          const value = selected ? node.choice.value : null;
          store.change({ [plan.state]: value });
          if (plan.onChange) void run({ plan: plan.onChange, local: { value } });
        }}
      />
    </section>
  );
}
