/** Default rows that have another identity than before, and what refers to them by it. */
import type { DefaultRename, Defaults } from '../../../schema/generated/types.gen.ts';
import { namedRecords } from '../../../protocol/namedRecords.ts';
import { identityOf } from '../../../schema/record/index.ts';
import type { Db, Row } from '../../db/database.ts';
import type { Column, ModelShape } from '../shape/shape.ts';
import { Bindings, execute } from '../sql.ts';
import { storedValue } from '../write/values.ts';
import type { Installation } from './installation.ts';

/** Notes the rows that an installation without a record has under their former identities. */
export async function noteFormerRows(
  installation: Installation,
  { model, identity, renames = [] }: Defaults,
): Promise<void> {
  for (const { from } of renames) {
    const found = await installation.find(model, from);
    if (found !== undefined)
      await installation.note(model, new Map([[identityOf(identity!, from), found]]));
  }
}

/** Renames what was given under a former identity; both identities count as given from then on. */
export async function applyRenames(installation: Installation, file: Defaults): Promise<void> {
  const { model, identity, renames = [] } = file;
  const { given } = installation.state(model);
  for (const rename of renames) {
    const from = identityOf(identity!, rename.from);
    const to = identityOf(identity!, rename.to);
    if (!given.has(from) || given.has(to)) continue;
    const reason = await renameRecord(installation, model, rename);
    if (reason !== undefined)
      installation.reports.push(
        `Default row ${from} of model '${model}' was not renamed to ${to}: ${reason}`,
      );
    await installation.note(model, new Map([[to, given.get(from)!]]));
  }
}

/** Gives the record its new values, and what refers to it. Answers why not. */
async function renameRecord(
  installation: Installation,
  model: string,
  { from, to }: DefaultRename,
): Promise<string | undefined> {
  const { db } = installation;
  const { shape } = installation.state(model);
  const record = await installation.find(model, from);
  if (record === undefined) return 'somebody has changed or removed it here.';
  if ((await installation.find(model, to)) !== undefined)
    return 'there is another record of that identity.';
  const { row, missing } = await installation.located(model, to);
  if (missing !== undefined) return `the record that its '${missing}' refers to was removed here.`;
  await change(db, shape, {
    set: Object.entries(row).map(([field, value]) => stored(shape.byField.get(field)!, value)),
    where: [shape.key, record],
  });
  await renameReferences(installation, model, { from, to });
  return undefined;
}

/** Texts that name a row, instead of its key: types of dictionaries and their values. */
async function renameReferences(
  installation: Installation,
  model: string,
  { from, to }: { from: Row; to: Row },
): Promise<void> {
  const { dictTypes, dictEntries } = namedRecords;
  if (model === dictTypes.model) await renameEntries(installation, from, to);
  if (model !== dictEntries.model) return;
  const { type, value } = dictEntries;
  if (from[value] === to[value]) return;
  for (const shape of installation.context.shapes.values())
    for (const column of shape.columns)
      if (column.spec.dict === to[type])
        await change(installation.db, shape, {
          set: [[column, column.codec.parse(to[value], column.field)]],
          where: [column, column.codec.parse(from[value], column.field)],
        });
}

/** The entries of a dictionary whose type has another name: here, and in the notes. */
async function renameEntries(installation: Installation, from: Row, to: Row): Promise<void> {
  const { dictTypes, dictEntries } = namedRecords;
  const shape = installation.context.shapes.get(dictEntries.model);
  const type = shape?.byField.get(dictEntries.type);
  const [before, after] = [from[dictTypes.type], to[dictTypes.type]];
  if (!shape || !type || before === after) return;
  await change(installation.db, shape, { set: [stored(type, after)], where: stored(type, before) });
  for (const { identity } of installation.filesOf(dictEntries.model)) {
    const place = identity?.indexOf(dictEntries.type) ?? -1;
    if (place === -1) continue;
    const renamed = [...installation.state(dictEntries.model).given].flatMap(([name, key]) => {
      const values = JSON.parse(name) as unknown[];
      return values[place] === before
        ? [[JSON.stringify(values.with(place, after)), key] as const]
        : [];
    });
    await installation.note(dictEntries.model, new Map(renamed));
  }
}

/** A column with a value as it is stored. */
type Assignment = readonly [column: Column, value: unknown];

const stored = (column: Column, value: unknown): Assignment => [column, storedValue(column, value)];

/** Sets columns in all rows that have a value in one. */
async function change(
  db: Db,
  shape: ModelShape,
  { set, where: [compared, value] }: { set: readonly Assignment[]; where: Assignment },
): Promise<void> {
  const bindings = new Bindings(shape.dialect);
  const texts = set.map(([column, given]) => `${column.sql} = ${bindings.add(given)}`);
  await execute(
    db,
    `update ${shape.table} set ${texts.join(', ')} where ${compared.sql} = ${bindings.add(value)}`,
    bindings.values,
  );
}
