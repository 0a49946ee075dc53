/** Parameters: what the model cannot say. */
import { proofParameter, requireProof } from '../auth/proof.ts';
import type { Db } from '../db/database.ts';
import type { Actor, ModelHooks, Row } from '../models/engine.ts';

export const configHooks: ModelHooks = {
  beforeCreate: (db, input, actor) => proveIf(input.configKey === proofParameter, db, actor),
  beforeUpdate: (db, input, stored, actor) => proveIf(changesProof({ ...stored, ...input }, stored), db, actor),
  beforeRemove: (db, stored, actor) => proveIf(stored.configKey === proofParameter, db, actor),
};

/** Whoever finds a session open must not be able to switch off that they are asked who they are. */
async function proveIf(needed: boolean, db: Db, actor: Actor): Promise<void> {
  if (needed && actor) await requireProof(db, actor);
}

function changesProof(row: Row, stored: Row): boolean {
  if (row.configKey !== stored.configKey) return [row.configKey, stored.configKey].includes(proofParameter);
  return row.configKey === proofParameter && row.configValue !== stored.configValue;
}
