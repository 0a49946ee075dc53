// Generated from extensions/widgets/*/definition.ts by scripts/generate.mjs. Change those files, then run `npm run generate`.
import type { WidgetFacts } from '../../src/schema/vocabulary.ts';

export const facts: Readonly<Record<string, WidgetFacts>> = {};
