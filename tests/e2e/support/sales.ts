/** The records of docs/examples/sales. */
import { api, signIn } from './test.ts';

/** Two customers in two regions, and sixty sales in January and March. */
export async function makeSales(app: string): Promise<void> {
  const token = await signIn(app);
  const add = (name: string, body: object) => api(app, token, 'POST', `/demo/${name}`, body);
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
}
