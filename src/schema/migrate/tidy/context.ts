import type { Model } from '../../generated/types.gen.ts';
import type { PageVocabulary } from '../../compile/index.ts';

/** What a page is read with: the models it may name, and the widgets there are. */
export interface TidyContext {
  models: ReadonlyMap<string, Model>;
  vocabulary: PageVocabulary;
}
