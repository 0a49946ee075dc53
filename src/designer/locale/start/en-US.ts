/** What is said where designing begins, in English. */
import type { Widen } from '../../../schema/catalogue.ts';
import type { startZhCN } from './zh-CN.ts';

export const startEnUS: Widen<typeof startZhCN> = {
  hint:
    'Make and change pages in the browser: go on with one, or begin a new one. Changes are ' +
    'a draft until they are published.',
  from: 'Begin with',
  beginnings: {
    empty: 'Empty',
    model: 'List and form of a model',
    table: 'From a table',
    database: 'Table of the database',
    dashboard: 'Dashboard',
    masterDetail: 'List with record beside it',
    steps: 'Form in steps',
    form: 'The form designed in this browser',
    import: 'Imported JSON',
    copy: 'Copy of another page',
  },
  about: {
    model: 'Search, list and forms to add and change; all can be changed afterwards',
    dashboard: 'Cards and charts of the figures of the model, over its list',
    masterDetail: 'A list, and the form or the facts of the chosen record beside it',
    steps: 'The fields of the model, filled in step by step',
  },
  import: {
    label: 'What is imported',
    hint:
      'A page or form of ours, Formily or Designable, form-generator, a crud or form of amis, ' +
      'a table of the code generator of RuoYi (the answer of /tool/gen/{id}); paste it or choose a file',
    file: 'Choose a file',
    needed: 'Paste or choose something that can be imported',
    notations: {
      classic: 'Form of form-generator',
      form: 'Form definition',
      page: 'Page definition',
      formily: 'Formily form',
      amis: 'Page of amis',
      ruoyi: 'Table of the code generator of RuoYi',
    },
    complete: 'All of it is carried',
  },
  step: (number) => `Step ${number}`,
  table: {
    label: 'Table',
    hint: 'Copied from a spreadsheet, with names of columns in the first row; or an Excel (.xlsx) or CSV file',
    file: 'Choose a file',
    noText: 'This file is no table: choose an Excel (.xlsx) or CSV file',
    changed: 'The file was changed or moved, please choose it again',
    reading: 'The file is being read, one moment please',
    recognizing: 'The columns are being recognized, one moment please',
    sheet: (file) => `Sheet of ${file}`,
    headAt: (row) => `Names of columns are from row ${row}`,
    cut: (read, all) =>
      `Too much to read: the first ${read} of ${all} rows were read. Import the others once the page is published`,
    none: 'Please paste a table whose first row names its columns',
    found: (columns, rows) => `${columns} columns and ${rows} rows found`,
    foundAtStart: (columns, rows) =>
      `Too much to look through: ${columns} columns found in the first ${rows} rows`,
    column: 'Column',
    name: 'Field',
    type: 'Type',
    limits: 'Limits',
    required: 'required',
    length: (length) => `${length} characters at most`,
    scale: (scale) => `${scale} digits after the point`,
    dict: (name) => `dictionary ${name}`,
    comma: ', ',
    semicolon: '; ',
    formats: {
      email: 'mail address',
      phone: 'mobile number',
      idNumber: 'identity number',
      url: 'web address',
    },
    model: 'Model with these columns',
    noModel: 'No model has all these columns: a new one comes with the page',
  },
  model: 'Model',
  source: 'Page to copy',
  drafts: 'Go on with',
  local: 'Draft here',
  noDrafts: 'The drafts on the server cannot be read',
  pages: 'All pages',
  search: 'Find a page by title or id',
  notFound: 'No page found',
};
