/** The example of docs/examples/sales, run in a copy of the project with its own server. */
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, startApp } from './app.ts';
import { copyProject } from './guide.ts';
import { api, signIn } from './test.ts';

const example = (name: string): string =>
  readFileSync(path.join(projectRoot, 'docs/examples/sales', name), 'utf8');

export interface Sales {
  /** Address of the running application. */
  url: string;
  stop(): Promise<void>;
}

/** Two customers in two regions, and sixty sales in January and March. */
export async function startSales(): Promise<Sales> {
  const copy = copyProject();
  copy.write({
    'schemas/models/sale.json': example('model.json'),
    'schemas/models/saleCustomer.json': example('customer.model.json'),
    'schemas/models/saleRegion.json': example('region.model.json'),
    'schemas/pages/demo/sale.json': example('page.json'),
    'schemas/pages/demo/saleCharts.json': example('charts.page.json'),
  });
  symlinkSync(path.join(projectRoot, 'dist'), path.join(copy.root, 'dist'));
  const app = await startApp({ root: copy.root });
  const token = await signIn(app.url);
  const add = (name: string, body: object) =>
    api(app.url, token, 'POST', `/demo/${name}`, body as Record<string, unknown>);
  await add('saleRegion', { regionName: '华东' });
  await add('saleRegion', { regionName: '西南' });
  await add('saleCustomer', { customerName: '甲公司', regionId: 1 });
  await add('saleCustomer', { customerName: '乙公司', regionId: 2 });
  for (let index = 1; index <= 60; index += 1)
    await add('sale', {
      saleNo: `S${String(index).padStart(3, '0')}`,
      customerId: index === 60 ? null : (index % 2) + 1,
      soldOn: index <= 40 ? '2026-01-15' : '2026-03-02',
      quantity: 1000,
      amount: 0.1,
    });
  return {
    url: app.url,
    async stop() {
      await app.stop();
      copy.remove();
    },
  };
}
