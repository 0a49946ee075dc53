import type { BlockFormat } from '../../../schema/block.ts';
import { cell } from './cell.ts';
import { column } from './column.ts';
import { layoutParts } from '../layouts/format.ts';
import { queryField } from './queryField.ts';
import { summary } from './summary.ts';

/** What pages may write of a list. */
export const format: BlockFormat = {
  properties: {
    name: {
      description:
        "Name by which actions and expressions reach the list, and under which people's view of it is kept.",
      $ref: 'common.schema.json#/$defs/identifier',
    },
    title: { description: 'Heading of the list.', $ref: 'common.schema.json#/$defs/text' },
    model: {
      description: 'Model of the rows; default that of the page.',
      $ref: 'page.schema.json#/$defs/modelRef',
    },
    key: {
      description: "Key field of the rows; default the model's key.",
      $ref: 'common.schema.json#/$defs/identifier',
    },
    url: {
      description:
        'Address that gives the rows, with {expression} parts; default {path}/list of the model.',
      $ref: 'common.schema.json#/$defs/url',
    },
    params: {
      description: 'Fixed or computed parameters added to the search.',
      $ref: 'common.schema.json#/$defs/values',
    },
    records: {
      description:
        'The rows in the answer, which it reads as result; default the list that it answers.',
      $ref: 'common.schema.json#/$defs/expression',
    },
    query: {
      description: 'Search fields, in this order.',
      type: 'array',
      items: { $ref: '#/$defs/queryField' },
      maxItems: 30,
    },
    queryShown: {
      description: 'Search fields visible before 展开.',
      type: 'integer',
      minimum: 1,
      maximum: 12,
      default: 2,
    },
    columns: {
      description: 'Columns and groups of columns, in this order.',
      type: 'array',
      items: { $ref: '#/$defs/column' },
      minItems: 1,
      maxItems: 60,
    },
    summary: {
      description:
        'Columns of numbers whose sums stand below the rows. Exports hold rows only, so ' +
        'that an import reads them back.',
      type: 'array',
      items: { $ref: '#/$defs/summary' },
      minItems: 1,
      maxItems: 60,
    },
    sort: {
      description: 'Order of the rows until somebody sorts.',
      $ref: 'common.schema.json#/$defs/sort',
    },
    paged: { description: 'Default from the model.', type: 'boolean' },
    pageSize: {
      description: 'Rows a page at first.',
      type: 'integer',
      minimum: 1,
      maximum: 1000,
      default: 10,
    },
    toolbar: {
      description: 'Actions above the table.',
      $ref: 'page.schema.json#/$defs/actionRefs',
    },
    row: { description: 'Row actions shown as links.', $ref: 'page.schema.json#/$defs/actionRefs' },
    more: { description: 'Row actions under 更多.', $ref: 'page.schema.json#/$defs/actionRefs' },
    rowVisible: {
      description: 'Row actions are shown only where it holds; reads row.',
      $ref: 'common.schema.json#/$defs/condition',
    },
    selection: {
      description: 'How many rows can be checked.',
      enum: ['multiple', 'single', 'none'],
      default: 'multiple',
    },
    rowTone: {
      description:
        'Tone of a whole row: its background and a sign in its first column; reads row. ' +
        'One of default, primary, success, info, warning, danger; anything else is ' +
        'default.',
      $ref: 'common.schema.json#/$defs/expression',
    },
    selectable: {
      description: 'Rows that may be checked; reads row.',
      $ref: 'common.schema.json#/$defs/condition',
    },
    checked: {
      description: 'Rows that are checked when they are loaded; reads row.',
      $ref: 'common.schema.json#/$defs/condition',
    },
    onRowClick: {
      description: 'Steps run when a row is clicked; they read row.',
      $ref: 'step.schema.json#/$defs/steps',
    },
    selectOnClick: {
      description: 'A click on a row checks or unchecks it.',
      type: 'boolean',
      default: false,
    },
    tree: { description: "Rows form a tree by the model's parent field.", type: 'boolean' },
    treeExpanded: {
      description: 'Levels open at first; all when true.',
      type: ['boolean', 'integer'],
      default: true,
    },
    expand: {
      description: 'Blocks shown below an opened row; they read row. One row at a time.',
      $ref: '#/$defs/blocks',
    },
    edit: {
      description:
        'People change cells of several rows in the table and save them together. The model offers updateMany.',
      anyOf: [{ type: 'boolean' }, { $ref: '#/$defs/listEdit' }],
    },
    layouts: {
      description:
        'How the rows can be arranged; default as a table. People choose where there are ' +
        'several, and the list opens in the first. The choice is part of the address and ' +
        'of saved views.',
      type: 'array',
      items: { $ref: '#/$defs/layout' },
      minItems: 1,
      maxItems: 8,
    },
    form: {
      description: 'Form that the standard create and edit actions open; default edit.',
      $ref: 'page.schema.json#/$defs/formRef',
    },
    size: { description: 'Density of the table.', enum: ['default', 'middle', 'small'] },
    height: {
      description: 'Body height in pixels; the body scrolls.',
      type: 'integer',
      minimum: 100,
    },
    tools: { description: 'Density, columns and reload buttons.', type: 'boolean', default: true },
    views: {
      description:
        'People keep views of the list under names: search, order, page size and ' +
        'columns; private, or shared with all who may open the page (permission share of ' +
        'its model).',
      type: 'boolean',
      default: false,
    },
    urlState: {
      description:
        'Search, sort and page live in the address. Default true for the first list of a page.',
      type: 'boolean',
    },
    every: {
      description: 'Seconds between reloads while the list is seen; its rows stay meanwhile.',
      $ref: 'common.schema.json#/$defs/reloadSeconds',
    },
    totalText: {
      description: 'Text beside the pager; reads total. Default 共 {total} 条.',
      $ref: 'common.schema.json#/$defs/text',
    },
    empty: { description: 'Text while there are no rows.', $ref: 'common.schema.json#/$defs/text' },
  },
  required: ['columns'],
  typeOptional: true,
  definitions: { ...queryField, ...column, ...cell, ...summary, ...layoutParts },
};
