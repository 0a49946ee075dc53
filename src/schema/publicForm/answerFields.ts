/**
 * A form that anybody may fill in, as the fields of its answers: what can be stored of it, and what
 * keeps it from being filled in without signing in (docs/decisions/public-forms.md).
 */
import { isUsablePattern } from '../check/patterns.ts';
import { defined } from '../defined.ts';
import type { Choice, FormPlan, NodePlan, Values } from '../compile/plan.ts';
import { say, type Message } from '../locale/message.ts';
import { isDynamicName, type DynamicField } from '../record/dynamicFields.ts';
import type { WidgetAnswers } from '../vocabulary.ts';
import { precisionOf } from './answerParts.ts';

/** A field of a form with what its answers are. */
export interface AnswerField {
  node: NodePlan;
  definition: DynamicField;
  /** A value of several parts as people read it; absent: it has one part. */
  text?(value: Values): string | undefined;
  /** A code as people read it, of a control whose values are codes. */
  nameOf?(code: string): string | undefined;
}

/** What can be stored of a form, or why it cannot be filled in by everybody. */
export type AnswerFields = { fields: AnswerField[] } | { problem: Message };

/** What the kernel does not know of controls by itself. */
export interface ControlFacts {
  /** What the definition of a widget says of answers; undefined: nothing. */
  answersOf(component: string): WidgetAnswers | undefined;
  /** A division of the country by its code, as people read it; undefined: there is none. */
  divisionName(code: string): string | undefined;
}

/** Longest text of one answer. */
const longestText = 2000;
/** Longest text of one line, as a definition has it at most in a column of its own. */
const longestLine = 255;
/** Most decimals of a number. */
const mostDecimals = 6;

/** @param form the form as everybody has it, without a model */
export function answerFields(form: Pick<FormPlan, 'nodes'>, controls: ControlFacts): AnswerFields {
  const fields: AnswerField[] = [];
  const problem = collect(form.nodes, fields, controls);
  if (problem) return { problem };
  const [twice] = fields
    .map(({ definition }) => definition.name)
    .filter((name, index, all) => all.indexOf(name) !== index);
  if (twice !== undefined) return { problem: say`字段名“${twice}”重复` };
  return fields.length > 0 ? { fields } : { problem: say`表单没有可以填写的字段` };
}

function collect(
  nodes: readonly NodePlan[],
  found: AnswerField[],
  controls: ControlFacts,
): Message | undefined {
  for (const node of nodes) {
    if (node.button && node.button.run.length > 0)
      return say`按钮“${labelOf(node)}”会执行操作，不能公开填写`;
    if (node.kind === 'layout') {
      const problem = collect(node.children, found, controls);
      if (problem) return problem;
      continue;
    }
    // What is only shown is not stored.
    if (!node.submit || !node.modes.includes('create')) continue;
    const answers = controls.answersOf(node.component);
    const problem = problemOf(node, answers);
    if (problem) return problem;
    const isWhole = node.type === 'object' || node.type === 'array';
    const text = isWhole ? answers?.text : undefined;
    const nameOf = answers?.divisions ? controls.divisionName : undefined;
    found.push({ node, definition: definitionOf(node, answers), ...defined({ text, nameOf }) });
  }
  return undefined;
}

export const labelOf = ({ label, name }: NodePlan): string =>
  (typeof label === 'string' ? label : '').trim().slice(0, 50) || name;

export const rowsRefused = (label: string): Message =>
  say`“${label}”由多行或多个值组成，不能公开填写`;

export const choicesRefused = (label: string): Message =>
  say`“${label}”的选项来自服务器，不能公开填写；请改为固定选项`;

function problemOf(node: NodePlan, answers: WidgetAnswers | undefined): Message | undefined {
  const label = labelOf(node);
  if (answers?.refused === 'secret') return say`“${label}”的控件不能用于公开填写`;
  const isObject = node.type === 'object' && !answers?.text;
  if (isObject || node.item || node.children.length > 0) return rowsRefused(label);
  if (answers?.refused === 'session' || node.records)
    return say`“${label}”的控件需要登录后使用，不能公开填写`;
  if (node.choices && node.choices.from !== 'fixed') return choicesRefused(label);
  if (!isDynamicName(node.name)) return say`字段名“${node.name}”不能超过 40 个字符`;
  if (node.onChange) return say`“${label}”修改后会执行操作，不能公开填写`;
  const { pattern = [] } = node.validation;
  if (![pattern].flat().every(isUsablePattern)) return say`“${label}”的正则表达式无法使用`;
  return undefined;
}

/** Choices are stored by what people read, several of them in one text. */
function typeOf(node: NodePlan, answers: WidgetAnswers | undefined): DynamicField['type'] {
  const { choices, type } = node;
  if (choices || type === 'array' || type === 'object') return 'text';
  if (answers?.divisions) return 'text';
  if (type === 'boolean') return 'boolean';
  if (type === 'number') return scaleOf(node, answers) === 0 ? 'integer' : 'decimal';
  return answers?.type?.(node.props) ?? 'text';
}

function scaleOf(node: NodePlan, answers: WidgetAnswers | undefined): number | undefined {
  const own = answers?.scale ? answers.scale(node.props) : precisionOf(node.props);
  const scale = node.validation.scale ?? own;
  return scale === undefined ? undefined : Math.min(scale, mostDecimals);
}

function definitionOf(node: NodePlan, answers: WidgetAnswers | undefined): DynamicField {
  const kept = typeOf(node, answers);
  const { maxLength = longestText, minimum, maximum } = node.validation;
  const isShort = kept === 'text' && maxLength <= longestLine;
  return {
    name: node.name,
    label: labelOf(node),
    type: isShort ? 'string' : kept,
    ...(kept === 'text' && {
      maxLength: node.choices ? longestText : Math.min(maxLength, longestText),
    }),
    ...(node.type === 'number' && !node.choices && defined({ minimum, maximum })),
    ...(kept === 'decimal' && defined({ scale: scaleOf(node, answers) })),
  };
}

/** All choices of a control, those below others, too. */
export const choicesOf = (choices: readonly Choice[]): Choice[] =>
  choices.flatMap((one) => [one, ...choicesOf(one.children ?? [])]);
