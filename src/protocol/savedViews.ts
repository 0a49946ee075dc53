/** Requests of views of lists that people keep. */
import type { Answer, SavedView, SavedViews } from '../schema/protocol.ts';
import { savedViewPath } from './addresses.ts';

export const savedViews: SavedViews = {
  load: (place) => ({ url: savedViewPath, params: { ...place } }),
  read({ data }: Answer) {
    const { views, mayShare } = (data ?? {}) as { views?: unknown; mayShare?: unknown };
    return Array.isArray(views)
      ? { views: views as SavedView[], mayShare: mayShare === true }
      : { views: [], mayShare: false };
  },
  add: (place, input) => ({ method: 'POST', url: savedViewPath, body: { ...place, ...input } }),
  added: ({ data }: Answer) => String((data as { viewId?: unknown } | undefined)?.viewId),
  change: ({ viewId, version }, input) => ({
    method: 'PUT',
    url: savedViewPath,
    body: { viewId, version, ...input },
  }),
  remove: ({ viewId }) => ({ method: 'DELETE', url: `${savedViewPath}/${viewId}` }),
  setDefault: (place, viewId) => ({
    method: 'PUT',
    url: `${savedViewPath}/default`,
    body: { ...place, viewId },
  }),
};
