/**
 * All that is known of all widgets without their components: for the checker, the server and the
 * designer's palette.
 */
import { definitions as added } from '../../extensions/generated/widgetDefinitions.gen.ts';
import type { WidgetDefinition } from '../schema/vocabulary.ts';
import { definitions } from './generated/widgetDefinitions.gen.ts';

export const widgetCatalogue: readonly WidgetDefinition[] = [...added, ...definitions];
