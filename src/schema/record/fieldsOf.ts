import type { Field, Model } from '../generated/types.gen.ts';

/** Fields that the server keeps on every record of a model, unless it says stamps: false. */
const stamps: Readonly<Record<string, Field>> = {
  createBy: { type: 'string', label: '创建者', maxLength: 64, readOnly: true },
  createTime: { type: 'datetime', label: '创建时间', readOnly: true },
  updateBy: { type: 'string', label: '更新者', maxLength: 64, readOnly: true },
  updateTime: { type: 'datetime', label: '更新时间', readOnly: true },
};

/** All fields of a model, the stamps among them; a model may declare a stamp itself to give it another label or a filter. */
export function fieldsOf(model: Model): Record<string, Field> {
  if (model.stamps === false) return model.fields;
  const fields = { ...model.fields };
  for (const [name, stamp] of Object.entries(stamps))
    fields[name] = { ...stamp, ...fields[name], readOnly: true };
  return fields;
}
