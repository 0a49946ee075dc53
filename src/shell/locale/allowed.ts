import { tryReload } from '../../parts/reload.ts';
import { ApiError } from '../../runtime/host.ts';
import { writeLocale } from '../stores/cookie.ts';
import { language } from './choose.ts';
import { parameterPath } from '../../protocol/addresses.ts';
import type { Envelope } from '../../protocol/codes.ts';
import { englishEnabled, flagOf } from '../../protocol/configKeys.ts';
import type { ApiHttp } from '../http/client.ts';

/**
 * The parameter that opens English (docs/protocol/product.md: listed, but disabled until it is
 * allowed).
 */
const url = parameterPath(englishEnabled);

/** Whether the server opens English; undefined when it did not answer. */
async function askServer(http: ApiHttp): Promise<boolean | undefined> {
  const answer = await http.request({ url, quiet: true }).catch((problem: unknown) => problem);
  if (answer instanceof Error)
    return answer instanceof ApiError && answer.code !== 0 ? false : undefined;
  return flagOf((answer as Envelope).msg) === true;
}

/** Whether the server opens English; one without an answer does not. */
export const englishAllowed = async (http: ApiHttp): Promise<boolean> =>
  (await askServer(http)) === true;

/** English that is no longer open gives way to Chinese, at once where nothing is lost by it. */
export async function leaveClosedLanguage(http: ApiHttp): Promise<void> {
  if (language.locale === 'zh-CN' || (await askServer(http)) !== false) return;
  writeLocale('zh-CN');
  await tryReload();
}
