/**
 * Large files in chunks; not in the protocol of RuoYi-Vue, so a feature announces them
 * (docs/decisions/chunked-uploads.md).
 */
import type { Answer, ChunkedRequests } from '../schema/protocol.ts';
import { uploadChunked, uploadFor } from './addresses.ts';

const addressOf = (id: string): string => `${uploadChunked.url}/${id}`;

export const chunkedUploads: ChunkedRequests = {
  headBytes: uploadChunked.headBytes,
  begin: ({ name, size, head, fingerprint, isForRecord }) => ({
    method: 'POST',
    url: uploadChunked.url,
    body: {
      name,
      size,
      head: btoa(String.fromCharCode(...head)),
      fingerprint,
      ...(isForRecord && { [uploadFor.parameter]: uploadFor.record }),
    },
  }),
  begun({ data }: Answer) {
    const { uploadId, chunkSize, chunks } = data as {
      uploadId: string;
      chunkSize: number;
      chunks: { number: number; checksum: string }[];
    };
    return {
      id: uploadId,
      chunkSize,
      chunks: new Map(chunks.map(({ number, checksum }) => [number, checksum])),
    };
  },
  chunk(id, { number, checksum, content }) {
    const form = new FormData();
    form.append(uploadChunked.part, content, 'chunk');
    return { method: 'PUT', url: `${addressOf(id)}/${number}`, params: { checksum }, form };
  },
  finish: (id, checksum) => ({
    method: 'POST',
    url: addressOf(id) + uploadChunked.finish,
    body: { checksum },
  }),
  giveUp: (id) => ({ method: 'DELETE', url: addressOf(id) }),
  meaning: (answer) =>
    answer?.gone === true ? 'gone' : answer?.damaged === true ? 'damaged' : undefined,
};
