/** Kinds of products in a tree, which inherit the definitions of the kinds above them. */
import type { Row } from '../../../../src/server/db/database.ts';
import { serveCatalogue } from './catalogue.ts';

export const power = { name: 'power', label: '功率', type: 'decimal', maximum: 5000, unit: 'W' };
export const brand = { name: 'brand', label: '品牌', type: 'string', required: true };
export const noise = { name: 'noise', label: '噪声', type: 'integer' };

/** Serves the models to the tests of a file, with names of its own for each kind. */
export function serveKinds() {
  const { call, empty, makeKind } = serveCatalogue();
  let count = 0;
  return {
    call,
    empty,
    /** Makes a kind below another, 0: below none; answers its key. */
    kind: (parentId: number, fields: unknown): Promise<number> =>
      makeKind(`类${++count}`, fields, parentId),
    async change(kindId: number, values: Row): Promise<Row> {
      const { data } = await call('GET', `/productKind/${kindId}`);
      return call('PUT', '/productKind', { ...data, ...values });
    },
    /** The definitions that hold for the records of a kind. */
    defined: async (kindId: number): Promise<Row[]> =>
      (await call('GET', `/product/definitions/extra/${kindId}`)).data,
    /** A number that no product has. */
    productNo: (): string => `P${++count}`,
  };
}
