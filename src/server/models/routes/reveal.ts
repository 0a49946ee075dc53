/** Routes that answer the whole of one masked value: one for each masked field. */
import { revealPath } from '../../../schema/record/index.ts';
import type { RouteDeclaration } from '../../http/route.ts';
import { cut } from '../../logs/masked.ts';
import { revealValue } from '../read/reveal.ts';
import type { Column } from '../shape/shape.ts';
import { LONG } from './parameters.ts';
import { logOf } from './route-model.ts';
import type { RouteModel } from './route-model.ts';

/** None for a model without masked fields, or without a permission. */
export const revealRoutes = (model: RouteModel): RouteDeclaration[] =>
  model.shape.detailColumns.flatMap((column) => {
    const { spec, field, reveal } = column;
    return spec.mask === undefined || reveal === undefined
      ? []
      : [revealRoute(model, model.shape.byField.get(field)!, reveal)];
  });

/** Characters of the title of a log row. */
const titleLength = 50;

/** Logged with its path, which names field and record; the value itself is in no log. */
function revealRoute(model: RouteModel, column: Column, permission: string): RouteDeclaration {
  const { context, shape, path } = model;
  const { key, label, dataScope, name } = shape.model;
  const { title } = logOf(model, 'update', 'OTHER')!;
  return {
    tag: label,
    access: { permission },
    scope: dataScope ? { model: name } : 'none',
    method: 'GET',
    path: `${revealPath(path, column.field)}/{${key}}`,
    summary: `查看${label}的完整${column.spec.label}`,
    params: { [key]: LONG },
    answer: 'ajax',
    log: { title: cut(`${title}（查看${column.spec.label}）`, titleLength), type: 'OTHER' },
    secrets: ['data'],
    transaction: true,
    handler: async ({ db, params, session }) => ({
      data: await revealValue(
        { context, db, shape, actor: session, permission },
        { column, key: params[key] },
      ),
    }),
  };
}
