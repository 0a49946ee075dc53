/**
 * Large files in chunks, over HTTP. Not in the protocol; the ability `chunkedUpload` announces it
 * (docs/decisions/chunked-uploads.md).
 */
import { say } from '../../../schema/locale/message.ts';
import { uploadChunked, uploadFor } from '../../../protocol/addresses.ts';
import { Refusal } from '../../http/errors.ts';
import { defineRoute } from '../../http/route.ts';
import type { RouteAnswer, RouteContext, RouteDeclaration } from '../../http/route.ts';
import { headBytes } from '../kinds.ts';
import type { FileCounts } from '../owned-files.ts';
import type { ReceivedFile } from '../receive.ts';
import { beginUpload } from './begin.ts';
import { finishUpload, takeChunk } from './chunks.ts';
import { receiveChunk } from './receive.ts';
import { giveUp } from './remove.ts';
import { chunksThere, uploadOf } from './upload.ts';
import type { ChunkedUpload } from './upload.ts';

// Uploads wait on the network, so they run outside transactions.
const common = {
  tag: '文件',
  access: 'session',
  answer: 'ajax',
  transaction: false,
} as const satisfies Partial<RouteDeclaration>;

const upload = { uploadId: { type: 'string', limits: { maxLength: 64 } } } as const;
const checksum = {
  type: 'string',
  required: true,
  limits: { pattern: '^[0-9a-f]{64}$' },
} as const;
const ownPath = `${uploadChunked.url}/{uploadId}`;

/** What is answered for a stored file, as for one that came whole. */
type FileAnswer = (context: Pick<RouteContext, 'request'>, file: ReceivedFile) => object;

export function chunkedRoutes(counts: FileCounts, answerOf: FileAnswer): RouteDeclaration[] {
  return [
    beginRoute(counts),
    stateRoute(counts),
    chunkRoute(counts),
    finishRoute(counts, answerOf),
    giveUpRoute(counts),
  ];
}

function beginRoute(counts: FileCounts): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'POST',
    path: uploadChunked.url,
    summary: '开始或继续分片上传',
    // Names of files are never shown as markup, and the first bytes may be anything.
    xssFilter: false,
    body: {
      kind: 'json',
      properties: {
        name: { type: 'string', required: true, description: '文件名' },
        size: {
          type: 'integer',
          required: true,
          description: '字节数',
          limits: { minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
        },
        head: {
          type: 'string',
          required: true,
          description: `文件开头的 ${headBytes} 个字节（不足则全部），Base64`,
          limits: { maxLength: 1024 },
        },
        fingerprint: {
          type: 'string',
          required: true,
          description: '识别同一文件的任意文本：同一人再次开始时继续未完成的上传',
          limits: { minLength: 1, maxLength: 200 },
        },
        [uploadFor.parameter]: { type: 'string' },
      },
    },
    async handler({ body, session }) {
      const { userId, userName } = session!;
      const { name, size, fingerprint } = body;
      const head = Buffer.from(String(body.head), 'base64');
      if (head.length !== Math.min(headBytes, Number(size)))
        throw new Refusal(say`文件开头的字节不完整`);
      const begun = await beginUpload(counts, {
        userId,
        userName,
        name: String(name),
        size: Number(size),
        head,
        fingerprint: String(fingerprint),
        isForRecord: body[uploadFor.parameter] === uploadFor.record,
      });
      return stateOf(counts, begun);
    },
  });
}

function stateRoute(counts: FileCounts): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'GET',
    path: ownPath,
    summary: '分片上传的进度',
    params: upload,
    async handler({ db, params, session }) {
      return stateOf(counts, await uploadOf(db, params.uploadId, session!.userId));
    },
  });
}

async function stateOf({ database }: FileCounts, found: ChunkedUpload): Promise<RouteAnswer> {
  const chunks = await chunksThere(database.write, found.id);
  return {
    data: {
      uploadId: found.id,
      chunkSize: found.chunkBytes,
      isFinished: found.isFinished,
      chunks: chunks.map((chunk) => ({ number: chunk.number, checksum: chunk.checksum })),
    },
  };
}

function chunkRoute(counts: FileCounts): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'PUT',
    path: `${ownPath}/{number}`,
    summary: '上传一个分片，可重复、可乱序',
    params: {
      ...upload,
      number: { type: 'integer', format: 'int32', limits: { minimum: 1 } },
    },
    query: { checksum: { ...checksum, description: '分片的 SHA-256，小写十六进制' } },
    body: { kind: 'multipart' },
    async handler({ request, params, query, session }) {
      const of = { id: params.uploadId, userId: session!.userId };
      await receiveChunk(request, uploadChunked.part, (content) =>
        takeChunk(counts, of, { number: params.number, checksum: query.checksum, content }),
      );
    },
  });
}

function finishRoute(counts: FileCounts, answerOf: FileAnswer): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'POST',
    path: ownPath + uploadChunked.finish,
    summary: '完成分片上传',
    params: upload,
    body: {
      kind: 'json',
      properties: {
        checksum: {
          ...checksum,
          description: '全部分片的 SHA-256（小写十六进制）依次相连，再取 SHA-256',
        },
      },
    },
    async handler(context) {
      const { params, body, session } = context;
      const of = { id: params.uploadId, userId: session!.userId };
      const { key, name } = await finishUpload(counts, of, body.checksum);
      return { ...answerOf(context, { key, originalName: name }) };
    },
  });
}

function giveUpRoute(counts: FileCounts): RouteDeclaration {
  return defineRoute({
    ...common,
    method: 'DELETE',
    path: ownPath,
    summary: '放弃分片上传',
    params: upload,
    async handler({ db, params, session }) {
      const { key } = await uploadOf(db, params.uploadId, session!.userId);
      await giveUp(counts, key);
    },
  });
}
