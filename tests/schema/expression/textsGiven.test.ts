import { expect, it } from 'vitest';
import { textsGiven } from '../../../src/schema/expression/index.ts';

it.each([
  ["'danger'", ['danger']],
  ["row.a == 'x' ? 'danger' : row.b > 1 ? 'warning' : null", ['danger', 'warning']],
  ["row.tone ?? 'info'", ['info']],
  ["row.late && 'danger' || 'default'", ['danger', 'default']],
  ["join(['a'], 'b')", []],
  ["row.tone + 'x'", []],
  ['row.', []],
])('%s can give %j', (source, texts) => {
  expect(textsGiven(source)).toEqual(texts);
});
