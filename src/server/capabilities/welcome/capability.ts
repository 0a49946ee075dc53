import { welcomeRoute } from '../../http/welcome.ts';
import type { Capability } from '../contract.ts';

/** What the root of the API says to whoever looks. */
export const capability: Capability = {
  name: 'welcome',
  serve: ({ version }) => ({ routes: [welcomeRoute(version)] }),
};
