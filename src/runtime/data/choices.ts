import type { Choice, ChoicesPlan } from '../../schema/compile/plan.ts';
import { isObject } from '../../schema/isObject.ts';
import type { Evaluate } from '../core/evaluate.ts';
import { nest, type TreeNode } from './tree.ts';

type RecordChoices = Extract<ChoicesPlan, { from: 'source' | 'request' | 'records' }>;
type Row = Record<string, unknown>;

/** Records as choices: flat, nested by `children`, or nested here by `parent`. */
export function choicesOfRecords(
  records: unknown,
  plan: RecordChoices,
  evaluate: Evaluate,
): Choice[] {
  const rows = Array.isArray(records) ? records.filter(isObject) : [];
  const choice = (row: Row): Choice => ({
    value: row[plan.value] as Choice['value'],
    label: String(row[plan.label] ?? row[plan.value] ?? ''),
    ...(plan.disabled &&
      evaluate.test(plan.disabled, { row, record: row }, false, true) && { disabled: true }),
  });
  const nested = (row: Row): Choice => {
    const below = plan.children ? row[plan.children] : undefined;
    return Array.isArray(below) && below.length > 0
      ? { ...choice(row), children: below.filter(isObject).map(nested) }
      : choice(row);
  };
  const fromNode = (node: TreeNode<Row>): Choice =>
    node.children.length > 0
      ? { ...choice(node.record), children: node.children.map(fromNode) }
      : choice(node.record);
  const choices = plan.parent
    ? nest(
        rows,
        (row) => row[plan.value],
        (row) => row[plan.parent!],
      ).map(fromNode)
    : rows.map(nested);
  return plan.root ? [{ ...plan.root, children: choices }] : choices;
}

export { findChoice } from '../../schema/record/index.ts';
