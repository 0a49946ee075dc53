import type { Capability } from '../contract.ts';
import { uncountAnswer } from './links.ts';
import { publicFormRoutes } from './routes.ts';

/** Designed forms that anybody fills in who has the link, without signing in. */
export const capability: Capability = {
  name: 'publicForms',
  features: ['publicForms'],
  hooks: () => ({
    publicAnswer: { afterRemove: async (db, { formId }) => void (await uncountAnswer(db, formId)) },
  }),
  serve: ({ services, config }) => ({ routes: publicFormRoutes(services, config) }),
};
