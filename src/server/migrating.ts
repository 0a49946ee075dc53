/** Says how far the rows are that a start changes: the server begins once they are done. */
import { refuseWhileMigrating } from './http/probes.ts';
import type { Migrating } from './http/probes.ts';
import type { Listener } from './listen.ts';
import type { Pace, RowProgress } from './models/tables/pace.ts';

/** Milliseconds that requests simply wait: most changes take less. */
const patience = 2_000;
/** Milliseconds between two lines for operators. */
const interval = 10_000;

/**
 * Requests are answered that the data is being upgraded, once that takes a while; /readyz and the
 * log say how far it is.
 * @param now milliseconds of a clock that never goes back
 */
export function announcing(
  { answerWith, readyWhen }: Pick<Listener, 'answerWith' | 'readyWhen'>,
  now: () => number = () => performance.now(),
): Pace {
  const begun = now();
  let written = -interval;
  let state: Migrating | undefined;
  const show = (present: RowProgress): void => {
    if (!state) {
      readyWhen(async () => state!);
      answerWith((request, response) => refuseWhileMigrating(request, response, state!));
    }
    state = { reason: 'migrating', ...present };
  };
  return {
    announce({ model, table, rows, isWrittenAnew }) {
      show({ model, done: 0, total: rows });
      console.error(
        `Model '${model}': table ${table} (${rows} rows) is ` +
          `${isWrittenAnew ? 'written anew' : 'gone over'}, which takes a while.`,
      );
    },
    progress({ model, done, total }) {
      const time = now() - begun;
      if (time < patience) return;
      show({ model, done, total });
      if (time - written < interval) return;
      written = time;
      console.error(`Model '${model}': ${done} of ${total} rows are up to date.`);
    },
  };
}
