/** Everything the server can do beside the models. */
import { added } from '../../../extensions/generated/capabilities.gen.ts';
import type { Capability } from './contract.ts';
import { files } from './files.ts';
import { logs } from './logs.ts';
import { push } from './push.ts';
import { signIn } from './sign-in.ts';
import { system } from './system.ts';
import { welcome } from './welcome.ts';

/** Prepared, hooked and served in this order; those of the installation come last. */
export const capabilities: readonly Capability[] = [
  welcome,
  logs,
  signIn,
  push,
  system,
  files,
  ...added,
];
