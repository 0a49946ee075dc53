// Generated from extensions/widgets/*/definition.ts by scripts/generate.mjs. Change those files, then run `npm run generate`.
import type { WidgetDefinition } from '../../src/schema/vocabulary.ts';

export const definitions: readonly WidgetDefinition[] = [];
