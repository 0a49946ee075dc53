import { typeOf } from '../../../../schema/fieldTypes/index.ts';
import { openFields } from '../../../../schema/check/fields.ts';
import { proposeForSearch } from '../../../../schema/check/indexes.ts';
import { book, books } from '../../../examples.ts';
import { allBooks } from '../examples.ts';
import type { LayoutDefinition } from '../layout.ts';
import { fields, identifier, title } from '../members.ts';
import { timeOf } from './timeOf.ts';

/** Books by the days on which they were bought. */
const boughtBook = {
  ...book,
  name: 'bought',
  path: '/example/bought',
  fields: { ...book.fields, bought: { type: 'date', label: '购入日期', filter: 'dayRange' } },
} as const;

/** They are in the month that a calendar shows first. */
const month = new Date().toISOString().slice(0, 7);
const rows = books.map((row, index) => ({ ...row, bought: `${month}-${12 + index}` }));

export const calendar: LayoutDefinition<'calendar'> = {
  name: 'calendar',
  label: '日历',
  doc:
    'The rows on their days, by months or weeks, weeks of moments with their hours; on ' +
    'phones as a list of days. Only the days on show are asked for. A row is dragged to ' +
    'another day where the viewer may change it; a click on a day opens the form of the ' +
    'standard action create.',
  properties: {
    start: {
      description:
        'Day or moment of a row; its filter dayRange or timeRange finds the days on show.',
      ...identifier,
    },
    end: {
      description:
        'Last day or moment of a row, with a filter whose prefix is not that of start; default it takes one day.',
      ...identifier,
    },
    title,
    fields,
  },
  required: ['start'],
  check({ start, end }, { model, path, report, context }) {
    if (!model) {
      report.add('missing-part', path, 'a calendar needs a list of a model');
      return;
    }
    const days = Object.entries(openFields(model))
      .filter(([, field]) => typeOf(field).range !== undefined)
      .map(([name]) => name);
    for (const [member, name] of Object.entries({ start, end })) {
      if (name === undefined) continue;
      const place = [...path, member];
      if (!report.expect('unknown-field', place, 'day or moment', name, days, model.name)) continue;
      if (!timeOf(model, name))
        report.add('missing-part', place, `${name} needs the filter dayRange or timeRange`);
      proposeForSearch(model, name, place, context);
    }
    const [one, other] = [timeOf(model, start), end && timeOf(model, end)];
    if (one && other && one.prefix === other.prefix)
      report.add(
        'missing-part',
        [...path, 'end'],
        `the filters of ${start} and ${end} need prefixes of their own`,
      );
  },
  examples: [
    {
      label: '日历',
      block: {
        type: 'list',
        name: 'days',
        columns: ['title', 'bought'],
        layouts: [{ type: 'calendar', start: 'bought' }, 'table'],
        tools: false,
        urlState: false,
      },
      page: { model: 'bought' },
      models: { bought: boughtBook },
      answers: { '/example/bought/list': allBooks(rows) },
    },
  ],
};
