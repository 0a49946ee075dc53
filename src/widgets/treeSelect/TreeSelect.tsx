import { TreeSelect as AntTreeSelect, type RefSelectProps } from 'antd';
import { Fragment, useMemo, type ReactElement } from 'react';
import { pickerProps } from '../control.ts';
import { useBareFrame } from '../useBareFrame.ts';
import { matches, nodeOf, shownKey, shownKeys, valueOf } from '../choices.ts';
import type { InputProps } from '../contract.ts';
import { texts } from '../locale/index.ts';
import { withLimit } from '../withLimit.tsx';
import { markedNodes, withClick, type Click } from './marked.ts';

interface Props extends InputProps {
  allowClear?: boolean;
  multiple?: boolean;
  checkable?: boolean;
  linked?: boolean;
  half?: boolean;
  expandAll?: boolean;
  showSearch?: boolean;
  /** The list is as wide as the box. */
  popupMatchSelectWidth?: boolean;
}

/**
 * The popup of a tree. When somebody types, antd opens the nodes that match and makes the first of
 * them the active one; it does not do so again when nodes arrive later. So those get a new list.
 */
const popupOf = (nodes: readonly unknown[], limit: number | undefined) => (popup: ReactElement) => (
  <Fragment key={nodes.length === 0 ? 'waiting' : 'here'}>
    {withLimit(limit)?.(popup) ?? popup}
  </Fragment>
);

/** One or several nodes of a tree of choices. */
export function TreeSelect({
  value,
  onChange,
  choices,
  loading,
  limit,
  allowClear = true,
  multiple = false,
  checkable = false,
  linked = true,
  half = false,
  expandAll = true,
  showSearch = true,
  popupMatchSelectWidth = true,
  ...field
}: Props) {
  const nodes = useMemo(() => choices?.map(nodeOf) ?? [], [choices]);
  const frame = useBareFrame<RefSelectProps>();
  const several = multiple || checkable;
  // Left to itself, antd takes a parent in the value for all that stands below it.
  const isMarked = checkable && (half || !linked);
  const change = (next: unknown) => {
    if (several) onChange?.((next as unknown[]).map((key) => valueOf(choices, key)));
    else onChange?.(next === undefined ? undefined : valueOf(choices, next));
  };
  return (
    <AntTreeSelect
      ref={frame}
      {...pickerProps(field)}
      className="pl-fill"
      {...(isMarked
        ? {
            treeCheckStrictly: true,
            value: markedNodes({ choices, value, linked }),
            onChange: (_next: unknown, _labels: unknown, click: Click) =>
              onChange?.(withClick({ choices, value, linked }, click)),
          }
        : {
            value: several ? shownKeys(choices, value) : shownKey(choices, value),
            onChange: change,
          })}
      treeData={nodes}
      multiple={several}
      treeCheckable={checkable}
      showCheckedStrategy={linked ? 'SHOW_CHILD' : 'SHOW_ALL'}
      treeDefaultExpandAll={expandAll}
      showSearch={showSearch}
      popupMatchSelectWidth={popupMatchSelectWidth}
      filterTreeNode={(text, node) => matches(text, node as { label?: unknown })}
      treeNodeFilterProp="label"
      loading={loading}
      notFoundContent={loading ? texts.common.loading : undefined}
      maxTagCount="responsive"
      popupRender={popupOf(nodes, limit)}
      allowClear={allowClear}
    />
  );
}
