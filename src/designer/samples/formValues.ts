import { formModel } from '../../schema/check/pageModels.ts';
import { itemsOf } from '../../schema/check/scope.ts';
import { isObject } from '../document/page.ts';
import type { Project } from '../document/project.ts';
import { placeAt } from '../rules/place.ts';
import { sampleRow } from './rows.ts';

/** What a form shows of a sample record of its model; undefined: it has none. */
export function sampleValues(page: unknown, form: string, project: Project): unknown {
  if (!isObject(page)) return undefined;
  const { context } = placeAt(page, ['forms', form], project);
  const model = formModel(form, context);
  const schema = context.page.forms?.[form];
  if (!model || !schema) return undefined;
  const names = new Set(itemsOf(schema).map(({ name }) => name));
  const row = Object.entries(sampleRow(model, 1, project));
  return Object.fromEntries(row.filter(([name]) => names.has(name)));
}
