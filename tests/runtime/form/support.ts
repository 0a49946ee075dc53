import type {
  FormPlan,
  NodePlan,
  RulePlan,
  ValidationPlan,
} from '../../../src/schema/compile/plan.ts';
import { createEvaluate, type Evaluate } from '../../../src/runtime/core/evaluate.ts';
import { protocol } from '../../../src/protocol/index.ts';

/** The scope of a form in tests: what its expressions read besides the form. */
export const scopeOver = (scope: Record<string, unknown> = {}): Evaluate =>
  createEvaluate(scope, {
    dictLabel: () => undefined,
    hasPermi: () => true,
    hasRole: () => true,
    now: () => 0,
    hoursAhead: protocol.hoursAhead,
    lists: protocol.lists,
  });

const noRules: ValidationPlan = { messages: { required: '不能为空', type: '类型不对' } };

/** A field node with the parts that matter to a test. */
export function field(name: string, parts: Partial<NodePlan> = {}): NodePlan {
  return {
    kind: 'field',
    type: 'string',
    name,
    label: name,
    component: 'Input',
    props: {},
    modes: ['create', 'edit', 'view'],
    submit: true,
    span: 1,
    children: [],
    ...parts,
    validation: { ...noRules, ...parts.validation },
  };
}

export const layout = (
  name: string,
  children: NodePlan[],
  parts: Partial<NodePlan> = {},
): NodePlan => ({
  ...field(name, { ...parts, kind: 'layout', type: 'void', component: 'FormGroup', submit: false }),
  children,
});

export const rule = (
  targets: string[],
  when: string | undefined,
  set: RulePlan['set'],
  reads: string[],
): RulePlan => ({ targets, ...(when !== undefined && { when: { $expr: when } }), set, reads });

export function plan(
  nodes: NodePlan[],
  rules: RulePlan[] = [],
  parts: Partial<FormPlan> = {},
): FormPlan {
  return {
    key: 'edit',
    title: { create: '新增', edit: '修改', view: '查看' },
    container: 'drawer',
    columns: 1,
    labels: 'top',
    submit: {},
    success: { create: '新增成功', edit: '修改成功' },
    nodes,
    rules,
    ...parts,
  };
}

export const required: ValidationPlan = {
  required: true,
  messages: { required: '不能为空', type: '类型不对' },
};
