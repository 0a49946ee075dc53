import { useActions } from '../../runtime/action/context.ts';
import { useEvaluate } from '../../runtime/core/scope.ts';
import { useRuntimeHost } from '../../runtime/host.ts';
import { lateTexts } from '../../runtime/locale/late/index.ts';
import { momentOf } from '../../schema/record/moment.ts';
import type { CountdownPlan } from './plan.ts';
import { useRemaining } from './useRemaining.ts';
import './countdown.css';

/** Time until a moment, by the clock of the server. */
export function CountdownBlock({ plan }: { plan: CountdownPlan }) {
  const { protocol, serverNow = Date.now } = useRuntimeHost();
  const { run } = useActions();
  const evaluate = useEvaluate();
  const title = evaluate.text(plan.title);
  const to = evaluate.text(plan.to);
  const moment = momentOf(to, protocol.hoursAhead);
  const left = useRemaining(moment, serverNow, () => {
    if (plan.onEnd) void run({ plan: plan.onEnd, local: {} });
  });
  const done = evaluate.text(plan.done) || lateTexts.countdown.done;
  return (
    <section className="pl-panel pl-countdown" aria-label={title || undefined}>
      {title !== '' && <h2 className="pl-list-title">{title}</h2>}
      {moment === undefined ? (
        <p className={to === '' ? 'pl-nothing' : 'pl-secondary'}>
          {to === '' ? '-' : lateTexts.countdown.bad(to)}
        </p>
      ) : (
        <>
          {left > 0 && <Clock seconds={Math.ceil(left / 1000)} />}
          {/* Said once, not each second. */}
          <p role="status" className={left > 0 ? 'visually-hidden' : 'pl-countdown-done'}>
            {left === 0 ? done : left <= 60_000 ? lateTexts.countdown.soon : ''}
          </p>
        </>
      )}
    </section>
  );
}

const day = 86_400;

function Clock({ seconds }: { seconds: number }) {
  const texts = lateTexts.countdown;
  const parts = [
    { unit: texts.days, count: Math.floor(seconds / day), isShown: seconds >= day },
    { unit: texts.hours, count: Math.floor(seconds / 3600) % 24, isShown: true },
    { unit: texts.minutes, count: Math.floor(seconds / 60) % 60, isShown: true },
    { unit: texts.seconds, count: seconds % 60, isShown: true },
  ];
  return (
    <p role="timer" className="pl-countdown-clock">
      {parts
        .filter(({ isShown }) => isShown)
        .map(({ unit, count }) => (
          <span key={unit}>
            <b>{String(count).padStart(2, '0')}</b> {unit}{' '}
          </span>
        ))}
    </p>
  );
}
