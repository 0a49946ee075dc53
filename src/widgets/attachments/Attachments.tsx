import { defined } from '../../schema/defined.ts';
import { attachmentLimits } from '../../schema/record/attachments.ts';
import { useWidgetHost, type InputProps } from '../contract.ts';
import { largestFile } from '../upload/sendFile.ts';
import { FileField } from './FileField.tsx';
import type { FileLooks } from './fileLooks.ts';
import { useUploads } from './useUploads.ts';

interface Props extends InputProps<string>, FileLooks {
  max?: number;
  /** With its unit, as in models. */
  maxSize?: string;
  accept?: string[];
}

/**
 * Files of a record, stored when they are chosen, dropped or pasted; the record carries them once
 * it is saved.
 */
export function Attachments({ value, onChange, max, maxSize, accept, ...field }: Props) {
  const asked = attachmentLimits(defined({ max, maxSize, accept }));
  const limits = { ...asked, maxSize: Math.min(asked.maxSize, largestFile(useWidgetHost())) };
  return <FileField {...field} {...useUploads(value, onChange)} limits={limits} />;
}
