/** Parameters of lists and exports, and the list request made from them. */
import type { Field } from '../../../schema/generated/types.gen.ts';
import type { Row } from '../../db/database.ts';
import type { ParameterSchema } from '../../http/route.ts';
import { storageOf } from '../shape/codec.ts';
import type { ModelShape } from '../shape/shape.ts';
import type { ListRequest } from '../types.ts';
import {
  defaultPageSize,
  directions,
  listParameters,
  maxPageSize,
  rangeNames,
} from '../../../protocol/paging.ts';

/** A key. */
export const LONG: ParameterSchema = { type: 'integer' };

export const PAGE_PARAMETERS: Record<string, ParameterSchema> = {
  [listParameters.page]: {
    type: 'integer',
    format: 'int32',
    description: '页码，从1开始',
    limits: { minimum: 1 },
  },
  [listParameters.size]: {
    type: 'integer',
    format: 'int32',
    description: `每页条数，默认${defaultPageSize}，最多${maxPageSize}`,
    limits: { maximum: maxPageSize },
  },
  [listParameters.reasonable]: {
    type: 'boolean',
    description: 'false：超出范围的页码返回空页',
  },
};

export const ORDER_PARAMETERS: Record<string, ParameterSchema> = {
  [listParameters.order]: { type: 'string', description: '排序字段' },
  [listParameters.direction]: {
    type: 'string',
    description: 'asc 或 desc',
    limits: { enum: Object.keys(directions) },
  },
};

/** A list request from typed query or form parameters. */
export function listRequest({
  [listParameters.page]: page,
  [listParameters.size]: size,
  [listParameters.order]: order,
  [listParameters.direction]: direction,
  [listParameters.reasonable]: reasonable,
  with: owned,
  ...filters
}: Row): ListRequest {
  return { filters, page, size, order, direction, reasonable, with: owned };
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
export function filterParameters(shape: ModelShape): Record<string, ParameterSchema> {
  const parameters: Record<string, ParameterSchema> = {};
  const ranges: Record<string, ParameterSchema> = {};
  for (const {
    column: { spec },
    filter,
    parameter,
  } of shape.filters) {
    if (filter.type === 'dayRange' || filter.type === 'timeRange') {
      for (const name of rangeNames(filter.prefix))
        ranges[name] = { type: 'string', description: spec.label };
    } else {
      const one = { ...valueSchema(spec), description: spec.label };
      parameters[parameter] = filter.type === 'in' ? { type: 'array', items: one } : one;
    }
  }
  return Object.keys(ranges).length
    ? { ...parameters, [listParameters.ranges]: { type: 'object', properties: ranges } }
    : parameters;
}

/**
 * What values of the field are on the wire. Dates travel as text in the protocol's forms; the
 * engine reads them.
 */
export const valueSchema = (field: Field): ParameterSchema => ({ ...storageOf(field).wire });
