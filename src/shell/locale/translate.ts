import { texts } from './index.ts';

/** The text of the catalogue under a dotted key such as `register.title`; pages name such keys (common.schema.json, text). */
export function translate(key: string, fallback: string): string {
  let found: unknown = texts;
  for (const part of key.split('.')) found = typeof found === 'object' && found !== null && Object.hasOwn(found, part) ? (found as Record<string, unknown>)[part] : undefined;
  return typeof found === 'string' ? found : fallback;
}
