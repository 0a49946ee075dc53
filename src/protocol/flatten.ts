/**
 * Turns request parameters into pairs as servers of the protocol read them
 * (docs/protocol/conventions.md#paging-order-filters): arrays as repeated keys without indices,
 * members of objects as `key[member]`; undefined, null and '' are left out.
 */
export function flattenParams(params: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(params).flatMap(([key, value]) => pairs(key, value));
}

function pairs(key: string, value: unknown): [string, string][] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((item) => pairs(key, item));
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([member, inner]) => pairs(`${key}[${member}]`, inner));
  return [[key, String(value)]];
}
