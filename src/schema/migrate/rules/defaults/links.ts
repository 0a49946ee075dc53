import { isObject } from '../../../isObject.ts';
import type { JsonObject, Rule } from '../../rule.ts';

const linksOf = (relation: string, rows: JsonObject) =>
  Object.entries(rows).map(([from, to]) => ({ relation, from: Number(from), to }));

/** Links are a list: keys of rows are no names of members. */
export const links: Rule = {
  name: 'links',
  apply: (file) => {
    if (!isObject(file.links) || !Object.values(file.links).every(isObject)) return file;
    const links = Object.entries(file.links).flatMap(([relation, rows]) =>
      linksOf(relation, rows as JsonObject),
    );
    return { ...file, links };
  },
};
