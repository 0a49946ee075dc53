/** What is said of the rows of pasted tables, in English. */
import type { Widen } from '../../../schema/catalogue.ts';
import type { rowsZhCN } from './zh-CN.ts';

export const rowsEnUS: Widen<typeof rowsZhCN> = {
  choice: (rows) => `Import the data, too (${rows} rows)`,
  choiceHint: 'The data stay in this browser and are imported once the page is published',
  tooMany: (most, characters) =>
    `Too much data: at most ${most} rows with ${characters} characters can be imported along. ` +
    'Import them in parts once the page is published',
  notKept: 'This browser cannot keep the data of the table. Import them once the page is published',
  waiting: (rows) => `${rows} rows of the table wait to be imported`,
  ready: (model) => `They will become records of “${model}”`,
  afterPublishing: 'They can be imported once the page is published',
  import: 'Import data',
  drop: 'Drop data',
  dropAsked: (rows) => `Drop the ${rows} rows that are not imported yet?`,
  dropToo: (rows) => `The ${rows} rows of the table that are not imported yet are dropped, too`,
  title: (model) => `Import into “${model}”`,
  columns: (labels) =>
    labels.length === 0
      ? 'There is no column to import'
      : `Columns that are imported: ${labels.join(', ')}`,
  others: (labels) =>
    `No field stands for these columns, which are not imported: ${labels.join(', ')}`,
  start: (rows) => `Import ${rows} rows`,
  again: (rows) => `Go on with ${rows} rows`,
  stop: 'Stop',
  close: 'Close',
  added: (added, count) => `${added} of ${count} rows are imported`,
  progress: 'Progress of the import',
  broken: 'The import broke off. The rows that are left are kept, and you can go on',
  problems: 'Rows that are not imported',
  row: 'Row',
  column: 'Column',
  reason: 'Reason',
  more: (count) => `${count} more problems are not shown`,
  noChoice: (text, choices) => `There is no “${text}”; it can be ${choices.join(', ')}`,
};
