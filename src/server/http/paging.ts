/** Parameters of every paged list (docs/protocol/conventions.md#paging-order-filters). */
import { defaultPageSize, directions, listParameters, maxPageSize } from '../../protocol/paging.ts';
import type { ParameterSchemas } from './parameter-schema.ts';

/** Which page of a list; the list brings what is out of range back into it. */
export const pageParameters = {
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
} as const satisfies ParameterSchemas;

/** How a list is sorted. */
export const orderParameters = {
  [listParameters.order]: { type: 'string', description: '排序字段' },
  [listParameters.direction]: {
    type: 'string',
    description: 'asc 或 desc',
    limits: { enum: Object.keys(directions) },
  },
} as const satisfies ParameterSchemas;
