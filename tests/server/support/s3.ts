/**
 * A small S3 store for tests: objects of one bucket in memory, path style. It checks what a real
 * one checks, by a reading of the signing rules of its own: Signature Version 4, the checksum and
 * the length of the body, and the clock.
 */
import { createHash, createHmac, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface S3Server {
  /** Settings that make a server use it. */
  env: Record<string, string>;
  objects: Map<string, Buffer>;
  /** Files that are being stored in parts, by the id of their upload. */
  multipart: Map<string, MultipartUpload>;
  /** Requests answered so far, as `METHOD status`. */
  answered: string[];
  /**
   * Every request gets this status until it is set to null; 'silence' accepts and never answers.
   */
  trouble: number | 'silence' | null;
  stop(): Promise<void>;
}

interface MultipartUpload {
  key: string;
  parts: Map<number, Buffer>;
}

/** Bytes of a part, except the last one. */
const leastPart = 5 * 1024 * 1024;

const region = 'test-1';
const bucket = 'loom-files';
const accessKeyId = 'LOOMKEY';
const secretAccessKey = 'loom/secret+key';

/** Minutes a request's clock may be off. */
const clockSkew = 15;

export async function startS3(): Promise<S3Server> {
  const state: Pick<S3Server, 'objects' | 'multipart' | 'answered' | 'trouble'> = {
    objects: new Map(),
    multipart: new Map(),
    answered: [],
    trouble: null,
  };
  const server = http.createServer((request, response) => {
    void buffer(request).then((body) => {
      if (state.trouble === 'silence') return;
      const { status, content, headers } = state.trouble
        ? error(state.trouble, 'ServiceUnavailable')
        : answer(state, request, body);
      state.answered.push(`${request.method} ${status}`);
      response
        .writeHead(status, { 'content-length': content.length, ...headers })
        .end(request.method === 'HEAD' ? undefined : content);
    });
  });
  // A connection that it closed after seconds without a request would be a failure of its own.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

interface Reply {
  status: number;
  content: Buffer;
  headers: Record<string, string>;
}

const plain = (status: number, content: Buffer = Buffer.alloc(0), headers = {}): Reply => ({
  status,
  content,
  headers,
});
const error = (status: number, code: string): Reply =>
  plain(
    status,
    Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`),
    { 'content-type': 'application/xml' },
  );

function answer(
  { objects, multipart }: Pick<S3Server, 'objects' | 'multipart'>,
  request: http.IncomingMessage,
  body: Buffer,
): Reply {
  const refusal = checkSignature(request, body);
  if (refusal) return error(403, refusal);
  const [name, ...segments] = request
    .url!.replace(/\?.*/s, '')
    .slice(1)
    .split('/')
    .map(decodeURIComponent);
  if (name !== bucket) return error(404, 'NoSuchBucket');
  const key = segments.join('/');
  if (request.method === 'HEAD' && key === '') return plain(200);
  const query = new URLSearchParams(request.url!.split('?')[1] ?? '');
  if (query.has('uploads') || query.has('uploadId'))
    return answerParts({ objects, multipart }, { method: request.method!, key, query, body });
  if (request.method === 'PUT') {
    // A real store cannot take a body whose length it does not know.
    if (request.headers['content-length'] === undefined) return error(411, 'MissingContentLength');
    objects.set(key, body);
    return plain(200);
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return plain(204);
  }
  const object = objects.get(key);
  if (!object) return error(404, 'NoSuchKey');
  const type = { 'content-type': 'application/octet-stream' };
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  return first === undefined
    ? plain(200, object, type)
    : plain(206, object.subarray(Number(first), Number(last) + 1), type);
}

interface PartRequest {
  method: string;
  key: string;
  query: URLSearchParams;
  body: Buffer;
}

/** Multipart uploads: begun, filled, joined or given up. */
function answerParts(
  { objects, multipart }: Pick<S3Server, 'objects' | 'multipart'>,
  { method, key, query, body }: PartRequest,
): Reply {
  if (query.has('uploads')) {
    const id = randomUUID();
    multipart.set(id, { key, parts: new Map() });
    return plain(200, Buffer.from(`<R><UploadId>${id}&amp;+/=</UploadId></R>`));
  }
  const id = query.get('uploadId')!.replace(/&\+\/=$/, '');
  const upload = multipart.get(id);
  if (!upload || upload.key !== key) return error(404, 'NoSuchUpload');
  if (method === 'DELETE') {
    multipart.delete(id);
    return plain(204);
  }
  if (method === 'PUT') {
    upload.parts.set(Number(query.get('partNumber')), body);
    return plain(200, undefined, { etag: `"${sha256(body)}"` });
  }
  const named = [...String(body).matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>(.+?)<\/ETag>/g)];
  const parts = named.map(([, number, tag]) => ({ part: upload.parts.get(Number(number)), tag }));
  // Like a real store, it may say 200 before it knows.
  if (parts.some(({ part, tag }) => !part || `&quot;${sha256(part)}&quot;` !== tag))
    return { ...error(400, 'InvalidPart'), status: 200 };
  if (parts.slice(0, -1).some(({ part }) => part!.length < leastPart))
    return error(400, 'EntityTooSmall');
  objects.set(key, Buffer.concat(parts.map(({ part }) => part!)));
  multipart.delete(id);
  return plain(200, Buffer.from(' \n<CompleteMultipartUploadResult/>'));
}

const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** The header of a signed request: key, day, zone, names of the signed headers, signature. */
const authorization = new RegExp(
  [
    String.raw`^AWS4-HMAC-SHA256 Credential=(.+?)/(\d{8})/(.+?)/s3/aws4_request`,
    'SignedHeaders=(.+?)',
    'Signature=([0-9a-f]{64})$',
  ].join(', ?'),
);

/** Code of the refusal, or null when the request is signed as it should be. */
function checkSignature(request: http.IncomingMessage, body: Buffer): string | null {
  const parts = authorization.exec(request.headers.authorization ?? '');
  if (!parts) return 'AccessDenied';
  const [, id, day = '', zone, names = '', signature] = parts;
  const { 'x-amz-date': date = '', 'x-amz-content-sha256': hash = '' } = request.headers as Record<
    string,
    string
  >;
  const moment = Date.parse(
    date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
  if (!(Math.abs(Date.now() - moment) < clockSkew * 60_000) || !date.startsWith(day))
    return 'RequestTimeTooSkewed';
  if (id !== accessKeyId) return 'InvalidAccessKeyId';
  if (zone !== region) return 'AuthorizationHeaderMalformed';
  if (hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const signed = names.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name)))
    return 'AccessDenied';
  const [path = '', query = ''] = request.url!.split('?');
  const headers = signed
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join('');
  const canonical = [request.method, canonicalPath(path), query, headers, names, hash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = ['s3', 'aws4_request'].reduce(
    (made, text) => hmac(made, text),
    hmac(hmac(`AWS4${secretAccessKey}`, day), region),
  );
  return hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')).toString(
    'hex',
  ) === signature
    ? null
    : 'SignatureDoesNotMatch';
}

/** Each segment encoded once, by RFC 3986. */
const canonicalPath = (path: string): string =>
  path
    .split('/')
    .map((segment) =>
      encodeURIComponent(decodeURIComponent(segment)).replace(
        /[!'()*]/g,
        (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
    )
    .join('/');
