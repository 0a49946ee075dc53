/** Records as they are answered, for the API document. */
import { defined } from '../../../schema/defined.ts';
import { isAccepted } from '../../../schema/record/index.ts';
import type { ParameterSchema, ParameterSchemas } from '../../http/parameter-schema.ts';
import { searchedBy } from '../shape/shape.ts';
import type { Column, Exposed, ModelShape } from '../shape/shape.ts';
import { LONG, valueSchema } from './parameters.ts';

/** A record with its parts and what it names, as one is answered. */
export const recordSchema = (shape: ModelShape): ParameterSchema => ({
  type: 'object',
  properties: {
    ...members(shape, shape.detailColumns),
    ...linked(shape),
    ...owned(shape, (part) => part.detailColumns),
  },
});

/** The same as a row of a list, where parts come only when they are asked for. */
export const rowSchema = (shape: ModelShape): ParameterSchema => ({
  type: 'object',
  properties: {
    ...members(shape, shape.listColumns),
    ...owned(shape, (part) => part.listColumns),
  },
});

/** A member that is answered; `readOnly` where nobody may set it. */
export const answeredMember = ({ spec }: Column, readOnly: boolean): ParameterSchema => ({
  ...valueSchema(spec),
  description: spec.label,
  ...defined({ readOnly: readOnly || undefined }),
});

const members = (shape: ModelShape, columns: readonly Column[]): ParameterSchemas => ({
  ...Object.fromEntries(
    columns.map((column) => {
      const isSet = column.field === shape.key.field || isAccepted(column.spec);
      const nullable = !column.notNull || undefined;
      return [column.field, { ...answeredMember(column, !isSet), ...defined({ nullable }) }];
    }),
  ),
  ...Object.fromEntries(shape.exposed.map((one) => [one.name, exposedSchema(one)])),
});

const exposedSchema = ({ by, target, fields, below }: Exposed): ParameterSchema => ({
  type: 'object',
  nullable: true,
  readOnly: true,
  description: by.spec.label,
  properties: {
    ...Object.fromEntries(
      fields.flatMap((field) => {
        const column = searchedBy(target, field);
        return column ? [[field, { ...answeredMember(column, false), nullable: true }]] : [];
      }),
    ),
    ...Object.fromEntries(below.map((one) => [one.name, exposedSchema(one)])),
  },
});

const linked = ({ model }: ModelShape): ParameterSchemas =>
  Object.fromEntries(
    Object.values(model.relations ?? {}).flatMap(({ type, ids }) =>
      type === 'manyToMany' && ids ? [[ids, { type: 'array', items: LONG } as const]] : [],
    ),
  );

const owned = (
  shape: ModelShape,
  columnsOf: (part: ModelShape) => readonly Column[],
): ParameterSchemas =>
  Object.fromEntries(
    shape.owned.map(({ name, label, shape: part }) => {
      const items: ParameterSchema = { type: 'object', properties: members(part, columnsOf(part)) };
      return [name, { type: 'array', items, description: label }];
    }),
  );
