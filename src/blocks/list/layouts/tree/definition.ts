import { openFields } from '../../../../schema/check/fields.ts';
import { allBooks, shelf, shelves } from '../examples.ts';
import type { LayoutDefinition } from '../layout.ts';
import { identifier } from '../members.ts';
import { parentOf } from './parentOf.ts';

export const tree: LayoutDefinition<'tree'> = {
  name: 'tree',
  label: '树形',
  doc:
    'The rows below those that they belong to. All that the search finds is loaded at ' +
    'once; a row whose parent it does not find stands at the top.',
  properties: {
    parent: {
      description:
        'Field that holds the key of the row above; default that of the tree of the ' +
        'model, else the field of its relation to itself.',
      ...identifier,
    },
    expanded: {
      description: 'Levels open at first; all when true.',
      type: ['boolean', 'integer'],
      default: true,
    },
  },
  check({ parent }, { model, list, path, report }) {
    if (!model) {
      if (parent === undefined)
        report.add('missing-part', path, 'a tree of rows without a model needs a parent');
      return;
    }
    if (parent !== undefined)
      report.expect(
        'unknown-field',
        [...path, 'parent'],
        'field',
        parent,
        Object.keys(openFields(model)),
        model.name,
      );
    else if (parentOf(model) === undefined)
      report.add(
        'missing-part',
        path,
        `the model ${list.model ?? model.name} has neither a tree nor a relation to ` +
          'itself, so the layout needs a parent',
      );
  },
  examples: [
    {
      label: '树形',
      block: {
        type: 'list',
        name: 'shelves',
        columns: ['title', 'place'],
        layouts: ['tree', 'table'],
        tools: false,
        urlState: false,
      },
      page: { model: 'shelf' },
      models: { shelf },
      answers: { '/example/shelf/list': allBooks(shelves) },
    },
  ],
};
