/**
 * Versions as their model calls their fields today: they are never written again, so each remembers
 * which migrations of its models had run when it was kept.
 */
import { presentName } from '../../../schema/record/index.ts';
import type { Db, Row } from '../../db/database.ts';
import { timeText } from '../../db/time.ts';
import { rememberedBy } from '../install/memory.ts';
import type { ModelShape } from '../shape/shape.ts';

/** Ids of the migrations that had run, by model. */
export type MigrationsDone = Readonly<Record<string, readonly string[]>>;

/** A version as it is stored. */
export interface StoredVersion {
  content: string;
  migrations: string | null;
  published_at: number | string;
}

const withParts = (shape: ModelShape): ModelShape[] => [
  shape,
  ...shape.owned.flatMap((owned) => withParts(owned.shape)),
];

/** Of a record and its parts that are kept now, as it is stored. */
export const migrationsNow = (shape: ModelShape): string =>
  JSON.stringify(
    Object.fromEntries(
      withParts(shape).flatMap(({ model: { name, migrations = [] } }) =>
        migrations.length > 0 ? [[name, migrations.map(({ id }) => id)]] : [],
      ),
    ) satisfies MigrationsDone,
  );

/** What a version holds, by the names that fields have today. */
export async function presentContent(
  db: Db,
  shape: ModelShape,
  version: StoredVersion,
): Promise<Row> {
  const done = await migrationsOf(db, shape, version);
  return renamed(shape, JSON.parse(version.content) as Row, done);
}

/**
 * The migrations that had run when a version was kept. Those from before that was noted are known
 * by their time.
 */
export async function migrationsOf(
  db: Db,
  shape: ModelShape,
  { migrations, published_at: at }: Pick<StoredVersion, 'migrations' | 'published_at'>,
): Promise<MigrationsDone> {
  if (migrations !== null) return JSON.parse(migrations) as MigrationsDone;
  const done: Record<string, readonly string[]> = {};
  for (const { model } of withParts(shape))
    if (model.migrations?.length)
      done[model.name] = await rememberedBy(db, model.name, timeText(Number(at)));
  return done;
}

/**
 * What a field of a version is called today.
 * @returns undefined for one that was dropped since
 */
export function presentNameIn(
  { model }: ModelShape,
  name: string,
  done: MigrationsDone,
): string | undefined {
  const ran = new Set(done[model.name]);
  const migrations = (model.migrations ?? []).filter(({ id }) => !ran.has(id));
  return presentName({ migrations }, name, -1);
}

/** What was renamed of a record and its parts: versions may hold it under its former names. */
export const renamesOf = (shape: ModelShape): string[] =>
  withParts(shape).flatMap(({ model: { name, migrations = [] } }) =>
    migrations.flatMap(({ type, field, to }) =>
      type === 'renameField' ? [`${name}.${field}>${to}`] : [],
    ),
  );

function renamed(shape: ModelShape, content: Row, done: MigrationsDone): Row {
  const present: Row = {};
  for (const [name, value] of Object.entries(content)) {
    const owned = shape.owned.find((one) => one.name === name);
    if (owned) present[name] = (value as Row[]).map((part) => renamed(owned.shape, part, done));
    else {
      const field = presentNameIn(shape, name, done);
      if (field !== undefined) present[field] = value as unknown;
    }
  }
  return present;
}
