import type { Extension } from '@codemirror/state';
import { optionalPart } from '../../parts/load.ts';

/**
 * Grammars by the names that pages use; each comes when a code of it is first shown. Without one
 * the code is plain text, which can be read and changed all the same.
 */
const grammars = import.meta.glob<{ grammar(): Extension }>('./grammars/*.ts');

/** The grammar of a language; undefined for plain text, and where it cannot be loaded. */
export async function loadLanguage(name: string): Promise<Extension | undefined> {
  const load = grammars[`./grammars/${name}.ts`];
  return load && (await optionalPart(load))?.grammar();
}
