/** Numbers of identity cards over HTTP: the example docs/examples/duty. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import { admin } from './support/actors.ts';
import { operlog } from './support/app.ts';
import { serveModels } from './support/serve.ts';

const model = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../docs/examples/duty/${name}`, import.meta.url), 'utf8'),
  ) as Model;
const { relations: _relations, ...duty } = model('model.json');

const { call } = serveModels({ models: [duty, operlog], callers: { admin } });

describe('a number of an identity card', () => {
  it('is taken with its check character, refused with another, and answered masked', async () => {
    const record = { subject: '夜班', leaderId: 1 };
    expect(await call('POST', '/demo/duty', { ...record, idCard: '110105194912310021' })).toEqual(
      expect.objectContaining({ code: 500, msg: '身份证号不是有效的身份证号码' }),
    );
    expect(
      await call('POST', '/demo/duty', { ...record, idCard: '11010519491231002X' }),
    ).toMatchObject({ code: 200 });
    const { rows } = await call('GET', '/demo/duty/list?pageNum=1&pageSize=10');
    expect(rows).toEqual([expect.objectContaining({ idCard: '1101**********002X' })]);
  });
});
