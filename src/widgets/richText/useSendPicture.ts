import { App } from 'antd';
import { useWidgetHost } from '../contract.ts';
import { lateTexts } from '../locale/late/index.ts';
import type { SendPicture } from './uploads.ts';

/** Pictures of this size and more are not sent (docs/protocol/product.md). */
const megabytes = 2;

/** Sends pictures by the upload of the protocol, with the rules of its picture field. */
export function useSendPicture(): SendPicture {
  const { request, requests, fileUrl } = useWidgetHost();
  const { message } = App.useApp();
  return async (file, { signal, onProgress }) => {
    const refused = (text: string) => {
      void message.error(text);
      return new Error(text);
    };
    if (!file.type.startsWith('image/')) throw refused(lateTexts.image.wrongFile);
    if (file.size >= megabytes * 1024 * 1024) throw refused(lateTexts.image.tooLarge(megabytes));
    const { url, part, member } = requests.upload;
    const form = new FormData();
    form.append(part, file);
    const answer = await request({
      method: 'POST',
      url,
      form,
      signal,
      onUpload: (sent, total) => onProgress(total ? Math.round((sent / total) * 100) : 0),
    });
    const path = String(answer[member]);
    const address = fileUrl(path);
    if (address === undefined) throw refused(lateTexts.image.tooLong(path.length));
    return address;
  };
}
