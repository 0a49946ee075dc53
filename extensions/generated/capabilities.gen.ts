// Generated from extensions/capabilities/*/capability.ts by scripts/generate.mjs. Change those files, then run `npm run generate`.
import type { Capability } from '../../src/server/capabilities/contract.ts';

export const added: readonly Capability[] = [];
