import { blockCatalogue } from '../../blocks/catalogue.ts';
import { customActionNames } from '../../schema/vocabulary.ts';
import type { CheckVocabulary } from '../../schema/check/pageContext.ts';
import { stepCatalogue } from '../../steps/catalogue.ts';
import { widgetCatalogue } from '../../widgets/catalogue.ts';
import { coreIcons, moreIcons } from '../../widgets/icons/names.ts';
import { offeredFeatures } from '../capabilities/index.ts';
import { writtenAddresses, writtenPermissions } from '../capabilities/permissions.ts';
import { protocol } from '../../protocol/index.ts';

/** What schema files may name of the code that ships with this server. */
export const vocabulary: CheckVocabulary = {
  protocol,
  widgets: widgetCatalogue,
  blocks: blockCatalogue,
  steps: stepCatalogue,
  customActions: customActionNames,
  icons: [...coreIcons, ...moreIcons],
  permissions: writtenPermissions(),
  addresses: writtenAddresses(),
  features: offeredFeatures,
};
