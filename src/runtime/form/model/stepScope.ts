import { toJS } from '@formily/reactive';
import { defined } from '../../../schema/defined.ts';
import type { LocalScope } from '../../core/evaluate.ts';
import type { FormModel } from './formModel.ts';
import { rowPath } from './places.ts';

/**
 * What steps read that are started in a form: its values, its record and what its own sources gave,
 * and in a list of rows the row.
 *
 * @param address of the field or button that they belong to
 */
export function stepScope(model: FormModel, address: string): LocalScope {
  const { key, record, sources = {} } = model.evaluate().scope as LocalScope;
  const own = Object.keys(model.plan.sources ?? {});
  const row = rowPath(address);
  return {
    key,
    mode: model.mode,
    values: model.values(),
    ...defined({ record }),
    ...(own.length > 0 && {
      sources: Object.fromEntries(own.map((name) => [name, sources[name]])),
    }),
    ...(row !== undefined && { row: toJS(model.form.getValuesIn(row)) as unknown }),
  };
}
