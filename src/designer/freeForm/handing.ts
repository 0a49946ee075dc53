/** Forms as texts in the notation of the classic editor. */
import { saveFile } from '../../runtime/core/saveFile.ts';
import { writeClassic } from '../classic/index.ts';
import { copyText } from '../../widgets/clipboard.ts';
import { designerTexts } from '../locale/index.ts';
import { formOf } from './freePage.ts';

/** The form of a page as a text. */
export const formText = (document: unknown): string =>
  `${JSON.stringify(writeClassic(formOf(document)).json, null, 2)}\n`;

/** Copies a text; what is said of it. */
export const copied = (text: string): Promise<{ tone: 'success' | 'error'; text: string }> =>
  copyText(text).then(
    () => ({ tone: 'success', text: designerTexts().copied }),
    () => ({ tone: 'error', text: designerTexts().copyFailed }),
  );

export const download = (text: string): void =>
  saveFile(new Blob([text], { type: 'application/json' }), 'form.json');
