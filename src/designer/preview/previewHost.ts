import { ApiError, type Http, type HttpRequest, type RuntimeHost } from '../../runtime/host.ts';
import type { Viewer } from '../../schema/compile/plan.ts';
import { isObject } from '../../schema/isObject.ts';
import type { Answers } from '../../schema/protocol.ts';
import type { PreviewData, PreviewRole, PreviewSettings } from './settings.ts';

/** Milliseconds by which slow answers are late. */
const lateBy = 3000;

/** What the preview says by itself. */
interface PreviewWords {
  readOnly: string;
  noDownload: string;
  failed: string;
}

/** The person who designs, with what a role holds instead of their own. */
export const viewerAs = (viewer: Viewer, role: PreviewRole | undefined): Viewer =>
  role
    ? {
        ...viewer,
        permissions: role.permissions,
        roles: role.roleKey.split(',').map((key) => key.trim()),
      }
    : viewer;

/**
 * The application as a page in the preview knows it: seen by somebody, with data as they are or as
 * they might be. Nothing is stored.
 */
export function previewHost(
  host: RuntimeHost,
  { role, data }: Pick<PreviewSettings, 'role' | 'data'>,
  words: PreviewWords,
): RuntimeHost {
  const { protocol } = host;
  const refuse = (text: string) => Promise.reject(new ApiError(text, 0, false));
  const http: Http = {
    request: (options) =>
      (options.method ?? 'GET') === 'GET'
        ? read(host.http, options, data, words)
        : refuse(words.readOnly),
    download: () => refuse(words.noDownload),
  };
  const kept = new Map<string, unknown>();
  return {
    ...host,
    http,
    viewer: viewerAs(host.viewer, role),
    protocol: data === 'empty' ? { ...protocol, answers: emptied(protocol.answers) } : protocol,
    preferences: {
      get: <T>(key: string) => kept.get(key) as T | undefined,
      set: (key, value) => void kept.set(key, value),
    },
  };
}

async function read(
  http: Http,
  options: HttpRequest,
  data: PreviewData,
  { failed }: PreviewWords,
): ReturnType<Http['request']> {
  if (data === 'failing') throw new ApiError(failed, 0, false);
  if (data === 'slow') await passed(lateBy, options.signal);
  return http.request(options);
}

/** After some milliseconds; an aborted request is left to the client, which says so. */
const passed = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Answers in which lists have no records. */
const emptied = (answers: Answers): Answers => ({
  ...answers,
  result: (answer) => withoutRecords(answers.result(answer)),
});

function withoutRecords(result: unknown): unknown {
  if (Array.isArray(result)) return [];
  return isObject(result) && Array.isArray(result.rows)
    ? { ...result, rows: [], total: 0 }
    : result;
}
