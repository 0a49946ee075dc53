// Generated from src/server/capabilities/*/capability.ts by scripts/generate.mjs. Change those files, then run `npm run generate`.
import type { Capability } from '../contract.ts';
import { capability as capability1 } from '../designer/capability.ts';
import { capability as capability2 } from '../files/capability.ts';
import { capability as capability3 } from '../logs/capability.ts';
import { capability as capability4 } from '../map/capability.ts';
import { capability as capability5 } from '../publicForms/capability.ts';
import { capability as capability6 } from '../push/capability.ts';
import { capability as capability7 } from '../revisions/capability.ts';
import { capability as capability8 } from '../signIn/capability.ts';
import { capability as capability9 } from '../system/capability.ts';
import { capability as capability10 } from '../views/capability.ts';
import { capability as capability11 } from '../welcome/capability.ts';

export const own: readonly Capability[] = [capability1, capability2, capability3, capability4, capability5, capability6, capability7, capability8, capability9, capability10, capability11];
