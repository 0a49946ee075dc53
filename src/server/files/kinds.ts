/** Which files may be uploaded, and how their first bytes look (docs/protocol/files.md). */
import { uploadChunked } from '../../protocol/addresses.ts';
import { imageExtensions, type uploadExtensions } from '../../schema/record/fileKinds.ts';

/**
 * Bytes of a file's beginning that `agrees` and `rasterType` want to see, or all of a shorter one.
 */
export const headBytes = uploadChunked.headBytes;

const starts = (head: Buffer, bytes: string, at = 0): boolean =>
  head.subarray(at, at + bytes.length).equals(Buffer.from(bytes, 'latin1'));
const compound = (head: Buffer): boolean => starts(head, '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1');
const zip = (head: Buffer): boolean => starts(head, 'PK\x03\x04') || starts(head, 'PK\x05\x06');
const jpeg = (head: Buffer): boolean => starts(head, '\xFF\xD8\xFF');

const contents: Readonly<Record<(typeof uploadExtensions)[number], (head: Buffer) => boolean>> = {
  bmp: (head) => starts(head, 'BM'),
  gif: (head) => starts(head, 'GIF87a') || starts(head, 'GIF89a'),
  jpg: jpeg,
  jpeg,
  png: (head) => starts(head, '\x89PNG\r\n\x1A\n'),
  doc: compound,
  xls: compound,
  ppt: compound,
  docx: zip,
  xlsx: zip,
  pptx: zip,
  zip,
  txt: (head) => !head.includes(0),
  rar: (head) => starts(head, 'Rar!\x1A\x07'),
  gz: (head) => starts(head, '\x1F\x8B'),
  bz2: (head) => starts(head, 'BZh'),
  mp4: (head) => starts(head, 'ftyp', 4),
  avi: (head) => starts(head, 'RIFF') && starts(head, 'AVI ', 8),
  rmvb: (head) => starts(head, '.RMF'),
  pdf: (head) => starts(head, '%PDF-'),
};

/** Whether a file that begins like this may bear the extension (lower case). */
function agrees(extension: string, head: Buffer): boolean {
  return Object.hasOwn(contents, extension) && contents[extension as keyof typeof contents](head);
}

/** The kind of picture that a file is by its first bytes; null for what is none. */
const imageType = (head: Buffer): (typeof imageExtensions)[number] | null =>
  imageExtensions.find((extension) => agrees(extension, head)) ?? null;

/**
 * The extension under which a file is stored: the given one where the content agrees, and for
 * pictures that of the content, as croppers send PNG bytes under the name that was picked. Null
 * when name and content are of different kinds.
 */
export function trueExtension(extension: string, head: Buffer): string | null {
  if (agrees(extension, head)) return extension;
  return (imageExtensions as readonly string[]).includes(extension) ? imageType(head) : null;
}

/**
 * Media type of a picture that browsers may show: name and content must say the same; null for
 * everything else.
 */
export function rasterType(extension: string, head: Buffer): string | null {
  if (!(imageExtensions as readonly string[]).includes(extension) || !agrees(extension, head))
    return null;
  return `image/${extension === 'jpg' ? 'jpeg' : extension}`;
}

/** Media type of a film that browsers may play, likewise. */
export const filmType = (extension: string, head: Buffer): string | null =>
  extension === 'mp4' && agrees(extension, head) ? 'video/mp4' : null;
