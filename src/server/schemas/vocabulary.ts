import { customActionNames } from '../../schema/vocabulary.ts';
import type { Vocabulary } from '../../schema/vocabulary.ts';
import { stepCatalogue } from '../../steps/catalogue.ts';
import { widgetCatalogue } from '../../widgets/catalogue.ts';
import { coreIcons, moreIcons } from '../../widgets/icons/names.ts';
import { writtenPermissions } from '../capabilities/permissions.ts';

/** What schema files may name of the code that ships with this server. */
export const vocabulary: Vocabulary = {
  widgets: widgetCatalogue,
  steps: stepCatalogue,
  customActions: customActionNames,
  icons: [...coreIcons, ...moreIcons],
  permissions: writtenPermissions(),
};
