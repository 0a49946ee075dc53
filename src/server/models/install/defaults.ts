/**
 * Default rows. An empty installation gets all of them; an existing one gets, once, those that it
 * never had (docs/decisions/shipped-rows.md).
 */
import type { Defaults } from '../../../schema/generated/types.gen.ts';
import { identityOf } from '../../../schema/record/index.ts';
import type { Db } from '../../db/database.ts';
import type { EngineContext } from '../operation.ts';
import { addMissing } from './additions.ts';
import { fillTable } from './fill.ts';
import { FILLED } from './given.ts';
import type { Given } from './given.ts';
import { Installation } from './installation.ts';
import { applyRenames, noteFormerRows } from './renames.ts';

/** Brings the rows, file by file in the given order. Answers what an operator should know. */
export async function installDefaults(
  db: Db,
  context: EngineContext,
  files: readonly Defaults[],
): Promise<string[]> {
  const installation = await Installation.open(db, context, files);
  for (const file of files) {
    if (isToFill(installation, file)) await fill(installation, file);
    else if (file.identity) await bringUp(installation, file);
    else await installation.note(file.model, new Map([[FILLED, null]]));
  }
  return installation.reports;
}

/**
 * Whether all rows of a file go into its table: it is empty, and not because people removed what it
 * had.
 */
function isToFill(installation: Installation, { model, recordedFrom }: Defaults): boolean {
  const { isUnrecorded, wasEmpty } = installation.state(model);
  return isUnrecorded && wasEmpty && !(recordedFrom !== undefined && installation.isInUse);
}

async function fill(installation: Installation, file: Defaults): Promise<void> {
  const { db, context } = installation;
  const { model, identity, rows } = file;
  const keys = await fillTable({ db, context, shape: installation.state(model).shape }, file);
  const given: Given = identity
    ? new Map(rows.map((row) => [identityOf(identity, row), keys.get(row)!]))
    : new Map([[FILLED, null]]);
  await installation.note(model, given);
}

async function bringUp(installation: Installation, file: Defaults): Promise<void> {
  if (installation.state(file.model).isUnrecorded) await noteFormerRows(installation, file);
  await applyRenames(installation, file);
  await addMissing(installation, file);
}
