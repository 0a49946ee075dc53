import { TreeSelect as AntTreeSelect, type RefSelectProps } from 'antd';
import { useMemo } from 'react';
import { pickerProps } from '../control.ts';
import { useBareFrame } from '../useBareFrame.ts';
import { matches, nodeOf, shownKey, shownKeys, valueOf } from '../choices.ts';
import type { InputProps } from '../contract.ts';
import { texts } from '../locale/index.ts';
import { withLimit } from '../withLimit.tsx';

interface Props extends InputProps {
  allowClear?: boolean;
  multiple?: boolean;
  checkable?: boolean;
  expandAll?: boolean;
  showSearch?: boolean;
}

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
  expandAll = true,
  showSearch = true,
  ...field
}: Props) {
  const nodes = useMemo(() => choices?.map(nodeOf) ?? [], [choices]);
  const frame = useBareFrame<RefSelectProps>();
  const several = multiple || checkable;
  const change = (next: unknown) => {
    if (several) onChange?.((next as unknown[]).map((key) => valueOf(choices, key)));
    else onChange?.(next === undefined ? undefined : valueOf(choices, next));
  };
  return (
    <AntTreeSelect
      ref={frame}
      {...pickerProps(field)}
      className="pl-fill"
      value={several ? shownKeys(choices, value) : shownKey(choices, value)}
      onChange={change}
      treeData={nodes}
      multiple={several}
      treeCheckable={checkable}
      treeDefaultExpandAll={expandAll}
      showSearch={showSearch}
      filterTreeNode={(text, node) => matches(text, node as { label?: unknown })}
      treeNodeFilterProp="label"
      loading={loading}
      notFoundContent={loading ? texts.common.loading : undefined}
      maxTagCount="responsive"
      popupRender={withLimit(limit)}
      allowClear={allowClear}
    />
  );
}
