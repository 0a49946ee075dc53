import type { Capability } from '../contract.ts';
import { designerRoutes } from './routes.ts';

/** What the designer of pages asks for: the files as they are, and what they may name. */
export const capability: Capability = {
  name: 'designer',
  features: ['designer'],
  serve: ({ pageText, projectIndex }) => ({ routes: designerRoutes({ pageText, projectIndex }) }),
};
