/** A page to begin with: a list, and the chosen record beside it. */
import type { JsonObject } from '../../document/page.ts';
import {
  actionNames,
  fieldNames,
  modelPage,
  withoutEmpty,
  type ModelPage,
} from '../modelFields.ts';
import { withoutProblems, type Check } from '../withoutProblems.ts';

/** Columns that have room beside a record. */
const narrow = 3;

export function masterDetailPage(given: ModelPage, check: Check): JsonObject {
  const { model } = given;
  const { query, columns, form } = fieldNames(model);
  const { toolbar, row } = actionNames(model);
  const canEdit = row.includes('edit');
  const shown = columns.filter((name) => name !== model.key);
  const detail = canEdit
    ? {
        type: 'form',
        form: 'edit',
        mode: 'edit',
        recordKey: { $expr: `record.${model.key}` },
      }
    : { type: 'descriptions', fields: shown };
  const master = {
    type: 'masterDetail',
    name: 'masterDetail',
    list: withoutEmpty({
      type: 'list',
      name: 'list',
      query: query.slice(0, 1),
      columns: (shown.length > 0 ? shown : columns).slice(0, narrow),
      toolbar: toolbar.filter((name) => name === 'create'),
      row: row.filter((name) => name === 'remove'),
      tools: false,
    }),
    state: 'chosen',
    detail: [detail],
  };
  const isEdited = canEdit || toolbar.includes('create');
  const page = {
    ...modelPage(given),
    body: [master],
    ...(isEdited && { forms: { edit: { fields: form } } }),
  };
  return withoutProblems(page, check);
}
