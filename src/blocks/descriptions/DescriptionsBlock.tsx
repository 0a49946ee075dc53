import { Descriptions } from 'antd';
import { useContext } from 'react';
import type { DescriptionsPlan } from './plan.ts';
import { useChoicesOf } from '../../runtime/data/useChoices.ts';
import { Failed } from '../../runtime/display/Failed.tsx';
import { FieldHelp } from '../../runtime/display/FieldHelp.tsx';
import { Display, shownValue } from '../../runtime/display/Display.tsx';
import { usePage } from '../../runtime/core/context.ts';
import { useStore } from '../../runtime/core/store.ts';
import { ScopeContext, useEvaluate } from '../../runtime/core/scope.ts';
import './descriptions.css';

/** Label and value pairs of the record at hand, or of the one its expression names. */
export function DescriptionsBlock({ plan }: { plan: DescriptionsPlan }) {
  const bound = useEvaluate();
  const outer = useContext(ScopeContext);
  const record = plan.record ? safely(() => bound.value(plan.record)) : (outer.record ?? outer.row);
  const evaluate = bound.with({ record, row: outer.row ?? record });
  const failure = useFailure(plan.sources);
  const choices = useChoicesOf(plan.items.map((item) => item.choices));
  const items = plan.items.flatMap((item, index) =>
    evaluate.test(item.visible)
      ? [
          {
            key: `${item.field ?? ''}#${index}`,
            label: <ItemLabel label={evaluate.text(item.label)} help={evaluate.text(item.help)} />,
            span: Math.min(item.span, plan.columns),
            children: (
              <Display
                plan={item}
                value={shownValue(item, record, evaluate)}
                record={record}
                choices={choices[index]?.choices}
              />
            ),
          },
        ]
      : [],
  );
  if (failure !== undefined && (record === undefined || record === null))
    return <Failed message={failure.message} onRetry={failure.reload} />;
  return (
    <Descriptions
      title={plan.title === undefined ? undefined : evaluate.text(plan.title)}
      column={columnsAt(plan.columns)}
      items={items}
      bordered={plan.bordered}
      colon={false}
      size="small"
      className="pl-descriptions"
    />
  );
}

/** Why one of these sources could not be loaded: its record may be gone. */
function useFailure(names: readonly string[]): { message: string; reload(): void } | undefined {
  const { store, blocks } = usePage();
  const failed = useStore(store, ({ sources }) => names.find((name) => sources[name]?.error));
  const message = useStore(store, ({ sources }) => sources[failed ?? '']?.error);
  return failed === undefined || message === undefined
    ? undefined
    : { message, reload: () => blocks.get(`source:${failed}`)?.reload() };
}

function ItemLabel({ label, help }: { label: string; help: string }) {
  return help === '' ? (
    label
  ) : (
    <>
      {label} <FieldHelp label={label} help={help} />
    </>
  );
}

/** One column on phones; antd fills widths it is not given with its own numbers. */
const columnsAt = (columns: number) => ({
  xs: 1,
  sm: columns,
  md: columns,
  lg: columns,
  xl: columns,
  xxl: columns,
});

function safely(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return undefined;
  }
}
