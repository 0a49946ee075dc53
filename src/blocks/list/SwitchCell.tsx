import { Popconfirm, Switch } from 'antd';
import { useState } from 'react';
import type { ColumnPlan } from './plan.ts';
import { looselyEqual } from '../../schema/expression/index.ts';
import type { Evaluate } from '../../runtime/core/evaluate.ts';
import { readPath } from '../../runtime/data/result.ts';
import { useNotify } from '../../runtime/core/hooks/useNotify.ts';
import { ApiError, useRuntimeHost } from '../../runtime/host.ts';
import type { BlockHandle } from '../../runtime/core/context.ts';
import type { Row } from './table/rows.ts';
import { texts } from '../../runtime/locale/index.ts';

type SwitchPlan = NonNullable<ColumnPlan['switch']>;

/**
 * A value changed in place after a question (docs/protocol/pages.md#what-all-lists-share: 开 / 关
 * inside a pop-confirm, 是 / 否).
 */
export function SwitchCell({
  plan,
  field,
  label,
  row,
  evaluate,
  origin,
}: {
  plan: SwitchPlan;
  field: string;
  label: string;
  row: Row;
  evaluate: Evaluate;
  origin: BlockHandle;
}) {
  const { http, protocol } = useRuntimeHost();
  const notify = useNotify();
  const [sending, setSending] = useState(false);
  const on = looselyEqual(readPath(row, field), plan.on);
  const local = { row, value: on ? plan.off : plan.on };
  const disabled = evaluate.test(plan.disabled, local, false, true);

  const change = async () => {
    if (sending) return;
    setSending(true);
    try {
      const answer = await http.request({
        ...evaluate.request(plan.request, local),
        origin,
        quiet: plan.failure !== undefined,
      });
      notify(
        'success',
        plan.success === undefined
          ? protocol.answers.text(answer)
          : evaluate.text(plan.success, local),
      );
    } catch (problem) {
      if (!(problem instanceof ApiError && problem.shown))
        notify(
          'error',
          plan.failure === undefined
            ? (problem as Error).message
            : evaluate.text(plan.failure, { ...local, problem: (problem as Error).message }),
        );
    } finally {
      setSending(false);
    }
  };
  const control = (
    <Switch
      checked={on}
      checkedChildren={texts.list.on}
      unCheckedChildren={texts.list.off}
      size="small"
      loading={sending}
      disabled={disabled}
      aria-label={label}
      onClick={plan.confirm === undefined ? () => void change() : undefined}
    />
  );
  if (plan.confirm === undefined || disabled) return control;
  return (
    <Popconfirm
      title={evaluate.text(plan.confirm, local)}
      okText={texts.list.yes}
      cancelText={texts.list.no}
      onConfirm={() => void change()}
    >
      {control}
    </Popconfirm>
  );
}
