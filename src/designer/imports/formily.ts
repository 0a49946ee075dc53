/** Standard Formily JSON Schema, alone or as Designable hands it on (`{ form, schema }`). */
import { fromFormily, type FormilySchema } from '../../schema/formily/index.ts';
import type { FormSchema } from '../../schema/generated/types.gen.ts';
import { isObject } from '../../schema/isObject.ts';
import { wrongType } from '../../schema/load/describe.ts';
import { checkFormat } from '../../schema/load/format.ts';
import { widgetCatalogue } from '../../widgets/catalogue.ts';
import { lossList, type Lose } from '../classic/lost.ts';
import { formilyFrame } from './formilyFrame.ts';
import type { ReadParts } from './parts.ts';

type Members = Readonly<Record<string, unknown>>;

const schemaIn = (value: Members): { schema: unknown; at: string } =>
  isObject(value.schema) ? { schema: value.schema, at: '/schema' } : { schema: value, at: '' };

/** Whether a value is a Formily schema. */
export function isFormily(value: Members): boolean {
  const { schema } = schemaIn(value);
  return isObject(schema) && schema.type === 'object' && isObject(schema.properties);
}

/** Where a part of the schema is none. */
function oddPlace(schema: unknown, at: string): { pointer: string; value: unknown } | undefined {
  if (!isObject(schema)) return { pointer: at, value: schema };
  const { properties, items } = schema;
  if (properties !== undefined && !isObject(properties))
    return { pointer: `${at}/properties`, value: properties };
  for (const [name, one] of Object.entries(properties ?? {})) {
    const odd = oddPlace(one, `${at}/properties/${name}`);
    if (odd) return odd;
  }
  return items === undefined ? undefined : oddPlace(items, `${at}/items`);
}

export function readFormily(value: Members): ReadParts {
  const { schema, at } = schemaIn(value);
  const odd = oddPlace(schema, at);
  if (odd) return { problems: [wrongType(odd.pointer, ['object'], odd.value)] };
  const { form: read, lost } = fromFormily(schema as FormilySchema, { widgets: widgetCatalogue });
  const frame = lossList();
  const form = { ...(at === '' ? {} : frameOf(value, frame.lose)), ...read };
  const wrong = checkFormat('form', form);
  if (wrong.length > 0) return { problems: wrong.map((one) => ({ ...one, pointer: at })) };
  return {
    parts: { forms: { form: form as FormSchema } },
    lost: [
      ...frame.lost,
      ...lost.map(({ pointer, message }) => ({
        kind: 'said' as const,
        pointer: `${at}${pointer}`,
        name: message,
      })),
    ],
  };
}

/** What stands around the schema. */
function frameOf({ form, schema: _schema, ...others }: Members, lose: Lose): Partial<FormSchema> {
  for (const name of Object.keys(others)) lose('noPlace', [name], { name });
  return formilyFrame(form, lose);
}
