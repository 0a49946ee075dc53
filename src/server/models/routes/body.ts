/** The bodies of create and update, as the API document describes them. */
import { defined } from '../../../schema/defined.ts';
import { typeOf } from '../../../schema/fieldTypes/index.ts';
import type { Field, Model } from '../../../schema/generated/types.gen.ts';
import { attachmentLimits, sizeText } from '../../../schema/record/attachments.ts';
import { sequenceOf } from '../../../schema/record/sequence.ts';
import { isAnswered, takesPart } from '../../../schema/record/index.ts';
import type { ParameterLimits, ParameterSchema } from '../../http/parameter-schema.ts';
import type { RouteDeclaration } from '../../http/route.ts';
import { storageOf } from '../shape/codec.ts';
import type { Column, ModelShape, OwnedRows } from '../shape/shape.ts';
import { uploadFor, uploadOne } from '../../../protocol/addresses.ts';
import { LONG, valueSchema } from './parameters.ts';
import { answeredMember } from './record-schema.ts';

/**
 * Members a client may send. Values are checked by the model itself, whose messages name the field.
 */
export function bodyOf(shape: ModelShape, mode: 'create' | 'edit'): RouteDeclaration['body'] {
  return { kind: 'json', properties: membersOf(shape, mode), checkedByHandler: true };
}

/** Members of a record of which only some are changed: none but the key must be there. */
export function changedMembers(shape: ModelShape): Record<string, ParameterSchema> {
  return Object.fromEntries(
    Object.entries(membersOf(shape, 'edit')).map(([name, { required, ...schema }]) => [
      name,
      { ...schema, ...(name === shape.key.field && defined({ required })) },
    ]),
  );
}

/** @param keptByServer columns of a part that the server sets */
function membersOf(
  shape: ModelShape,
  mode: 'create' | 'edit',
  keptByServer: readonly (Column | undefined)[] = [],
): Record<string, ParameterSchema> {
  const properties: Record<string, ParameterSchema> = {};
  for (const column of [...shape.columns, ...shape.unstored]) {
    const isKey = column === shape.key;
    if (keptByServer.includes(column)) continue;
    if (isKey ? mode === 'create' : !takesPart(column.spec, mode)) {
      // Whoever sends back what was answered sends these, too.
      if (isAnswered(column.spec)) properties[column.field] = answeredMember(column, true);
      continue;
    }
    // The server gives a number to a new record that brings none.
    const isGiven = mode === 'create' && sequenceOf(column.spec) !== undefined;
    const isRequired = (column.spec.required === true && !isGiven) || (isKey && !shape.owner);
    // A part without a key is a new one.
    properties[column.field] = memberOf(column.spec, isRequired);
  }
  for (const name of linkMembers(shape.model)) properties[name] = { type: 'array', items: LONG };
  for (const owned of shape.owned) properties[owned.name] = ownedMember(owned, mode);
  return properties;
}

/** All parts of the record, in their order; those left out are removed. */
function ownedMember(
  { label, shape, by, order, min, max }: OwnedRows,
  mode: 'create' | 'edit',
): ParameterSchema {
  return {
    type: 'array',
    items: { type: 'object', properties: membersOf(shape, mode, [by, order]) },
    description:
      mode === 'edit' ? `${label}：全部行，按顺序；未列出的行将被删除，不传则不变` : label,
    limits: { ...(min > 0 && { minItems: min }), maxItems: max },
    ...(mode === 'create' && min > 0 && { required: true }),
  };
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
  const { minLength, maxLength, minimum, maximum, format, options } = field;
  const { isText } = typeOf(field);
  const formats: Record<string, string> = { email: 'email', url: 'uri' };
  return defined({
    ...(isText && { minLength, maxLength, ...patternsOf(field) }),
    minimum,
    maximum,
    format: format === undefined ? undefined : formats[format],
    enum: options?.map(({ value }) => value),
  });
}

const patternsOf = ({ pattern }: Field): Pick<ParameterLimits, 'pattern' | 'allOf'> =>
  typeof pattern === 'string'
    ? { pattern }
    : defined({ allOf: pattern?.map((rule) => ({ pattern: rule.pattern })) });

/** Values of a dictionary are rows that people change: the document names the dictionary. */
function describe(label: string, field: Field): string {
  if (storageOf(field).isFiles) return describeFiles(label, field);
  return field.dict === undefined ? label : `${label}（字典 ${field.dict}）`;
}

/** What a client sends for files (docs/decisions/attachments.md). */
function describeFiles(label: string, field: Field): string {
  const { max, maxSize, accept } = attachmentLimits(field);
  const upload = `${uploadOne.url}?${uploadFor.parameter}=${uploadFor.record}`;
  const [size, kinds] = [sizeText(maxSize), accept.join(' ')];
  return `${label}（先用 ${upload} 上传，再传地址，多个用逗号分隔；最多 ${max} 个，每个不超过 ${size}；${kinds}）`;
}

const linkMembers = (model: Model): string[] =>
  Object.values(model.relations ?? {}).flatMap(({ type, ids }) =>
    type === 'manyToMany' && ids ? [ids] : [],
  );
