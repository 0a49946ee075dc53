import type { Revisions } from '../../designer/publish/revisions.ts';
import { livePagePath, pageToolPath } from '../../protocol/addresses.ts';
import { protocol } from '../../protocol/index.ts';
import { defined } from '../../schema/defined.ts';
import { noteLimits } from '../../runtime/data/limits.ts';
import type { HttpRequest } from '../../runtime/host.ts';
import type { ApiHttp } from '../http/client.ts';

const path = (end: string): string => `${pageToolPath}/${end}`;

/** Drafts and publications on this server. */
export function revisionCalls(http: ApiHttp): Revisions {
  const send = async <T>(options: HttpRequest): Promise<T> => {
    const answer = await http.request({ quiet: true, ...options });
    noteLimits(protocol, answer);
    return protocol.answers.result(answer) as T;
  };
  const post = <T>(end: string, body: object, key?: string): Promise<T> =>
    send<T>({
      method: 'POST',
      url: path(end),
      body,
      ...defined({ idempotencyKey: key }),
    });
  return {
    live: (page) => send({ url: livePagePath, params: { page } }),
    drafts: (page) => send({ url: path('draft'), params: defined({ page }) }),
    draft: (draftId) => send({ url: path(`draft/${draftId}`) }),
    addDraft: (draft) => post('draft', draft),
    changeDraft: (draft) => send({ method: 'PUT', url: path('draft'), body: draft }),
    removeDraft: (draftId, version) =>
      send({ method: 'DELETE', url: path(`draft/${draftId}`), params: defined({ version }) }),
    check: (page, text) => post('check', { page, text }),
    merge: (merge) => post('merge', merge),
    publish: (publication, key) => post('publish', publication, key),
    saveFile: (file) => post('file', file),
    revisions: (page) => send({ url: path('revision'), params: { page } }),
    revision: (page, number) => send({ url: path(`revision/${number}`), params: { page } }),
    compare: (page, versions) => send({ url: path('compare'), params: { page, ...versions } }),
    restore: (restoration, key) => post('restore', restoration, key),
    withdraw: (withdrawal, key) => post('withdraw', withdrawal, key),
  };
}
