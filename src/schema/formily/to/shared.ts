/** What all nodes of a Formily schema have alike. */
import type { NodePlan, RulePlan } from '../../compile/plan.ts';
import { defined } from '../../defined.ts';
import type { WidgetDefinition } from '../../vocabulary.ts';
import { textOf, toFormilyState } from '../expressions.ts';
import type { Lose } from '../lost.ts';
import { hiddenLabel, type FormilySchema } from '../schema.ts';
import { checkReactions, reactionOf } from './reactions.ts';

/** What making a Formily schema needs everywhere. */
export interface Context {
  widgets: readonly WidgetDefinition[];
  rules: readonly RulePlan[];
  lose: Lose;
}

/** The state of a node, and the rules that set it. */
export function shared(node: NodePlan, { rules, widgets }: Context): FormilySchema {
  const reactions = [
    ...checkReactions(node.validation),
    ...rules.filter(({ targets }) => targets.includes(node.name)).map(reactionOf),
  ];
  const data = defined({
    field: node.field,
    widget:
      node.kind === 'field' && (!node.item || drawsRows(node, widgets))
        ? node.component
        : undefined,
    choices: node.choices && node.choices.from !== 'fixed' ? node.choices : undefined,
    modes: node.modes.length < 3 ? node.modes : undefined,
    inside: node.inside,
    sent: node.kind === 'field' && !node.submit ? false : undefined,
    totals: node.rows?.totals.length ? node.rows.totals : undefined,
  });
  return defined({
    description: textOf(node.description),
    'x-visible': toFormilyState(node.visible),
    'x-disabled': toFormilyState(node.disabled),
    'x-read-only': toFormilyState(node.readOnly),
    'x-reactions': reactions.length > 0 ? reactions : undefined,
    'x-data': Object.keys(data).length > 0 ? data : undefined,
  });
}

export function decoratorProps({ help, span, hideLabel, width }: NodePlan): FormilySchema {
  const props = defined({
    tooltip: textOf(help),
    gridSpan: span > 1 ? span : undefined,
    labelStyle: hideLabel && hiddenLabel,
    wrapperWidth: width,
  });
  return Object.keys(props).length > 0 ? { 'x-decorator-props': props } : {};
}

/** The widget that draws the rows of a list, where it is not the usual table. */
export const drawsRows = (
  { component }: NodePlan,
  widgets: readonly WidgetDefinition[],
): WidgetDefinition | undefined =>
  widgets.find(({ name, roles }) => name === component && roles.includes('rows'));
