/**
 * Values of fields of type attachments: a comma list of addresses, as the protocol writes several
 * files, each with size, origin and name behind it (docs/decisions/attachments.md).
 */
import { defined } from '../defined.ts';
import type { Field } from '../generated/types.gen.ts';
import { extensionsOf, uploadExtensions } from './fileKinds.ts';

/** One file of a record. */
export interface Attachment {
  /** Address without what follows it: /profile/upload/2026/11/22/plan_9f.pdf. */
  path: string;
  /** What people called it when it was uploaded. */
  name: string;
  /** Bytes; undefined for files of other servers. */
  size?: number;
  /** Who uploaded it: the name of a user. */
  by?: string;
  /** When, as yyyy-MM-dd HH:mm:ss of the server's wall clock. */
  at?: string;
}

/** Files at most where a field says nothing. */
const usualMax = 10;
/** Bytes that a file has at most that is sent in one request, and where a field says nothing. */
export const largestUpload = 10 * 1024 * 1024;
/** Megabytes that a file has at most that is sent in chunks. */
export const largestInChunks = 50_000;

/** What a field of type attachments takes. */
export interface AttachmentLimits {
  /** Files. */
  max: number;
  /** Bytes of one file. */
  maxSize: number;
  /** Extensions, lower case. */
  accept: readonly string[];
}

export const attachmentLimits = ({
  max = usualMax,
  maxSize,
  accept,
}: Pick<Field, 'max' | 'maxSize' | 'accept'>): AttachmentLimits => ({
  max,
  maxSize: maxSize === undefined ? largestUpload : bytesOf(maxSize),
  accept: accept ? extensionsOf(accept) : uploadExtensions,
});

/** Bytes of a size with its unit: 500KB, 2MB. */
export const bytesOf = (size: string): number =>
  Number.parseInt(size, 10) * (size.endsWith('MB') ? 1024 * 1024 : 1024);

/** Bytes as people read them, as in 2 MB, 1.5 MB, 300 KB. */
export function sizeText(bytes: number): string {
  const [count, unit] = bytes >= 1024 * 1024 ? [bytes / 1024 / 1024, 'MB'] : [bytes / 1024, 'KB'];
  const shown = count >= 100 || unit === 'KB' ? Math.ceil(count) : Math.round(count * 10) / 10;
  return `${shown} ${unit}`;
}

/** The files of a value; of a bare address the name is its last segment. */
export function attachmentsIn(value: unknown): Attachment[] {
  const parts = Array.isArray(value) ? value.map(String) : String(value ?? '').split(',');
  return parts.map((part) => part.trim()).flatMap((part) => (part === '' ? [] : [oneIn(part)]));
}

function oneIn(text: string): Attachment {
  const [path = '', ...rest] = text.split('?');
  const query = new Map(
    rest
      .join('?')
      .split('&')
      .map((pair) => [
        pair.slice(0, pair.indexOf('=')),
        decoded(pair.slice(pair.indexOf('=') + 1)),
      ]),
  );
  const size = Number(query.get('size') || Number.NaN);
  return {
    path,
    name: query.get('name')?.replace(/^\//, '') || path.slice(path.lastIndexOf('/') + 1),
    ...defined({
      size: Number.isFinite(size) ? size : undefined,
      by: query.get('by'),
      at: query.get('at')?.replace('T', ' '),
    }),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The value for files, in their order. The name comes last and behind a slash: clients of the
 * protocol show what follows the last one.
 */
export const attachmentsText = (files: readonly Attachment[]): string =>
  files
    .map(({ path, name, size, by, at }) => {
      const facts = Object.entries(defined({ size, by, at: at?.replace(' ', 'T') }));
      const query = facts.map(([key, value]) => `${key}=${encoded(String(value))}&`).join('');
      return `${path}?${query}name=/${encoded(name)}`;
    })
    .join(',');

/** Letters stay readable; signs with a meaning in addresses, lists and pages do not stay. */
const encoded = (text: string): string =>
  text.replace(/[\s%,?#&+=/\\"'<>;|\p{Cc}]/gu, (sign) => {
    const code = encodeURIComponent(sign);
    return code === sign ? `%${sign.charCodeAt(0).toString(16).toUpperCase()}` : code;
  });
