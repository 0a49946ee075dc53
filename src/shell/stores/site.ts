import { createStore } from 'zustand/vanilla';
import { ruleText } from '../../schema/password.ts';
import { texts } from '../locale/index.ts';
import type { Schemas } from '../schemas.ts';
import { localKeys, readJson, writeJson, type KeyValue } from './storage.ts';
import type { ApiHttp } from '../http/client.ts';
import { sessionPaths } from '../../protocol/addresses.ts';

/**
 * What visitors may know of the installation: what stands at the foot of every page, and what a
 * password must be.
 */
export interface Site {
  /** `{year}` stands for the present year. */
  copyright: string;
  /** Filing number; empty: none is shown. */
  filing: string;
  /**
   * What is asked of new passwords, as `ruleText` of schema/password.ts makes it; empty: not told.
   */
  passwordRule: string;
  /** Whether anybody may register; false until known, true for servers that do not say. */
  registration: boolean;
}

const stored = 'pageloom:site';

/**
 * The footer as this browser last saw it, so that nothing moves when the server's answer is the
 * same; `load` asks once.
 */
export function createSite(
  http: ApiHttp,
  schemas: Pick<Schemas, 'index'>,
  keys: KeyValue = localKeys,
) {
  const store = createStore<Site>(() => siteOf(readJson(keys, stored)));
  let asked = false;
  async function ask(): Promise<void> {
    const { features } = await schemas.index();
    if (!features.site) return store.setState({ registration: true });
    const { data } = await http.request({ url: sessionPaths.site, quiet: true });
    const site = siteOf({ registration: true, ...(data as object | undefined) });
    writeJson(keys, stored, site);
    store.setState(site);
  }
  return {
    ...store,
    /**
     * A page is complete without an answer: failures are not told, and the next page asks again.
     */
    load(): void {
      if (asked) return;
      asked = true;
      ask().catch(() => {
        asked = false;
        store.setState({ registration: true });
      });
    },
  };
}

function siteOf(value: unknown): Site {
  const { copyright, filing, passwordRule, passwordLength, registration } = (value ??
    {}) as Partial<Record<keyof Site | 'passwordLength', unknown>>;
  return {
    copyright: typeof copyright === 'string' && copyright !== '' ? copyright : texts.site.copyright,
    filing: typeof filing === 'string' ? filing : '',
    passwordRule: typeof passwordRule === 'string' ? ruleText(passwordRule, passwordLength) : '',
    registration: registration === true,
  };
}
