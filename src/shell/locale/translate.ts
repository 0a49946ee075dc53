import { texts as runtimeTexts } from '../../runtime/locale/index.ts';
import { texts } from './index.ts';

/**
 * The text of the catalogues under a dotted key such as `register.title` or `standard.create`;
 * pages and the kernel name such keys (common.schema.json, text).
 */
export const translate = (key: string, fallback: string): string =>
  find(texts, key) ?? find(runtimeTexts, key) ?? fallback;

function find(catalogue: object, key: string): string | undefined {
  let found: unknown = catalogue;
  for (const part of key.split('.'))
    found =
      typeof found === 'object' && found !== null && Object.hasOwn(found, part)
        ? (found as Record<string, unknown>)[part]
        : undefined;
  return typeof found === 'string' ? found : undefined;
}
