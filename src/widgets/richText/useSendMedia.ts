import { App } from 'antd';
import { attachmentLimits } from '../../schema/record/attachments.ts';
import { refusalOf } from '../attachments/refusalOf.ts';
import { useWidgetHost, type RequestFailure, type WidgetHost } from '../contract.ts';
import { lateTexts } from '../locale/late/index.ts';
import { largestFile, sendFile } from '../upload/sendFile.ts';
import { isFilm } from './films.ts';
import type { SendMedia } from './uploads.ts';

/** Pictures of more are not sent (docs/protocol/frame.md). */
const megabytes = 5;

/** Of the films that the protocol stores, browsers play these. */
const films = attachmentLimits({ accept: ['mp4'], maxSize: '1024MB' });

/** Why a file is not sent at all; undefined: it is. */
function refusal(file: File, host: WidgetHost): string | undefined {
  if (isFilm(file.type))
    return refusalOf(file, { ...films, maxSize: Math.min(films.maxSize, largestFile(host)) });
  if (!file.type.startsWith('image/')) return lateTexts.image.wrongFile;
  return file.size > megabytes * 1024 * 1024 ? lateTexts.image.tooLarge(megabytes) : undefined;
}

/** Sends pictures and films by the upload of the protocol, large ones in chunks. */
export function useSendMedia(): SendMedia {
  const host = useWidgetHost();
  const { message } = App.useApp();
  return async (file, { signal, onProgress }) => {
    const refused = (text: string) => {
      void message.error(text);
      return new Error(text);
    };
    const reason = refusal(file, host);
    if (reason !== undefined) throw refused(reason);
    let giveUp: (() => void) | undefined;
    const path = await sendFile(host, {
      file,
      signal,
      onProgress,
      onBegun: (end) => (giveUp = end),
    }).catch((error: unknown) => {
      if (signal.aborted) giveUp?.();
      // Requests that are not quiet show their refusals themselves.
      else if ((error as RequestFailure).shown === false) refused((error as Error).message);
      throw error;
    });
    const address = host.fileUrl(path);
    if (address === undefined) throw refused(lateTexts.image.tooLong(path.length));
    return address;
  };
}
