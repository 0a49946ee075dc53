import { isEmpty, textOf } from '../values.ts';
import { defineFunction, type ExpressionFunction } from './define.ts';

export const logicFunctions: readonly ExpressionFunction[] = [
  defineFunction(
    'isEmpty',
    'value',
    "Whether the value is null, absent, '', an empty list or an empty record. 0 and false are not empty.",
    ["isEmpty('')", true],
    (_run, [value]) => isEmpty(value),
  ),
  defineFunction(
    'coalesce',
    '…values',
    'First value that is not empty; null when all are.',
    ["coalesce('', null, 'a')", 'a'],
    (_run, values) => values.find((value) => !isEmpty(value)) ?? null,
  ),
];

/** Answered by the host: see ExpressionHost. */
export const hostFunctions: readonly ExpressionFunction[] = [
  defineFunction(
    'dictLabel',
    'type, value',
    'Label of a dictionary value; the value itself as text when it has no label.',
    ["dictLabel('sys_yes_no', 'Y')", '是'],
    (run, [type, value]) =>
      run.text(run.host.dictLabel?.(textOf(run, type), value) ?? textOf(run, value)),
  ),
  defineFunction(
    'hasPermi',
    'permission',
    'Whether the user holds the permission.',
    ["hasPermi('system:post:add')", true],
    (run, [permission]) => run.host.hasPermi?.(textOf(run, permission)) ?? false,
  ),
  defineFunction(
    'hasRole',
    'role',
    'Whether the user holds the role.',
    ["hasRole('common')", true],
    (run, [role]) => run.host.hasRole?.(textOf(run, role)) ?? false,
  ),
];
