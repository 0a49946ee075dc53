import type { Http } from '../../runtime/host.ts';
import { writeLocale } from '../stores/cookie.ts';
import { language } from './choose.ts';

/** The parameter that opens English (spec.md 2: listed, but disabled until it is allowed). */
const url = '/system/config/configKey/sys.locale.enabled';
/** Spellings of yes in parameters of the protocol (protocol.md 2.2). */
const yes = ['true', 'yes', 'ok', '1', '是', 'y'];

/** Whether the server opens English; one without an answer does not. */
export async function englishAllowed(http: Http): Promise<boolean> {
  const { msg } = await http.request({ url, quiet: true }).catch(() => ({ msg: '' }));
  return yes.includes(msg.trim().toLowerCase());
}

/** English that is no longer open gives way to Chinese. */
export async function leaveClosedLanguage(http: Http): Promise<void> {
  if (language.locale === 'zh-CN' || (await englishAllowed(http))) return;
  writeLocale('zh-CN');
  location.reload();
}
