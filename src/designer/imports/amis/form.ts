/** A form of amis as a form of ours. */
import { defined } from '../../../schema/defined.ts';
import type { FormSchema } from '../../../schema/generated/types.gen.ts';
import { requestOf } from './expressions.ts';
import { amisItems, mostColumns } from './items.ts';
import {
  loseOthers,
  namesIn,
  numberIn,
  oneOf,
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
  const at = { path, lose: given.lose };
  loseOthers(form, members, at);
  const fields = amisItems(body, [...path, 'body' in form ? 'body' : 'controls'], reading);
  const withKey = {
    ...reading,
    read: (name: string) => (name === key ? 'key' : readValue(name)),
  };
  const load = requestOf(form.initApi, [...path, 'initApi'], withKey, 'GET');
  const store = requestOf(form.api, [...path, 'api'], withKey, 'POST');
  const mode = oneOf(form, 'mode', ['horizontal', 'normal'], at);
  return {
    ...defined({ title: textIn(form.title), load, ok: textIn(form.submitText) }),
    ...defined({ columns: numberIn(form, 'columnCount', { least: 1, most: mostColumns }, at) }),
    ...(mode === 'horizontal' && { labels: 'left' as const }),
    ...(store && { submit: { [key === undefined ? 'create' : 'edit']: store } }),
    fields,
  } as FormSchema;
}
