/** Links to forms that the designer makes. */
import { expect, it, vi } from 'vitest';
import { publicFormToolPath } from '../../src/protocol/addresses.ts';
import { onWritten } from '../../src/runtime/data/writes.ts';
import { formLinks } from '../../src/shell/designer/formLinks.ts';
import type { ApiHttp } from '../../src/shell/http/client.ts';

it('reach the list of links on all pages of the window', async () => {
  vi.stubGlobal('location', { href: 'http://here/' });
  const http = {
    request: async () => ({ code: 200, msg: '', data: { token: 'abc' } }),
    download: async () => undefined,
  } as unknown as ApiHttp;
  const heard: unknown[] = [];
  onWritten(http, ({ method, url }) => heard.push([method, url]));
  const link = await formLinks(http).make({} as never);
  expect(link).toMatch(/\/abc$/);
  expect(heard).toEqual([['POST', publicFormToolPath]]);
  vi.unstubAllGlobals();
});
