/** Sends a file to be stored, in one request or, where it is large, in chunks. */
import { optionalPart } from '../../parts/load.ts';
import { texts } from '../../parts/locale/index.ts';
import { defined } from '../../schema/defined.ts';
import { largestUpload } from '../../schema/record/attachments.ts';
import type { RequestFailure, WidgetHost } from '../contract.ts';
import type { Sending } from './sending.ts';

/** Where the file is sent, when not as the protocol says. */
export interface Destination {
  url: string;
  part: string;
  member: string;
}

/**
 * The destination that a page names some of; undefined: it names nothing, and the protocol holds.
 */
export function destinationOf(
  { upload }: WidgetHost['requests'],
  named: { [Member in keyof Destination]: string | undefined },
): Destination | undefined {
  const own = defined(named);
  return Object.keys(own).length > 0 ? { ...upload, ...own } : undefined;
}

/** Bytes of the largest file that the server takes. */
export const largestFile = ({ features, requests }: WidgetHost): number =>
  features.chunkedUpload && requests.upload.chunked ? Infinity : largestUpload;

/**
 * @returns the path of the stored file
 * @throws RequestFailure
 */
export async function sendFile(
  host: WidgetHost,
  sending: Sending,
  destination?: Destination,
): Promise<string> {
  const { upload } = host.requests;
  const { url, part, member } = destination ?? upload;
  const { file, signal, isForRecord = false, onProgress } = sending;
  if (file.size > largestUpload && host.features.chunkedUpload && upload.chunked && !destination) {
    const [calls, code] = await Promise.all([
      optionalPart(upload.chunked),
      optionalPart(() => import('./sendInChunks.ts')),
    ]);
    if (!calls || !code) throw notLoaded();
    return String((await code.sendInChunks(host, calls, sending))[member]);
  }
  const form = new FormData();
  form.append(part, file);
  const answer = await host.request({
    method: 'POST',
    url,
    ...(isForRecord && { params: { ...upload.forRecord } }),
    form,
    signal,
    onUpload: (sent, total) =>
      !signal.aborted && onProgress(total ? Math.round((sent / total) * 100) : 0, false),
  });
  return String(answer[member]);
}

/** The code that sends chunks did not come; another try asks for it again. */
const notLoaded = (): RequestFailure =>
  Object.assign(new Error(texts.lost), { code: 0, shown: false });
