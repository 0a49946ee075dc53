/** Sends a file to be stored, in one request or, where it is large, in chunks. */
import { loadInTime } from '../../parts/load.ts';
import { largestUpload } from '../../schema/record/attachments.ts';
import type { WidgetHost } from '../contract.ts';

export interface Sending {
  file: File;
  signal: AbortSignal;
  /** It is meant for a record, which must carry it within a day. */
  isForRecord?: boolean;
  /**
   * Called with the percent that has gone out, and whether the network or the server is away and
   * waited for.
   */
  onProgress(percent: number, isWaiting: boolean): void;
  /** Called with what makes the server forget the chunks that it has. */
  onBegun?(giveUp: () => void): void;
}

/** Where the file is sent, when not as the protocol says. */
export interface Destination {
  url: string;
  part: string;
  member: string;
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
    const [calls, { sendInChunks }] = await loadInTime(() =>
      Promise.all([upload.chunked!(), import('./sendInChunks.ts')]),
    );
    return String((await sendInChunks(host, calls, sending))[member]);
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
