/** Fields that are named as what every object of JavaScript has keep their values like others. */
import { expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import { isForbiddenKey } from '../../../src/schema/forbiddenKeys.ts';
import { admin } from './support/actors.ts';
import { operlog } from './support/app.ts';
import { serveModels } from './support/serve.ts';

/** All such names that the checker allows: a name of a field begins with a letter. */
const names = Object.getOwnPropertyNames(Object.prototype).filter(
  (name) => !isForbiddenKey(name) && /^[A-Za-z]/.test(name),
);

const model: Model = {
  version: 2,
  name: 'oddName',
  label: '名',
  table: 'test_odd_name',
  key: 'oddId',
  permission: 'test:odd',
  path: '/test/odd',
  fields: {
    oddId: { type: 'id', label: '编号' },
    ...Object.fromEntries(
      names.map((name) => [name, { type: 'string', label: name, maxLength: 40 } as const]),
    ),
  },
};

const { call } = serveModels({ models: [model, operlog], callers: { admin } });

it('are stored, read, listed and changed', async () => {
  expect(names).toContain('hasOwnProperty');
  const values = Object.fromEntries(names.map((name) => [name, `值 ${name}`]));
  expect(await call('POST', '/test/odd', values)).toMatchObject({ code: 200 });
  expect((await call('GET', '/test/odd/list')).rows[0]).toMatchObject(values);
  expect((await call('GET', '/test/odd/1')).data).toMatchObject(values);
  const [first = '', ...others] = names;
  expect(await call('PUT', '/test/odd', { oddId: 1, [first]: '新' })).toMatchObject({ code: 200 });
  expect((await call('GET', '/test/odd/1')).data).toMatchObject({
    ...Object.fromEntries(others.map((name) => [name, values[name]])),
    [first]: '新',
  });
});
