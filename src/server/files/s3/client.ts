/** Signed requests to one bucket of an S3-compatible store. */
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Settings } from '../../config/s3-settings.ts';
import { withoutEndSlashes } from '../../config/end-slashes.ts';

export interface S3Request {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  /** Empty for the bucket itself. */
  key: string;
  /** Names in the order of the alphabet, as they are signed. */
  query?: Readonly<Record<string, string>>;
  body?: Blob;
  /** SHA-256 of the body, in hexadecimal. */
  bodyHash?: string;
  /** The part of the object that is asked for, as in the header. */
  range?: string;
  /** Ends the request, and the reading of its answer. */
  signal: AbortSignal;
}

export interface S3Client {
  /** @throws when no answer comes; answers of every status are returned */
  send(request: S3Request): Promise<Response>;
}

const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
/** Waits before the second and third attempt, in milliseconds. */
const pauses = [200, 600];
/** Answers with which a store asks for patience. */
const isPassing = (status: number): boolean => [500, 502, 503, 504].includes(status);

export function createS3Client(settings: S3Settings): S3Client {
  const base = addressOf(settings);
  return {
    async send(request) {
      for (const pause of pauses) {
        const answer = await attempt(base, settings, request).catch((error: unknown) => {
          if (request.signal.aborted) throw error;
          return null;
        });
        if (answer && !isPassing(answer.status)) return answer;
        await answer?.body?.cancel();
        await wait(pause, undefined, { signal: request.signal });
      }
      return attempt(base, settings, request);
    },
  };
}

/** Address of the bucket, with a trailing slash. */
function addressOf({ endpoint, bucket, forcePathStyle }: S3Settings): string {
  const url = new URL(endpoint);
  const path = withoutEndSlashes(url.pathname);
  return forcePathStyle
    ? `${url.origin}${path}/${bucket}/`
    : `${url.protocol}//${bucket}.${url.host}${path}/`;
}

function queryOf(query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

async function attempt(
  base: string,
  { region, accessKeyId, secretAccessKey }: S3Settings,
  { method, key, query = {}, body, bodyHash = emptyHash, range, signal }: S3Request,
): Promise<Response> {
  const url = base + key.split('/').map(encodeURIComponent).join('/') + queryOf(query);
  const signer = new AwsV4Signer({
    method,
    url,
    headers: { 'x-amz-content-sha256': bodyHash },
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
  });
  const signed = await signer.sign();
  // Not signed, because proxies in between may change them: without the first an answer could come
  // compressed, with another length.
  signed.headers.set('accept-encoding', 'identity');
  if (range !== undefined) signed.headers.set('range', range);
  return fetch(signed.url, { method, headers: signed.headers, body, redirect: 'manual', signal });
}
