import { Select as AntSelect, type RefSelectProps } from 'antd';
import { useMemo } from 'react';
import { pickerProps } from '../control.ts';
import { useBareFrame } from '../useBareFrame.ts';
import { matches, nodeOf, shownKey, shownKeys, valueOf } from '../choices.ts';
import type { InputProps } from '../contract.ts';
import { texts } from '../locale/index.ts';
import { withLimit } from '../withLimit.tsx';

export interface SelectProps extends InputProps {
  allowClear?: boolean;
  mode?: 'multiple' | 'tags';
  showSearch?: boolean;
  maxTagCount?: number;
}

/** One or several of the choices. Values keep the type that the choices have. */
export function Select({
  value,
  onChange,
  choices,
  loading,
  limit,
  onSearch,
  allowClear = true,
  mode,
  showSearch = true,
  maxTagCount,
  ...field
}: SelectProps) {
  const options = useMemo(() => choices?.map(nodeOf) ?? [], [choices]);
  const frame = useBareFrame<RefSelectProps>();
  const several = mode !== undefined;
  const change = (next: unknown) => {
    if (several) onChange?.((next as unknown[]).map((key) => valueOf(choices, key)));
    else onChange?.(next === undefined ? undefined : valueOf(choices, next));
  };
  return (
    <AntSelect
      ref={frame}
      {...pickerProps(field)}
      className="pl-fill"
      value={several ? shownKeys(choices, value) : shownKey(choices, value)}
      onChange={change}
      options={options}
      mode={mode}
      loading={loading}
      notFoundContent={loading ? texts.common.loading : undefined}
      popupRender={withLimit(limit)}
      allowClear={allowClear}
      maxTagCount={maxTagCount ?? 'responsive'}
      showSearch={showSearch}
      {...(onSearch ? { onSearch, filterOption: false } : { filterOption: matches })}
    />
  );
}
