import { describe, expect, it, vi } from 'vitest';
import { featureNames, featuresOf, foreignFeatures } from '../../src/schema/bundle/features.ts';
import { createSite } from '../../src/shell/stores/site.ts';
import { memory } from './memory.ts';
import type { ApiHttp } from '../../src/shell/http/client.ts';
import { until } from '../until.ts';

const reported = {
  copyright: '© {year} 某公司',
  filing: '京ICP备00000000号',
  passwordRule: '3',
  registration: false,
};

const ownFeatures = featuresOf(featureNames);

function site(answer: () => Promise<unknown>, features = ownFeatures, keys = memory()) {
  const request = vi.fn(async () => ({ code: 200, msg: '', data: await answer() }));
  const http: ApiHttp = { request, download: () => Promise.reject(new Error('not used')) };
  return {
    request,
    keys,
    store: createSite(http, { index: async () => ({ pages: [], features }) }, keys),
  };
}

describe('the footer', () => {
  it('is asked for once, and remembered for the next visit', async () => {
    const { store, request, keys } = site(async () => reported);
    store.load();
    store.load();
    await until(() => expect(store.getState()).toEqual(reported));
    expect(request).toHaveBeenCalledOnce();
    expect(site(async () => reported, ownFeatures, keys).store.getState()).toEqual(reported);
  });

  it.each([
    ['ours that has it closed', async () => reported, ownFeatures, false],
    ['ours that has it open', async () => ({ registration: true }), ownFeatures, true],
    ['ours that does not tell', async () => ({}), ownFeatures, true],
    ['ours that does not answer', () => Promise.reject(new Error('offline')), ownFeatures, true],
    ['a foreign one', async () => reported, foreignFeatures, true],
  ] as const)(
    'offers registration as the server says: %s',
    async (_name, answer, features, offered) => {
      const { store } = site(answer, features);
      // Nothing is offered before it is known, so that nothing vanishes.
      expect(store.getState().registration).toBe(false);
      const answered = new Promise<void>((resolve) => void store.subscribe(() => resolve()));
      store.load();
      await answered;
      expect(store.getState().registration).toBe(offered);
    },
  );

  it('is not asked of a server that does not know it', async () => {
    const { store, request } = site(async () => reported, foreignFeatures);
    store.load();
    await Promise.resolve();
    expect(request).not.toHaveBeenCalled();
    expect(store.getState()).toMatchObject({
      copyright: expect.stringContaining('织页科技'),
      filing: '',
      passwordRule: '',
    });
  });

  it('keeps the usual text when it is set to nothing, and asks again after a failure', async () => {
    const answers = [
      Promise.reject(new Error('offline')),
      Promise.resolve({ copyright: '', filing: null }),
    ];
    answers[0]?.catch(() => {});
    const { store, request } = site(() => answers.shift()!);
    await until(() => {
      store.load();
      expect(request).toHaveBeenCalledTimes(2);
    });
    expect(store.getState().copyright).toContain('织页科技');
  });
});
