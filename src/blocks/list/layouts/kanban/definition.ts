import { openFields } from '../../../../schema/check/fields.ts';
import { checkLiteral } from '../../../../schema/check/values.ts';
import { book, books } from '../../../examples.ts';
import { allBooks } from '../examples.ts';
import type { LayoutDefinition } from '../layout.ts';
import { fields, identifier, title } from '../members.ts';
import { hasColumns, paramOf } from './columns.ts';

export const kanban: LayoutDefinition<'kanban'> = {
  name: 'kanban',
  label: '看板',
  doc:
    'Cards in one column for each choice of a field. A card is dragged to another column, ' +
    'by pointer, finger or keys: where transitions move the field that is the transition, ' +
    'with all that it asks for; else the field is changed, which can be undone.',
  properties: {
    by: {
      description:
        'Field with a dictionary, options or yes and no, whose choices are the columns ' +
        'in their order. Its filter exact or in finds the cards of a column.',
      ...identifier,
    },
    values: {
      description: 'Values that have a column, in this order; default all choices.',
      type: 'array',
      items: { type: ['string', 'number', 'boolean'] },
      minItems: 1,
      maxItems: 20,
    },
    pageSize: {
      description: 'Cards of a column at first, and more with each request for more.',
      type: 'integer',
      minimum: 1,
      maximum: 200,
      default: 20,
    },
    title,
    fields,
  },
  required: ['by'],
  check({ by, values = [] }, { model, path, context, report }) {
    if (!model) {
      report.add('missing-part', path, 'a board needs a list of a model');
      return;
    }
    const open = openFields(model);
    const place = [...path, 'by'];
    const known = Object.keys(open).filter((name) => hasColumns(open[name]));
    if (!report.expect('unknown-field', place, 'field with choices', by, known, model.name)) return;
    const field = open[by];
    if (field && paramOf(by, field) === undefined)
      report.add('missing-part', place, `${by} needs the filter exact or in`);
    values.forEach(
      (value, index) => field && checkLiteral(value, field, [...path, 'values', index], context),
    );
  },
  examples: [
    {
      label: '看板',
      block: {
        type: 'list',
        name: 'board',
        columns: ['title', 'pages', 'status'],
        layouts: [{ type: 'kanban', by: 'status' }, 'table'],
        tools: false,
        urlState: false,
      },
      page: { model: 'book' },
      models: { book },
      answers: { '/example/book/list': allBooks(books) },
    },
  ],
};
