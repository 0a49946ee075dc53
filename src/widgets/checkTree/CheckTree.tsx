import { Checkbox, Empty, Skeleton, Tree } from 'antd';
import { useMemo, useState } from 'react';
import type { Choice } from '../../schema/compile/plan.ts';
import { groupAria } from '../aria.ts';
import { listOf } from '../choices.ts';
import type { InputProps } from '../contract.ts';
import { useDrawerRoom } from '../useDrawerRoom.ts';
import { allNodes, marksOf, withAll, withNode } from './marks.ts';
import { texts } from '../locale/index.ts';
import { lateTexts } from '../locale/late/index.ts';
import { defined } from '../../schema/defined.ts';
import './checkTree.css';

interface Node {
  key: string;
  title: string;
  disabled?: boolean;
  children?: Node[];
}

const nodeOf = ({ value, label, disabled, children }: Choice): Node => ({
  key: String(value),
  title: label,
  ...defined({
    disabled: disabled || undefined,
    children: children?.map(nodeOf),
  }),
});

/** Height in pixels of the nodes on show. */
const usualHeight = 320;

/**
 * Several nodes of a tree by their boxes. The value holds half checked nodes, too
 * (docs/protocol/pages.md#system).
 */
export function CheckTree({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  choices,
  limit,
  linked = true,
  expandAll = false,
  height,
  tools,
  ...aria
}: InputProps & { linked?: boolean; expandAll?: boolean; height?: number }) {
  const ids = listOf(value);
  const nodes = useMemo(() => choices?.map(nodeOf) ?? [], [choices]);
  const parents = useMemo(
    () =>
      allNodes(choices ?? [])
        .filter(({ children }) => children?.length)
        .map((node) => String(node.value)),
    [choices],
  );
  const firstLevel = useMemo(
    () =>
      (choices ?? []).filter(({ children }) => children?.length).map((node) => String(node.value)),
    [choices],
  );
  const [own, setOwn] = useState<string[]>();
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const room = useDrawerRoom(element, usualHeight);
  if (!choices) return <Skeleton active title={false} />;
  const open = own ?? (expandAll ? parents : []);
  const marks = marksOf(choices, ids, linked);
  const locked = disabled === true || readOnly === true;
  const shown = new Set([...marks.checked, ...marks.half, ...ids.map(String)]);
  const isFull = withAll(choices, ids, { on: true, linked }).every((one) => shown.has(String(one)));
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      className="pl-check-tree"
      {...groupAria(aria)}
      onBlur={onBlur}
    >
      <div className="pl-check-tree-tools">
        <Checkbox
          checked={firstLevel.length > 0 && firstLevel.every((key) => open.includes(key))}
          onChange={({ target }) => setOwn(target.checked ? firstLevel : [])}
        >
          {lateTexts.tree.open}
        </Checkbox>
        <Checkbox
          disabled={locked}
          checked={choices.length > 0 && isFull}
          indeterminate={!isFull && marks.checked.size + marks.half.size > 0}
          onChange={({ target }) =>
            onChange?.(withAll(choices, ids, { on: target.checked, linked }))
          }
        >
          {lateTexts.tree.all}
        </Checkbox>
        {tools}
        {limit !== undefined && (
          <span className="pl-limit" role="note">
            {texts.common.limited(limit)}
          </span>
        )}
      </div>
      {nodes.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} />
      ) : (
        <div ref={setElement}>
          <Tree<Node>
            className="pl-check-tree-nodes"
            height={height ?? room}
            blockNode
            selectable={false}
            checkable
            checkStrictly
            disabled={locked}
            treeData={nodes}
            expandedKeys={open}
            onExpand={(keys) => setOwn(keys.map(String))}
            checkedKeys={{ checked: [...marks.checked], halfChecked: [...marks.half] }}
            onCheck={(_keys, { node, checked }) =>
              onChange?.(withNode(choices, ids, node.key, checked, linked))
            }
          />
        </div>
      )}
    </div>
  );
}
