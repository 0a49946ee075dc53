import { done, evaluateIn, onTheWire } from '../../runtime/action/current.ts';
import type { RunStep } from '../../runtime/action/step.ts';
import { resultOf } from '../../runtime/data/result.ts';
import { defined } from '../../schema/defined.ts';

export const run: RunStep<'request'> = async ({ request, onError }, run) => {
  const { ports, call } = run;
  const filled = evaluateIn(run).request(request);
  const quiet = onError ? true : undefined;
  const options = { ...filled, origin: call.origin, ...defined({ quiet }) };
  const answer = await onTheWire(run, () => ports.http.request(options));
  const { answers } = ports.protocol;
  const warning = answers.warning(answer);
  run.said = answers.text(answer);
  run.warned = warning !== undefined;
  if (warning !== undefined) ports.message('warning', warning);
  run.wrote ||= filled.method !== 'GET';
  return done(resultOf(ports.protocol, answer));
};
