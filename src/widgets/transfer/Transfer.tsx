import { Skeleton, Transfer as AntTransfer } from 'antd';
import { useMemo, useRef } from 'react';
import type { Choice } from '../../schema/compile/plan.ts';
import { findChoice } from '../../schema/record/index.ts';
import { groupAria } from '../aria.ts';
import { allNodes } from '../checkTree/marks.ts';
import { listOf, matches, valueText, valueOf } from '../choices.ts';
import type { InputProps } from '../contract.ts';
import { texts } from '../locale/index.ts';
import { lateTexts } from '../locale/late/index.ts';
import { useNames } from './useNames.ts';
import './transfer.css';

interface Props extends InputProps {
  showSearch?: boolean;
  sourceTitle?: string;
  targetTitle?: string;
  height?: number;
}

/** Longer columns are drawn page by page. */
const wholeUpTo = 200;

interface Item {
  key: string;
  label: string;
  disabled: boolean;
}

/** Nodes without others below them, and held values without a choice. */
function itemsOf(choices: readonly Choice[], held: readonly unknown[]): Item[] {
  const known = allNodes(choices).filter(({ children }) => !children?.length);
  const gone = held.filter((one) => !findChoice(choices, one)).map(valueText);
  return [
    ...known.map((choice) => ({
      key: String(choice.value),
      label: choice.label,
      disabled: choice.disabled === true,
    })),
    ...gone.map((key) => ({ key, label: key, disabled: false })),
  ];
}

/** Several choices, moved between two columns. Chosen values without a choice stay in sight. */
export function Transfer({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  choices,
  limit,
  status,
  showSearch = true,
  sourceTitle = lateTexts.transfer.source,
  targetTitle = lateTexts.transfer.target,
  height = 280,
  ...aria
}: Props) {
  const held = listOf(value);
  const frame = useRef<HTMLDivElement>(null);
  useNames(frame, [sourceTitle, targetTitle], choices !== undefined);
  const items = useMemo(() => itemsOf(choices ?? [], listOf(value)), [choices, value]);
  if (!choices) return <Skeleton active title={false} />;
  const valueOfKey = (key: unknown) =>
    held.find((one) => valueText(one) === key) ?? valueOf(choices, key);
  return (
    <div
      ref={frame}
      id={id}
      role="group"
      tabIndex={-1}
      className="pl-transfer"
      {...groupAria(aria)}
      onBlur={onBlur}
      // Read where the columns stand: on a phone one is above the other.
      style={{ '--pl-transfer-height': `${height}px` } as React.CSSProperties}
    >
      <AntTransfer
        dataSource={items}
        targetKeys={held.map(valueText)}
        onChange={(keys) => onChange?.(keys.map(valueOfKey))}
        render={({ label }) => label}
        titles={[sourceTitle, targetTitle]}
        showSearch={showSearch}
        filterOption={matches}
        locale={{
          searchPlaceholder: lateTexts.transfer.search,
          notFoundContent: lateTexts.transfer.none,
        }}
        pagination={items.length > wholeUpTo && { pageSize: 50, simple: true }}
        disabled={disabled === true || readOnly === true}
        {...(status && { status })}
      />
      {limit !== undefined && (
        <div className="pl-limit" role="note">
          {texts.common.limited(limit)}
        </div>
      )}
    </div>
  );
}
