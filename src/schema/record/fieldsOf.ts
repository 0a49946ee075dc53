import type { Field, Model } from '../generated/types.gen.ts';
import { say, type Message } from '../locale/message.ts';

/** Answered, never taken from a client. */
const kept: Field['modes'] = ['list', 'view'];

/** Fields that the server keeps on every record of a model, unless it says stamps: false. */
const stamps: Readonly<Record<string, Omit<Field, 'label'> & { label: Message }>> = {
  createBy: { type: 'string', label: say`创建者`, maxLength: 64, modes: kept },
  createTime: { type: 'datetime', label: say`创建时间`, modes: kept },
  updateBy: { type: 'string', label: say`更新者`, maxLength: 64, modes: kept },
  updateTime: { type: 'datetime', label: say`更新时间`, modes: kept },
};

/** Names of those fields. */
export const stampNames = Object.keys(stamps);

/** The stamp that holds who changed a record last, where the model has it. */
export const editorFieldOf = (model: Pick<Model, 'stamps'>): string | undefined =>
  model.stamps === false ? undefined : 'updateBy';

/** Asked for each field of each record that is written, so worked out once for a model. */
const known = new WeakMap<Model, Record<string, Field>>();

/**
 * All fields of a model, the stamps among them; a model may declare a stamp itself to give it
 * another label or a filter. Not to be changed.
 */
export function fieldsOf(model: Model): Readonly<Record<string, Field>> {
  let fields = known.get(model);
  if (!fields) known.set(model, (fields = withStamps(model)));
  return fields;
}

function withStamps(model: Model): Record<string, Field> {
  if (model.stamps === false) return model.fields;
  const fields = { ...model.fields };
  for (const [name, stamp] of Object.entries(stamps))
    fields[name] = {
      ...stamp,
      ...fields[name],
      label: fields[name]?.label ?? String(stamp.label),
      modes: kept,
    };
  return fields;
}
