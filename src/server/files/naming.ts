/** Names of uploads: what people may call a file, and the key under which it is stored. */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { say } from '../../schema/locale/message.ts';
import { timeText } from '../db/time.ts';
import { Refusal } from '../http/errors.ts';
import { trueExtension } from './kinds.ts';

/** Characters of a file name as the client sent it. */
const nameLength = 100;
/** Characters of it that the stored name keeps: with four bytes each they fit every file system. */
const keptLength = 50;

/** What names may be, and where the files go. */
export interface NamingRules {
  /** First segment of the keys. */
  folder: 'upload' | 'avatar';
  extensions: readonly string[];
  /** Epoch milliseconds. */
  now: number;
}

/** A file by what its client said of it. */
export interface GivenFile extends NamingRules {
  name: string;
  /** Says the extension of a picture whose name has none. */
  mediaType?: string;
}

/** A file whose name is allowed. */
interface NamedFile {
  originalName: string;
  /**
   * A new key for it.
   * @param head its first bytes, which must agree with the extension (kinds.ts)
   * @throws Refusal
   */
  keyFor(head: Buffer): string;
}

/** @throws Refusal for names that are too long, and extensions that are not allowed */
export function namedFile({ name, mediaType = '', folder, extensions, now }: GivenFile): NamedFile {
  const originalName = storableName(name);
  if (originalName.length > nameLength) throw new Refusal(say`上传的文件名最长${nameLength}个字符`);
  const extension = extensionOf(originalName, mediaType);
  const refused = () =>
    new Refusal(
      say`文件[${originalName}]后缀[${extension}]不正确，请上传[${extensions.join(', ')}]格式`,
    );
  if (!extensions.includes(extension)) throw refused();
  return {
    originalName,
    keyFor(head) {
      const stored = trueExtension(extension, head);
      if (stored === null || !extensions.includes(stored)) throw refused();
      const day = timeText(now).slice(0, 10).replaceAll('-', '/');
      return `${folder}/${day}/${storedName(folder, originalName, stored)}`;
    },
  };
}

/** The last segment, of whole characters without signs that nobody sees. */
const storableName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '').toWellFormed().replace(/\p{Cc}/gu, '');

/** From the name, else from the media type (docs/protocol/files.md). */
function extensionOf(name: string, mediaType: string): string {
  const extension = path.extname(name).slice(1).toLowerCase();
  return extension || /^image\/(bmp|gif|jpe?g|png)$/.exec(mediaType)?.[1] || '';
}

/**
 * Letters and digits of the name, and 128 random bits: files are served without sign-in, so their
 * names cannot be guessed.
 */
function storedName(folder: NamingRules['folder'], name: string, extension: string): string {
  const sequence = randomBytes(16).toString('hex');
  if (folder === 'avatar') return `${sequence}.${extension}`;
  const base = Array.from(
    path.basename(name, path.extname(name)).replace(/[^\p{L}\p{N}_-]+/gu, '_'),
  )
    .slice(0, keptLength)
    .join('');
  return `${base || 'file'}_${sequence}.${extension}`;
}
