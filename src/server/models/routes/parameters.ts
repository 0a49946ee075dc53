/** Parameters of lists and exports, and the list request made from them. */
import type { Field } from '../../../schema/generated/types.gen.ts';
import type { Row } from '../../db/database.ts';
import type { ParameterSchema, ParameterSchemas } from '../../http/parameter-schema.ts';
import { storageOf } from '../shape/codec.ts';
import { endField } from '../../../schema/record/range.ts';
import { rangeParameters } from '../read/range-filters.ts';
import { dynamicColumns } from '../read/definitions.ts';
import type { ModelShape } from '../shape/shape.ts';
import { relationFilters } from '../read/related-sql.ts';
import { summable } from '../read/sums.ts';
import type { ListRequest } from '../types.ts';
import { listParameters, numberRangeNames, rangeNames } from '../../../protocol/paging.ts';

/** A key. */
export const LONG = { type: 'integer' } as const satisfies ParameterSchema;

/** A list request from typed query or form parameters. */
export function listRequest({
  [listParameters.page]: page,
  [listParameters.size]: size,
  [listParameters.order]: order,
  [listParameters.direction]: direction,
  [listParameters.reasonable]: reasonable,
  [listParameters.sums]: sums,
  with: owned,
  ...filters
}: Row): ListRequest {
  return { filters, page, size, order, direction, reasonable, sums, with: owned };
}

/** Which sums a list answers; nothing where it shows no numbers. */
export function sumParameters(shape: ModelShape): ParameterSchemas {
  const fields = summable(shape.listColumns).map(({ field }) => field);
  return fields.length === 0 || shape.byField.has(listParameters.sums)
    ? {}
    : {
        [listParameters.sums]: {
          type: 'array',
          items: { type: 'string', limits: { enum: fields } },
          description: '合计字段',
        },
      };
}

/** Which owned relations a list answers with its rows; nothing for models that own none. */
export function withParameter({ owned }: ModelShape): Record<string, ParameterSchema> {
  if (owned.length === 0) return {};
  const items: ParameterSchema = {
    type: 'string',
    limits: { enum: owned.map(({ name }) => name) },
  };
  return { with: { type: 'array', items, description: '每行同时返回的明细' } };
}

/** A parameter for each filter of the model. */
export function filterParameters(shape: ModelShape): ParameterSchemas {
  const parameters: Record<string, ParameterSchema> = {};
  const ranges: Record<string, ParameterSchema> = {};
  for (const {
    column: { field, spec },
    filter,
    parameter,
  } of [...shape.filters, ...relationFilters(shape)]) {
    const end = endField(spec);
    if (end && filter.type === 'range') {
      for (const name of rangeParameters(field, spec, filter))
        ranges[name] = { ...valueSchema(end), description: spec.label };
    } else if (filter.type === 'dayRange' || filter.type === 'timeRange') {
      for (const name of rangeNames(filter.prefix))
        ranges[name] = { type: 'string', description: spec.label };
    } else if (filter.type === 'range') {
      for (const name of numberRangeNames(filter.prefix ?? field))
        ranges[name] = { ...valueSchema(spec), description: spec.label };
    } else {
      const one = { ...valueSchema(end ?? spec), description: spec.label };
      parameters[parameter] = filter.type === 'in' ? { type: 'array', items: one } : one;
    }
  }
  for (const { field, spec } of dynamicColumns(shape))
    parameters[field] = { type: 'string', description: `${spec.label}的搜索条件（JSON）` };
  return Object.keys(ranges).length
    ? { ...parameters, [listParameters.ranges]: { type: 'object', properties: ranges } }
    : parameters;
}

/**
 * What values of the field are on the wire. Dates travel as text in the protocol's forms; the
 * engine reads them.
 */
export function valueSchema(field: Field): ParameterSchema {
  const end = endField(field);
  if (!end) return { ...storageOf(field).wire };
  const one = { ...storageOf(end).wire };
  return { type: 'object', properties: { begin: one, end: one } };
}
