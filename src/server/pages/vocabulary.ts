import { blockCatalogue } from '../../blocks/catalogue.ts';
import { protocol } from '../../protocol/index.ts';
import type { PageVocabulary } from '../../schema/compile/index.ts';
import { customActionNames } from '../../schema/vocabulary.ts';
import { stepCatalogue } from '../../steps/catalogue.ts';
import { widgetCatalogue } from '../../widgets/catalogue.ts';

/** Registered code as pages are compiled against it; capabilities may import it. */
export const pageVocabulary: PageVocabulary = {
  protocol,
  widgets: widgetCatalogue,
  blocks: blockCatalogue,
  steps: stepCatalogue,
  customActions: customActionNames,
};
