import { ApiError, type Http, type HttpRequest } from '../../runtime/host.ts';
import { texts } from '../locale/index.ts';
import { connect, type Connection, type ConnectionOptions } from './connection.ts';
import type { DownloadFeedback } from './feedback.ts';
import type { Envelope } from '../../protocol/codes.ts';

export interface HttpOptions extends ConnectionOptions {
  /** Stores a downloaded file on the user's disk. */
  save(content: Blob, filename: string): void;
}

/** The client as the application itself uses it: it knows the envelope of the protocol. */
export type ApiHttp = Http<Envelope>;

/**
 * The request client of the application: requests and downloads over one connection
 * (connection.ts).
 */
export function createHttp({ save, ...options }: HttpOptions): ApiHttp {
  const connection = connect(options);
  return {
    request: async (request) => (await connection.send(request)).data as Envelope,
    async download(request, filename) {
      const message = options.feedback.download();
      const content = await fetchFile(connection, request, message);
      save(content, filename);
      message.done();
    },
  };
}

/** The loading message turns into that of the failure: nothing else is shown meanwhile. */
async function fetchFile(
  connection: Connection,
  request: HttpRequest,
  message: DownloadFeedback,
): Promise<Blob> {
  const silent: HttpRequest = { ...request, method: request.method ?? 'POST', quiet: true };
  try {
    return (await connection.send(silent, message.progress)).data as Blob;
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    // What the server says is reported; whatever else went wrong has one text.
    const text = cause.answer || cause.shown ? cause.message : texts.http.downloadFailed;
    message.failed(cause.shown || request.quiet ? undefined : text);
    throw new ApiError(text, cause.code, cause.shown || !request.quiet);
  }
}
