/** Parameters of every paged list (docs/protocol/conventions.md#paging-order-filters). */
import type { ParameterSchemas } from './parameter-schema.ts';

/** Which page of a list; the list brings what is out of range back into it. */
export const pageParameters = {
  pageNum: {
    type: 'integer',
    format: 'int32',
    description: '页码，从1开始',
    limits: { minimum: 1 },
  },
  pageSize: {
    type: 'integer',
    format: 'int32',
    description: '每页条数，默认10，最多1000',
    limits: { maximum: 1000 },
  },
  reasonable: {
    type: 'boolean',
    description: 'false：超出范围的页码返回空页',
  },
} as const satisfies ParameterSchemas;

/** How a list is sorted. */
export const orderParameters = {
  orderByColumn: { type: 'string', description: '排序字段' },
  isAsc: {
    type: 'string',
    description: 'asc 或 desc',
    limits: { enum: ['asc', 'desc', 'ascending', 'descending'] },
  },
} as const satisfies ParameterSchemas;
