import { sizeText, type AttachmentLimits } from '../../schema/record/attachments.ts';
import { fileTexts } from '../locale/attachments.ts';

/** Why a file is not sent at all; undefined: it is. The server looks at its content. */
export function refusalOf(
  { name, size }: Pick<File, 'name' | 'size'>,
  { accept, maxSize }: AttachmentLimits,
): string | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!accept.includes(extension)) return fileTexts().wrongKind(name, accept.join(', '));
  return size > maxSize ? fileTexts().tooLarge(name, sizeText(maxSize)) : undefined;
}
