/** Migrations and other work on rows on this installation, as people see it. */
import type { Db, Row } from '../../db/database.ts';
import { timeText } from '../../db/time.ts';
import type { EngineContext } from '../operation.ts';
import type { MigrationRun } from '../types.ts';
import { RUNS } from './run-log.ts';

/** How many an answer holds. */
export const mostRuns = 1000;

/** What goes on first, then the last; one more than an answer holds where there are more. */
export async function migrationRuns(db: Db, context: EngineContext): Promise<MigrationRun[]> {
  const runs = await runsWithRows(db);
  const covered = new Set(
    runs.flatMap(({ model, kind, steps, state }) =>
      kind === 'migration' && state === 'done' ? steps.map((step) => `${model} ${step}`) : [],
    ),
  );
  const single = (await runsAtOnce(db, context)).filter(({ id }) => !covered.has(id));
  const latest = ({ finishedAt, startedAt }: MigrationRun) => `${finishedAt ?? '~'} ${startedAt}`;
  return [...runs, ...single]
    .toSorted((one, other) => compareTexts(latest(other), latest(one)))
    .slice(0, mostRuns + 1);
}

/** Work that went through rows: beside this server, too, for models that it does not know. */
async function runsWithRows(db: Db): Promise<MigrationRun[]> {
  const rows: Row[] = await db
    .selectFrom(`${RUNS} as r`)
    .leftJoin('sys_table_change as c', (join) =>
      join.onRef('c.model', '=', 'r.model').onRef('c.definition', '=', 'r.definition'),
    )
    .selectAll('r')
    .select('c.done as present')
    .orderBy('r.begun_at', 'desc')
    .orderBy('r.model')
    .limit(mostRuns + 1)
    .execute();
  return rows.map((row) => ({
    id: `${row.model}:${row.definition}`,
    model: row.model,
    kind: row.kind,
    steps: JSON.parse(row.steps) as string[],
    state: states[row.ended_as] ?? 'running',
    done: Number(row.total) === 0 ? null : Number(row.present ?? row.done),
    total: Number(row.total) || null,
    startedAt: timeText(Number(row.begun_at)),
    finishedAt: row.ended_at === null ? null : timeText(Number(row.ended_at)),
    error: row.error,
  }));
}

const states: Readonly<Record<string, MigrationRun['state']>> = {
  done: 'done',
  failed: 'failed',
  'given up': 'givenUp',
};

/** Entries of the models there are that took effect at once. */
async function runsAtOnce(db: Db, { shapes }: EngineContext): Promise<MigrationRun[]> {
  const known = new Set(
    [...shapes.values()].flatMap(({ model: { name, migrations = [] } }) =>
      migrations.map(({ id }) => `${name} ${id}`),
    ),
  );
  const rows: Row[] = await db
    .selectFrom('pageloom_migration')
    .select(['model', 'id', 'applied_at'])
    .where('model', 'in', [...shapes.keys()])
    .execute();
  return rows
    .map(({ model, id, applied_at }): MigrationRun => ({
      id: `${model} ${id}`,
      model,
      kind: 'migration',
      steps: [id],
      state: 'done',
      done: null,
      total: null,
      startedAt: applied_at,
      finishedAt: applied_at,
      error: null,
    }))
    .filter(({ id }) => known.has(id));
}

const compareTexts = (one: string, other: string): number =>
  one < other ? -1 : Number(one > other);
