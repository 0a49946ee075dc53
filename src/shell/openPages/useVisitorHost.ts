import { foreignFeatures } from '../../schema/bundle/features.ts';
import type { Viewer } from '../../schema/compile/plan.ts';
import type { PreferenceStore, RuntimeHost } from '../../runtime/host.ts';
import { usePageHost } from '../panes/usePageHost.ts';

const visitor: Viewer = { permissions: [], roles: [] };

const nothing: PreferenceStore = { get: () => undefined, set: () => undefined };

/** The application as a page knows it that anybody may open. */
export const useVisitorHost = (): RuntimeHost =>
  usePageHost({ preferences: nothing, features: foreignFeatures, viewer: visitor });
