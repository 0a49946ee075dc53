/** Default rows that an existing installation has not been given yet. */
import type { Defaults } from '../../../schema/generated/types.gen.ts';
import { identityOf } from '../../../schema/record/index.ts';
import type { Row } from '../../db/database.ts';
import { forgetComputed } from '../tables/backfill-plan.ts';
import { insertLinks } from '../write/insert.ts';
import { valueOf } from '../write/values.ts';
import { insertDefault, linkRelation } from './fill.ts';
import type { Installation } from './installation.ts';

/**
 * Adds the rows, parents before what is below them. One that somebody has made by hand counts as
 * given.
 */
export async function addMissing(installation: Installation, file: Defaults): Promise<void> {
  const { model, identity } = file;
  const { given } = installation.state(model);
  for (const row of parentsFirst(installation, file)) {
    const name = identityOf(identity!, row);
    if (given.has(name)) continue;
    const key = await presentRecord(installation, file, row);
    const record = key === undefined ? await add(installation, file, row) : key;
    if (record !== undefined) await installation.note(model, new Map([[name, record]]));
  }
}

/**
 * Key of the record that a row already is; null: people removed it before anything was noted down;
 * undefined: it is yet to be added.
 */
async function presentRecord(
  installation: Installation,
  { model, identity, recordedFrom }: Defaults,
  row: Row,
): Promise<number | null | undefined> {
  const { shape, isUnrecorded } = installation.state(model);
  const found = await installation.find(model, identifying(identity!, row));
  if (found !== undefined) return found;
  const key = valueOf(row, shape.key.field);
  const isOld = isUnrecorded && recordedFrom !== undefined && Number(key) < recordedFrom;
  // Under the key of the file it stands with values that people gave it.
  return isOld ? ((await installation.find(model, { [shape.key.field]: key })) ?? null) : undefined;
}

const identifying = (identity: readonly string[], row: Row): Row =>
  Object.fromEntries(identity.map((field) => [field, row[field] ?? null]));

/**
 * Adds a row under a key of the installation. null: what it belongs to was removed here, and so is
 * it; undefined: another row is in its way, so the next start tries again.
 */
async function add(
  installation: Installation,
  file: Defaults,
  given: Row,
): Promise<number | null | undefined> {
  const { db, context } = installation;
  const { shape } = installation.state(file.model);
  const report = (reason: string): void =>
    void installation.reports.push(
      `Default row ${identityOf(file.identity!, given)} of model '${file.model}' was not added: ${reason}`,
    );
  const { row, missing } = await installation.located(file.model, given);
  if (missing !== undefined) {
    report(`the record that its '${missing}' refers to was removed here.`);
    return null;
  }
  const { [shape.key.field]: fileKey, ...values } = row;
  const place = await ancestorsOf(installation, file.model, row);
  const key = await insertDefault({ db, context, shape }, { ...values, ...place });
  if (key === undefined)
    report('another record has its value in a unique field. Change that one, then start again.');
  else {
    await forgetComputed(db, shape);
    await addLinks(installation, file, { fileKey, key });
  }
  return key;
}

/** The keys above a row, where its model keeps them. */
async function ancestorsOf(installation: Installation, model: string, row: Row): Promise<Row> {
  const { shape } = installation.state(model);
  const { tree } = shape.model;
  if (!tree?.ancestors) return {};
  const parent = Number(row[tree.parent] ?? 0);
  if (parent === 0) return { [tree.ancestors]: '0' };
  const { name } = shape.byField.get(tree.ancestors)!;
  const above = await installation.db
    .selectFrom(shape.model.table)
    .select(`${name} as path`)
    .where(shape.key.name, '=', parent)
    .executeTakeFirstOrThrow();
  return { [tree.ancestors]: `${above.path},${parent}` };
}

/** Links of a row that was added just now; those to records that are gone are left out. */
async function addLinks(
  installation: Installation,
  file: Defaults,
  { fileKey, key }: { fileKey: unknown; key: number },
): Promise<void> {
  const { shape } = installation.state(file.model);
  for (const { relation: name, to } of (file.links ?? []).filter(({ from }) => from === fileKey)) {
    const relation = linkRelation(shape, name);
    const pairs: [number, number][] = [];
    for (const other of to) {
      const record = await installation.recordOf(relation.model, other);
      if (record !== null) pairs.push([key, record]);
    }
    await insertLinks(installation.db, shape, relation, pairs);
  }
}

/** The rows of a file, each after the one above it. */
function parentsFirst(installation: Installation, { model, rows }: Defaults): readonly Row[] {
  const { shape } = installation.state(model);
  const parent = shape.model.tree?.parent;
  if (parent === undefined) return rows;
  const byKey = new Map(rows.map((row): [unknown, Row] => [row[shape.key.field], row]));
  const depths = new Map(rows.map((row): [Row, number] => [row, depthOf(row)]));
  return rows.toSorted((one, other) => depths.get(one)! - depths.get(other)!);

  function depthOf(row: Row): number {
    let depth = 0;
    // Never more than there are rows, so that rows below themselves end it, too.
    for (let at = byKey.get(row[parent!]); at && depth < rows.length; at = byKey.get(at[parent!]))
      depth += 1;
    return depth;
  }
}
