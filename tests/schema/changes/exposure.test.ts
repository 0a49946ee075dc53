/** What a viewer sees more or less of in another version of a page. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  disclosedBetween,
  exposureBetween,
  requestsOf,
  type Exposed,
} from '../../../src/schema/changes/exposure.ts';
import type { Page } from '../../../src/schema/generated/types.gen.ts';
import { models, pageIds, pageNamed, vocabulary } from '../compile/fixtures.ts';

const shown = (page: Page | null) => ({ page, models });
const viewer = (...permissions: string[]) => ({ permissions, roles: [] });
const clerk = viewer('system:post:list', 'system:post:query');
const post = pageNamed('system/post');
const texts = (found: readonly Exposed[]) =>
  found.map(({ kind, text }) => `${kind} ${String(text)}`);

const exposure = (after: Page | null, who = clerk, before: Page | null = post) => {
  const { gains, losses } = exposureBetween(
    { before: shown(before), after: shown(after) },
    who,
    vocabulary,
  );
  return { gains: texts(gains), losses: texts(losses) };
};

describe('exposure', () => {
  it('names columns, searches, actions and fields', () => {
    const after = structuredClone(post);
    after.list!.columns!.push('remark');
    after.list!.query!.push('remark');
    after.list!.columns!.splice(0, 1);
    expect(exposure(after)).toEqual({
      gains: ['search 查询条件“备注”', 'column 列“备注”'],
      losses: ['column 列“岗位编号”'],
    });
  });

  it('names a page, and then none of its parts', () => {
    expect(exposure({ ...post, access: 'remove' })).toEqual({
      gains: [],
      losses: ['page 页面“岗位管理”'],
    });
    expect(exposure(post, clerk, null)).toEqual({ gains: ['page 页面“岗位管理”'], losses: [] });
    expect(exposure({ ...post, access: 'remove' }, viewer())).toEqual({ gains: [], losses: [] });
  });

  it('says what was kept from a viewer and would be shown, and nothing that is new', () => {
    const before = structuredClone(post);
    before.list!.columns![1] = { field: 'postCode', access: 'edit' };
    const after = structuredClone(post);
    after.list!.columns!.push('remark');
    const versions = { before: shown(before), after: shown(after) };
    expect(texts(disclosedBetween(versions, clerk, vocabulary))).toEqual(['column 列“岗位编码”']);
  });
});

it('requests of a page are found wherever they stand', () => {
  const page = structuredClone(post);
  page.onOpen = [{ type: 'request', method: 'PUT', url: '/a/{route.query.id}' }];
  page.sources = { b: { url: '/b' } };
  const sent = requestsOf(shown(page), vocabulary).map(({ method, url }) => `${method} ${url}`);
  expect(sent).toEqual(expect.arrayContaining(['PUT /a/{route.query.id}', 'POST /system/post']));
  expect(sent.some((request) => request.endsWith(' /b'))).toBe(true);
});

it('whoever gains by one version loses by the way back, and nobody by the same', () => {
  const page = fc.constantFrom(...pageIds).map(pageNamed);
  const permissions = fc.subarray([
    'system:user:list',
    'system:user:edit',
    'system:post:list',
    'system:dict:list',
    'monitor:online:list',
    '*:*:*',
  ]);
  fc.assert(
    fc.property(page, page, permissions, (one, other, held) => {
      const who = viewer(...held);
      const [there, back] = [exposure(other, who, one), exposure(one, who, other)];
      expect([there.gains, there.losses]).toEqual([back.losses, back.gains]);
      expect(exposure(one, who, one)).toEqual({ gains: [], losses: [] });
    }),
    { numRuns: 60 },
  );
});
