/** Default rows: what identifies one over all installations, and which of its fields hold keys. */
import type { Defaults, Model } from '../generated/types.gen.ts';

type Row = Defaults['rows'][number];

/** The values of a row in the fields that identify it, as one text. */
export const identityOf = (identity: readonly string[], row: Row): string =>
  JSON.stringify(identity.map((field) => row[field] ?? null));

/** Fields of the model that hold keys, with the model they lead to. */
export function keyFields(model: Model): Map<string, string> {
  const found = new Map<string, string>();
  for (const { type, field, model: other } of Object.values(model.relations ?? {}))
    if (type === 'belongsTo' && field !== undefined) found.set(field, other);
  if (model.tree) found.set(model.tree.parent, model.name);
  return found;
}
