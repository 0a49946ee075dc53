/** What reading a Formily schema needs everywhere, and what all its nodes have alike. */
import { defined } from '../../defined.ts';
import type { FormItem, Model, Rule } from '../../generated/types.gen.ts';
import { isEqual } from '../../merge/values.ts';
import type { Path } from '../../pointer.ts';
import type { WidgetDefinition } from '../../vocabulary.ts';
import { fromFormilyState, fromFormilyValue } from '../expressions.ts';
import type { Lose } from '../lost.ts';
import { hiddenLabel, type FormilySchema } from '../schema.ts';

/** What is read, and what is found on the way. */
export interface Context {
  model: Model | undefined;
  widgets: readonly WidgetDefinition[];
  rules: Rule[];
  /** Notes something that a form of ours has no word for. */
  lose: Lose;
  /**
   * The nodes are those of each row of a list: rules, which name fields of the form, cannot name
   * them.
   */
  inRows?: true;
  /** The nodes below a place, in their order. */
  itemsOf(properties: FormilySchema['properties'], path: Path): FormItem[];
  /** The same of the rows of a list. */
  rowItemsOf(properties: FormilySchema['properties'], path: Path): FormItem[];
}

export type Members = Record<string, unknown>;

export const said = (members: Members): Members =>
  Object.fromEntries(
    Object.entries(defined(members)).map(([name, value]) => [name, fromFormilyValue(value)]),
  );

/** A record that says something; undefined for one without members. */
export const unlessEmpty = (members: Members): Members | undefined =>
  Object.keys(members).length > 0 ? members : undefined;

export const stateOf = (node: FormilySchema): Members =>
  defined({
    hint: fromFormilyValue(node.description),
    visible: fromFormilyState(node['x-visible']),
    disabled: fromFormilyState(node['x-disabled']),
    readOnly: fromFormilyState(node['x-read-only']),
    modes: node['x-data']?.modes,
  });

export const decoratorOf = ({ 'x-decorator-props': props = {} }: FormilySchema): Members =>
  said({
    help: props.tooltip,
    span: props.gridSpan,
    width: props.wrapperWidth,
    hideLabel: isEqual(props.labelStyle, hiddenLabel) ? true : undefined,
  });
