import { done, evaluateIn, onTheWire, titleIn } from '../../runtime/action/current.ts';
import { showWarning } from '../../runtime/action/report.ts';
import type { RunStep } from '../../runtime/action/step.ts';
import { resultOf } from '../../runtime/data/result.ts';
import { defined } from '../../schema/defined.ts';

export const run: RunStep<'request'> = async ({ request, onError }, run) => {
  const { ports, call } = run;
  const filled = evaluateIn(run).request(request);
  const quiet = onError ? true : undefined;
  const options = { ...filled, origin: call.origin, ...defined({ quiet }) };
  const answer = await onTheWire(run, () => ports.http.request(options));
  run.said = ports.protocol.answers.text(answer);
  const title = titleIn(run, undefined);
  run.warned = showWarning(answer, ports.protocol, { ...ports, title }).warned;
  run.wrote ||= filled.method !== 'GET';
  return done(resultOf(ports.protocol, answer));
};
