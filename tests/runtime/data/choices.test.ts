import { describe, expect, it } from 'vitest';
import { choicesOfRecords } from '../../../src/runtime/data/choices.ts';
import { evaluateOver } from '../support.ts';

const plan = {
  from: 'records' as const,
  records: { $expr: 'loaded.record.roles' },
  value: 'roleId',
  label: 'roleName',
  disabled: { $expr: "row.status == '1'" },
};

describe('choices of records that a form loaded', () => {
  const evaluate = evaluateOver({
    loaded: {
      record: {
        roles: [
          { roleId: 2, roleName: '普通角色', status: '0' },
          { roleId: 3, roleName: '停用角色', status: '1' },
        ],
      },
    },
  });

  it('have value and label by the named members, and are locked where the plan says so', () => {
    expect(choicesOfRecords(evaluate.value(plan.records), plan, evaluate)).toEqual([
      { value: 2, label: '普通角色' },
      { value: 3, label: '停用角色', disabled: true },
    ]);
  });

  it('are none where nothing was loaded', () => {
    expect(choicesOfRecords(evaluateOver({}).value(plan.records), plan, evaluate)).toEqual([]);
  });
});
