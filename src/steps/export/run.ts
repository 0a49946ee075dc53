import { done, evaluateIn, onTheWire } from '../../runtime/action/current.ts';
import type { RunStep } from '../../runtime/action/step.ts';
import { texts } from '../../runtime/locale/index.ts';

export const run: RunStep<'export'> = async ({ url, filename, params }, run) => {
  const { ports, call } = run;
  if (!url) throw new Error(texts.action.noAddress);
  const evaluate = evaluateIn(run);
  const own = evaluate.value(params ?? {}) as Readonly<Record<string, unknown>>;
  const search = { ...call.origin?.searchParams?.(), ...own };
  await onTheWire(run, () =>
    ports.http.download(
      ports.protocol.workbooks.export(evaluate.url(url), search),
      `${filename}_${ports.now()}.xlsx`,
    ),
  );
  return done();
};
