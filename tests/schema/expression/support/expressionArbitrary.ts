/** Expressions of every form, mostly well-formed and often up to no good. */
import * as fc from 'fast-check';
import { functionsByName } from '../../../../src/schema/expression/index.ts';

const nasty = [
  '__proto__',
  'constructor',
  'prototype',
  'globalThis',
  'window',
  'process',
  'eval',
  'Function',
  'require',
  'import',
  'this',
  'hasOwnProperty',
  'toString',
  'valueOf',
  '__defineGetter__',
  'caller',
  'arguments',
  'then',
];
const names = [
  'row',
  'values',
  'ids',
  'text',
  'name',
  'list',
  'dept',
  'status',
  'session',
  'token',
  'run',
  'n',
  'length',
  '$expr',
  '中文',
  ...nasty,
];
const operators = [
  '+',
  '-',
  '*',
  '/',
  '%',
  '==',
  '!=',
  '===',
  '!==',
  '<',
  '<=',
  '>',
  '>=',
  '&&',
  '||',
  '??',
  'in',
  '=',
  '**',
  '=>',
  '+=',
  ',',
  ';',
  'instanceof',
];
const calls = [...functionsByName.keys(), ...nasty, 'fetch', 'alert'];

export const { expression } = fc.letrec<{ expression: string; leaf: string }>((tie) => ({
  leaf: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...names) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        '0',
        '1',
        '-1',
        '1e9',
        '1e308',
        '.5',
        "''",
        "'a'",
        '"__proto__"',
        "'constructor'",
        "'-'",
        'true',
        'false',
        'null',
        'undefined',
        '[]',
        '`x`',
      ),
    },
    { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
  ),
  expression: fc.oneof(
    { maxDepth: 6, depthSize: 'small', withCrossShrink: true },
    { weight: 3, arbitrary: tie('leaf') },
    {
      weight: 3,
      arbitrary: fc
        .tuple(tie('expression'), fc.constantFrom(...operators), tie('expression'))
        .map(([left, operator, right]) => `${left} ${operator} ${right}`),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(tie('expression'), fc.constantFrom('.', '?.'), fc.constantFrom(...names))
        .map((parts) => parts.join('')),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(tie('expression'), tie('expression'))
        .map(([object, key]) => `${object}[${key}]`),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom(...calls), fc.array(tie('expression'), { maxLength: 3 }))
        .map(([name, values]) => `${name}(${values.join(', ')})`),
    },
    { weight: 1, arbitrary: tie('expression').map((callee) => `${callee}()`) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(tie('expression'), tie('expression'), tie('expression'))
        .map(([test, yes, no]) => `${test} ? ${yes} : ${no}`),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(tie('expression'), tie('expression'))
        .map(([first, second]) => `\`a\${${first}}b\${${second}}\``),
    },
    {
      weight: 1,
      arbitrary: fc
        .array(tie('expression'), { maxLength: 4 })
        .map((items) => `[${items.join(', ')}]`),
    },
    { weight: 1, arbitrary: tie('expression').map((inner) => `(${inner})`) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('!', '-', '+', '~', 'typeof ', 'new ', 'delete '), tie('expression'))
        .map((parts) => parts.join('')),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          tie('leaf'),
          fc.integer({ min: 2, max: 400 }),
          fc.constantFrom(' + ', '.', ' ? ', '[', '(', ' && '),
        )
        .map(([part, times, glue]) => Array(times).fill(part).join(glue)),
    },
  ),
}));
