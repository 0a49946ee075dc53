import { welcomeRoute } from '../http/welcome.ts';
import type { Capability } from './contract.ts';

/** What the root of the API says to whoever looks. */
export const welcome: Capability = {
  name: 'welcome',
  serve: ({ version }) => ({ routes: [welcomeRoute(version)] }),
};
