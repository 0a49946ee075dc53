import { compileAction } from '../../../../schema/compile/actions.ts';
import { booleanChoices, compileChoices } from '../../../../schema/compile/choices.ts';
import { fieldAt, PageError } from '../../../../schema/compile/compilation.ts';
import type { ActionPlan } from '../../../../schema/compile/plan.ts';
import { defined } from '../../../../schema/defined.ts';
import { typeOf } from '../../../../schema/fieldTypes/index.ts';
import { cardOf } from '../cardOf.ts';
import type { LayoutCompiler, LayoutSite } from '../layout.ts';
import { updateOf } from '../update.ts';
import { paramOf } from './columns.ts';

export const compile: LayoutCompiler<'kanban'> = (
  { by, values, pageSize = 20, ...cards },
  site,
) => {
  const { compilation, model, path, plan } = site;
  const { field, denied } = fieldAt(compilation, model, by);
  if (denied) return undefined;
  const own = field && typeOf(field).choices === 'yesNo' ? booleanChoices() : undefined;
  const choices = compileChoices(compilation, {}, field, path) ?? own;
  const param = field && paramOf(by, field);
  if (!choices || param === undefined)
    throw new PageError(`The field "${by}" cannot be the columns of a board`, [...path, 'by']);
  const moves = movesOf(by, site);
  return {
    field: by,
    param,
    choices,
    pageSize,
    card: cardOf(cards, site, [by]),
    loadsItself: true,
    list: { tree: undefined, paged: plan.paged },
    ...defined({
      values: values?.map(String),
      actions: moves && Object.values(moves).flat(),
      moves,
      update: moves ? undefined : updateOf(site, [by]),
    }),
  };
};

/** The transitions that move the field, by the value that they lead to. */
function movesOf(
  by: string,
  { compilation, model, scope, path }: LayoutSite,
): Record<string, ActionPlan[]> | undefined {
  const own = Object.entries(model?.transitions ?? {}).filter(([, { field }]) => field === by);
  if (own.length === 0) return undefined;
  const moves: Record<string, ActionPlan[]> = {};
  for (const [name, { to }] of own) {
    const action = compileAction(compilation, name, 'row', scope, path);
    if (action) (moves[String(to)] ??= []).push(action);
  }
  return moves;
}
