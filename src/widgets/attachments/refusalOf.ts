import { sizeText, type AttachmentLimits } from '../../schema/record/attachments.ts';
import { lateTexts } from '../locale/late/index.ts';

/** Why a file is not sent at all; undefined: it is. The server looks at its content. */
export function refusalOf(
  { name, size }: Pick<File, 'name' | 'size'>,
  { accept, maxSize }: AttachmentLimits,
): string | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!accept.includes(extension)) return lateTexts.files.wrongKind(name, accept.join(', '));
  return size > maxSize ? lateTexts.files.tooLarge(name, sizeText(maxSize)) : undefined;
}
