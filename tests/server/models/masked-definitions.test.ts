/** Names of records that define fields are said as answers show them, over HTTP. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Model } from '../../../src/schema/generated/types.gen.ts';
import type { Row } from '../../../src/server/db/database.ts';
import { projectRoot } from '../support/index.ts';
import { admin, role, staff } from './support/actors.ts';
import { operlog } from './support/app.ts';
import { serveModels } from './support/serve.ts';

const file = `${projectRoot}/docs/examples/catalogue/node.model.json`;
const node = JSON.parse(readFileSync(file, 'utf8')) as Model;
const { products: _products, ...relations } = node.relations!;
const kind: Model = {
  ...node,
  relations,
  fields: { ...node.fields, kindName: { ...node.fields.kindName!, mask: 'name' } },
};
const verbs = ['list', 'query', 'edit'].map((verb) => `demo:productKind:${verb}`);

const { call } = serveModels({
  models: [kind, operlog],
  callers: { admin, clerk: staff([role('1', verbs)]) },
  base: '/demo/productKind',
});

const power = (type: string) => [{ name: 'power', label: '功率', type }];

async function made(kindName: string, record: object): Promise<number> {
  expect(await call('POST', '', { kindName, ...record })).toMatchObject({ code: 200 });
  const { data } = await call('GET', '/list');
  return Math.max(...(data as Row[]).map(({ kindId }) => Number(kindId)));
}

it('neither where a definition comes from nor a refusal gives a masked name away', async () => {
  const top = await made('王小明', { fields: power('decimal') });
  const above = await made('李四海', { parentId: top });
  await made('赵五洲', {
    parentId: above,
    fields: [{ name: 'noise', label: '噪音', type: 'string' }],
  });
  const asClerk = { caller: 'clerk' };
  const { data } = await call('GET', `/inherited/fields/${above}`, undefined, asClerk);
  expect(data).toMatchObject([{ name: 'power', from: '王**' }]);
  const fields = [...power('decimal'), { name: 'noise', label: '噪音', type: 'integer' }];
  const refused = await call(
    'PUT',
    '',
    { ...(await call('GET', `/${top}`)).data, fields },
    asClerk,
  );
  expect(refused.msg).toContain('“赵**”');
});
