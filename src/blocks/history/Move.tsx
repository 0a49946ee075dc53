import type { RecordMove } from '../../schema/protocol.ts';
import type { DisplayPlan } from '../../schema/compile/plan.ts';
import type { HistoryPlan } from './plan.ts';
import { useChoices } from '../../runtime/data/useChoices.ts';
import { Display } from '../../runtime/display/Display.tsx';
import { lateTexts } from '../../runtime/locale/late/index.ts';

/** One move: what it is called, from where to where, by whom, when and why. */
export function Move({ plan, move }: { plan: HistoryPlan; move: RecordMove }) {
  const { name, label, field, from, to, reason, by, time } = move;
  const known = Object.hasOwn(plan.moves, name) ? plan.moves[name] : undefined;
  const state = Object.hasOwn(plan.states, field) ? plan.states[field] : undefined;
  return (
    <>
      <div className="pl-history-move">
        <b>{known?.label ?? label}</b>
        <span className="pl-history-states">
          <State plan={state} value={from} />
          <span>→</span>
          <State plan={state} value={to} />
        </span>
      </div>
      <div className="pl-secondary">
        {by} <time>{time}</time>
      </div>
      {reason !== null && (
        <div className="pl-history-reason">
          {lateTexts.history.reason(known?.reason ?? lateTexts.report.reason, reason)}
        </div>
      )}
    </>
  );
}

/** A state by its label, as lists show it. */
function State({ plan, value }: { plan: DisplayPlan | undefined; value: string }) {
  const { choices } = useChoices(plan?.choices);
  return plan ? (
    <Display plan={plan} value={value} record={undefined} choices={choices} compact />
  ) : (
    <>{value}</>
  );
}
