/** A form of amis as a form of ours. */
import { defined } from '../../schema/defined.ts';
import type { FormSchema } from '../../schema/generated/types.gen.ts';
import { requestOf } from './expressions.ts';
import { amisItems } from './items.ts';
import {
  loseOthers,
  namesIn,
  readAs,
  textIn,
  type AmisReading,
  type Members,
  type Path,
} from './shape.ts';

const members = [
  'title',
  'body',
  'controls',
  'mode',
  'columnCount',
  'api',
  'initApi',
  'submitText',
  'name',
  'actions',
  'wrapWithPanel',
  'labelAlign',
  'labelWidth',
];

/**
 * @param key the name that addresses read the key of the record as; undefined: there is no record
 */
export function amisForm(
  form: Members,
  path: Path,
  given: Pick<AmisReading, 'lose' | 'refuse' | 'nameFor'>,
  key?: string,
): FormSchema {
  const body = form.body ?? form.controls;
  const readValue = readAs('values', namesIn(body));
  const reading: AmisReading = { ...given, read: readValue };
  loseOthers(form, members, { path, lose: given.lose });
  const fields = amisItems(body, [...path, 'body' in form ? 'body' : 'controls'], reading);
  const withKey = {
    ...reading,
    read: (name: string) => (name === key ? 'key' : readValue(name)),
  };
  const load = requestOf(form.initApi, [...path, 'initApi'], withKey, 'GET');
  const store = requestOf(form.api, [...path, 'api'], withKey, 'POST');
  const columns = Number(form.columnCount);
  return {
    ...defined({ title: textIn(form.title), load, ok: textIn(form.submitText) }),
    ...(form.mode === 'horizontal' && { labels: 'left' as const }),
    ...(columns > 1 && columns <= 4 && { columns }),
    ...(store && { submit: { [key === undefined ? 'create' : 'edit']: store } }),
    fields,
  } as FormSchema;
}
