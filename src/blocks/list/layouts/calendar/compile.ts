import { fieldAt, PageError } from '../../../../schema/compile/compilation.ts';
import { compileEvent } from '../../../../schema/compile/steps.ts';
import { defined } from '../../../../schema/defined.ts';
import type { ActionPlan } from '../../../../schema/compile/plan.ts';
import { cardOf } from '../cardOf.ts';
import type { LayoutCompiler, LayoutSite } from '../layout.ts';
import { updateOf } from '../update.ts';
import { timeOf } from './timeOf.ts';

export const compile: LayoutCompiler<'calendar'> = ({ start, end, ...cards }, site) => {
  const { compilation, model, path } = site;
  const names = [start, ...(end === undefined ? [] : [end])];
  if (names.some((name) => fieldAt(compilation, model, name).denied)) return undefined;
  const [from, to] = names.map((name) => timeOf(model, name));
  if (!from || (end !== undefined && !to))
    throw new PageError('A calendar needs days that can be searched for', path);
  const create = createOf(start, site);
  return {
    start: from,
    card: cardOf(cards, site, []),
    loadsItself: true,
    list: { tree: undefined },
    ...defined({ end: to, update: updateOf(site, names), create, actions: create && [create] }),
  };
};

/** The standard action of the toolbar with the day filled in; others have no place for it. */
function createOf(
  start: string,
  { compilation, list, plan, scope, path }: LayoutSite,
): ActionPlan | undefined {
  const isOffered = plan.toolbar.some(({ key }) => key === 'create');
  if (!isOffered || compilation.page.actions?.create) return undefined;
  const { form = 'edit' } = list;
  return compileEvent(
    'create',
    [{ type: 'openForm', form, mode: 'create', values: { [start]: { $expr: 'value' } } }],
    { compilation, scope, path },
  );
}
