/** What viewers see is worked out once for all who see the same. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { onceForEqualRights } from '../../../src/schema/changes/equalRights.ts';
import { exposureBetween } from '../../../src/schema/changes/exposure.ts';
import { models, pageNamed, vocabulary } from '../compile/fixtures.ts';

const before = { page: pageNamed('system/post'), models };
const after = { page: structuredClone(before.page), models };
after.page.list!.columns!.push({ field: 'remark', access: 'edit' });
after.page.list!.toolbar!.shift();

/** The work with a count of how often it was done. */
function counted() {
  let compiles = 0;
  const exposure = onceForEqualRights(vocabulary, (viewer, noted) => {
    compiles += 1;
    return exposureBetween({ before, after }, viewer, noted);
  });
  return { exposure, compiles: () => compiles };
}

it('many roles with the same rights on a page are one compile', () => {
  const { exposure, compiles } = counted();
  const sets = [['system:post:list'], ['system:post:list', 'system:post:edit'], []];
  for (let role = 0; role < 300; role += 1)
    exposure({ permissions: [...sets[role % 3]!, `other:thing:${role}`], roles: [`r${role}`] });
  expect(compiles()).toBe(3);
});

it('everybody gets what their own compile would have given', () => {
  const permissions = fc.subarray([
    'system:post:list',
    'system:post:query',
    'system:post:add',
    'system:post:edit',
    'system:post:remove',
    'system:post:export',
    '*:*:*',
  ]);
  fc.assert(
    fc.property(fc.array(permissions, { minLength: 1, maxLength: 12 }), (held) => {
      const { exposure, compiles } = counted();
      for (const own of held) {
        const viewer = { permissions: own, roles: [] };
        expect(exposure(viewer)).toEqual(exposureBetween({ before, after }, viewer, vocabulary));
      }
      expect(compiles()).toBeLessThanOrEqual(new Set(held.map(String)).size);
    }),
    { numRuns: 40 },
  );
});
