import type { Attachment } from '../../schema/record/attachments.ts';
import { imageExtensions } from '../../schema/record/fileKinds.ts';
import { unfinished } from '../../schema/record/valueKinds.ts';

/** Of an address or a name, lower case. */
export const extensionOf = (path: string): string =>
  path.slice(path.lastIndexOf('.') + 1).toLowerCase();

/** Whether the file is a stored picture that browsers show. */
export const isPicture = ({ path }: Attachment): boolean =>
  !path.startsWith(unfinished) &&
  (imageExtensions as readonly string[]).includes(extensionOf(path));
