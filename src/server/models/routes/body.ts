/** The bodies of create and update, as the API document describes them. */
import { defined } from '../../../schema/defined.ts';
import { typeOf } from '../../../schema/fieldTypes/index.ts';
import type { Field, Model } from '../../../schema/generated/types.gen.ts';
import { takesPart } from '../../../schema/record/index.ts';
import type { ParameterLimits, ParameterSchema } from '../../http/parameter-schema.ts';
import type { RouteDeclaration } from '../../http/route.ts';
import type { ModelShape } from '../shape/shape.ts';
import { LONG, valueSchema } from './parameters.ts';

/**
 * Members a client may send. Values are checked by the model itself, whose messages name the field.
 */
export function bodyOf(shape: ModelShape, mode: 'create' | 'edit'): RouteDeclaration['body'] {
  const properties: Record<string, ParameterSchema> = {};
  for (const column of shape.columns) {
    const isKey = column === shape.key;
    if (isKey ? mode === 'create' : !takesPart(column.spec, mode)) continue;
    properties[column.field] = memberOf(column.spec, column.spec.required || isKey);
  }
  for (const name of linkMembers(shape.model)) properties[name] = { type: 'array', items: LONG };
  return { kind: 'json', properties, checkedByHandler: true };
}

/** A member of a body that holds a value of the field. */
export const memberOf = (spec: Field, isRequired: boolean): ParameterSchema => ({
  ...valueSchema(spec),
  limits: limitsOf(spec),
  description: describe(spec.label, spec),
  ...defined({ required: isRequired || undefined }),
});

/** What the model asks of a value, as far as JSON Schema can say it. */
function limitsOf(field: Field): ParameterLimits {
  const { minLength, maxLength, minimum, maximum, pattern, format, options } = field;
  const { isText } = typeOf(field);
  const formats: Record<string, string> = { email: 'email', url: 'uri' };
  return defined({
    ...(isText ? { minLength, maxLength, pattern } : {}),
    minimum,
    maximum,
    format: format === undefined ? undefined : formats[format],
    enum: options?.map(({ value }) => value),
  });
}

/** Values of a dictionary are rows that people change: the document names the dictionary. */
const describe = (label: string, { dict }: Field): string =>
  dict === undefined ? label : `${label}（字典 ${dict}）`;

const linkMembers = (model: Model): string[] =>
  Object.values(model.relations ?? {}).flatMap(({ type, ids }) =>
    type === 'manyToMany' && ids ? [ids] : [],
  );
