import { lazyPart } from '../../parts/lazyPart.tsx';
import type { DisplayPlan } from '../../schema/compile/plan.ts';
import { holdsHidden } from '../../schema/record/index.ts';
import { isObject } from '../../schema/isObject.ts';
import type { Evaluate } from '../core/evaluate.ts';
import { readPath } from '../data/result.ts';
import type { DisplayProps } from './displayProps.ts';
import { limitOn } from './extent.ts';
import { LongValue } from './longParts.ts';
import { useWidget } from './useWidget.ts';
import { defined } from '../../schema/defined.ts';

/**
 * The value a display shows: computed, or read from the record. An expression that fails shows
 * nothing.
 */
export function shownValue(
  plan: DisplayPlan,
  record: unknown,
  evaluate: Evaluate,
  index?: number,
): unknown {
  if (plan.value === undefined)
    return plan.field === undefined ? undefined : readPath(record, plan.field);
  const local = { row: record, record, ...defined({ index }) };
  try {
    return typeof plan.value === 'object' && '$expr' in plan.value
      ? evaluate.value(plan.value, local)
      : evaluate.text(plan.value, local);
  } catch {
    return undefined;
  }
}

/** Few pages show dynamic fields: their code comes when one does. */
const Members = lazyPart(async () => (await import('./MembersDisplay.tsx')).default);

/** Few pages have masked values. */
const RevealedValue = lazyPart(async () => (await import('./RevealedValue.tsx')).RevealedValue, {
  waiting: ({ value, children }) => children(value),
});

/**
 * A value shown by its widget, with an eye beside it where it is masked and may be revealed; a
 * placeholder where there is none.
 */
export function Display(props: DisplayProps) {
  const { plan, value, record } = props;
  if (!plan.reveal || !holdsHidden(value)) return <Shown {...props} />;
  return (
    <RevealedValue
      plan={plan.reveal}
      label={typeof plan.label === 'string' ? plan.label : ''}
      value={value}
      record={record}
    >
      {(shown) => <Shown {...props} value={shown} />}
    </RevealedValue>
  );
}

function Shown({ plan, value, record, choices, compact = false }: DisplayProps) {
  const widget = useWidget(plan.component);
  const Widget = widget?.display;
  const isBlank = value == null || value === '' || (Array.isArray(value) && value.length === 0);
  if (isBlank && !widget?.facts.blank) return <span className="pl-nothing">-</span>;
  if (plan.members)
    return (
      <Members
        plan={{ ...plan, members: plan.members }}
        {...{ value, record, compact }}
        Value={Display}
      />
    );
  const draw = (shown: unknown) =>
    Widget ? (
      <Widget
        {...plan.props}
        value={shown}
        record={isObject(record) ? record : undefined}
        choices={choices}
        suffix={plan.suffix}
        compact={compact}
      />
    ) : (
      String(shown)
    );
  const most = limitOn(widget?.facts, compact ? 'cell' : 'display', value);
  if (most === undefined) return draw(value);
  return (
    <LongValue {...{ plan, value, most, compact }} facts={widget?.facts}>
      {draw}
    </LongValue>
  );
}
