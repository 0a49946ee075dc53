/** Sample records: what models say of their fields holds of them, and they are always the same. */
import { describe, expect, it } from 'vitest';
import { protocol } from '../../../src/protocol/index.ts';
import { sampleHost } from '../../../src/designer/samples/sampleHost.ts';
import { sampleRow, sampleRows } from '../../../src/designer/samples/rows.ts';
import type { HttpRequest, RuntimeHost } from '../../../src/runtime/host.ts';
import type { Field, Model } from '../../../src/schema/generated/types.gen.ts';
import { typeOf } from '../../../src/schema/fieldTypes/index.ts';
import { fieldsOf } from '../../../src/schema/record/fieldsOf.ts';
import { endField } from '../../../src/schema/record/range.ts';
import { brokenRule } from '../../../src/schema/record/valueProblem.ts';
import { soundModels } from '../../../src/designer/document/project.ts';
import { project } from '../project.ts';

const models = soundModels(project);

const field = (more: Partial<Field> & Pick<Field, 'type'>): Field => ({ label: '名称', ...more });

const modelOf = (fields: Record<string, Field>, more: Partial<Model> = {}): Model => ({
  version: 2,
  name: 'thing',
  label: '物品',
  table: 'thing',
  key: 'thingId',
  path: '/stock/thing',
  stamps: false,
  fields: { thingId: { type: 'id', label: '编号' }, ...fields },
  ...more,
});

describe('a sample record', () => {
  it.each(Object.entries(models))('of %s has values that the model takes', (_name, model) => {
    for (const row of sampleRows(model, project))
      for (const [name, one] of Object.entries(fieldsOf(model))) {
        const { minLength, maxLength, minimum, maximum, pattern, format } = one;
        const end = endField(one);
        const ends = end && { kind: typeOf(end).kind, pattern: end.pattern };
        const rules = { minLength, maxLength, minimum, maximum, pattern, format, ends };
        const given = Object.entries(rules).filter(([, rule]) => rule !== undefined);
        const { kind } = typeOf(one);
        const broken = brokenRule({ kind, ...Object.fromEntries(given) } as never, row[name]);
        expect(broken, `${name} ${JSON.stringify(row[name])}`).toBeUndefined();
      }
  });

  it('is the same each time, and another one for each number', () => {
    const post = models.post!;
    expect(sampleRow(post, 1, project)).toEqual(sampleRow(post, 1, project));
    expect(new Set(sampleRows(post, project).map((row) => row.postCode)).size).toBe(8);
    expect(sampleRow(post, 2, project)).toMatchObject({ postId: 2, postName: '岗位名称 2' });
  });

  it('keeps to limits, choices and dictionaries', () => {
    const model = modelOf({
      grade: field({ type: 'string', options: [{ value: 'a', label: '甲' }] }),
      status: field({ type: 'string', dict: 'sys_normal_disable' }),
      share: field({ type: 'decimal', minimum: 0, maximum: 1 }),
      short: field({ type: 'string', maxLength: 1 }),
      code: field({ type: 'string', pattern: '^[A-Z]+-[0-9]+$' }),
    });
    expect(sampleRow(model, 2, project)).toMatchObject({
      grade: 'a',
      status: project.dicts.sys_normal_disable?.[1],
      share: 1,
      short: '2',
      code: 'SAMPLE-2',
    });
  });

  it('has what related records bring, and stands in its tree', () => {
    expect(sampleRow(models.user!, 3, project)).toMatchObject({
      dept: { deptName: '部门名称 3' },
      roleIds: [1],
    });
    const parents = sampleRows(models.dept!, project).map(({ parentId }) => parentId);
    expect(parents).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
  });
});

describe('an application with samples', () => {
  const sales = modelOf(
    {
      region: field({ type: 'string', options: [{ value: 'n', label: '北' }] }),
      day: field({ type: 'date' }),
      amount: field({ type: 'decimal', scale: 2 }),
    },
    {
      aggregates: {
        all: { label: '合计', measures: { count: 'count', amount: { sum: 'amount' } } },
        byRegion: { label: '地区', groupBy: ['region'], measures: { count: 'count' } },
        byMonth: {
          label: '月份',
          groupBy: [{ field: 'day', by: 'month', as: 'month' }],
          measures: { mean: { avg: 'amount' }, top: { max: 'amount' } },
        },
      } as Model['aggregates'],
    },
  );
  const sent: HttpRequest[] = [];
  const host = sampleHost(
    {
      protocol,
      http: {
        request: async (options: HttpRequest) => {
          sent.push(options);
          return { code: 200, data: 'from the server' };
        },
        download: async () => undefined,
      },
    } as unknown as RuntimeHost,
    { models: { sales }, dicts: {} },
  );
  const read = async (url: string) =>
    host.protocol.answers.result(await host.http.request({ url }));

  it('answers lists, records, choices and figures of models', async () => {
    expect(await read('/stock/thing/list')).toMatchObject({ total: 8 });
    expect(await read('/stock/thing/3')).toMatchObject({ thingId: 3, amount: 385.5 });
    expect(await read('/stock/thing/aggregate/all')).toEqual({ count: 8, amount: '4626.0' });
    expect(await read('/stock/thing/aggregate/byRegion')).toEqual([{ region: 'n', count: 8 }]);
    expect(await read('/stock/thing/aggregate/byMonth')).toMatchObject([
      { month: '2026-01', mean: '192.75', top: 257 },
      { month: '2026-02' },
      { month: '2026-03' },
      { month: '2026-04' },
      { month: '2026-05' },
    ]);
    const list = await host.http.request({ url: '/stock/thing/list' });
    expect(host.protocol.answers.sums(list)).toEqual({ amount: '4626.0' });
    expect(sent).toEqual([]);
  });

  it('hands on whatever is none of their records, and what writes', async () => {
    expect(await read('/stock/other')).toBe('from the server');
    await host.http.request({ method: 'PUT', url: '/stock/thing/3' });
    expect(sent.map(({ url }) => url)).toEqual(['/stock/other', '/stock/thing/3']);
  });
});
