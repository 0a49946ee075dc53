/** The application as a page in the preview knows it. */
import { describe, expect, it } from 'vitest';
import { previewHost, viewerAs } from '../../src/designer/preview/previewHost.ts';
import type { PreviewRole, PreviewSettings } from '../../src/designer/preview/settings.ts';
import { protocol } from '../../src/protocol/index.ts';
import type { HttpRequest, RuntimeHost } from '../../src/runtime/host.ts';

const words = { readOnly: 'read only', noDownload: 'no download', failed: 'failed' };
const clerk: PreviewRole = {
  roleId: 7,
  roleName: '文员',
  roleKey: 'clerk, helper',
  permissions: ['system:post:list'],
};

function previewed(settings: Partial<PreviewSettings>) {
  const sent: HttpRequest[] = [];
  const rows = [{ postId: 1 }];
  const outer = {
    protocol,
    viewer: { permissions: ['*:*:*'], roles: ['admin'], userId: 1 },
    http: {
      request: async (options: HttpRequest) => {
        sent.push(options);
        return { code: 200, rows, total: 1 };
      },
      download: async () => undefined,
    },
  } as unknown as RuntimeHost;
  return { host: previewHost(outer, { data: 'live', role: undefined, ...settings }, words), sent };
}

describe('the preview', () => {
  it('sends what reads, and nothing that stores or downloads', async () => {
    const { host, sent } = previewed({});
    await host.http.request({ url: '/system/post/list' });
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      await expect(host.http.request({ method, url: '/system/post' })).rejects.toThrow('read only');
    await expect(host.http.download({ url: '/system/post/export' }, 'a')).rejects.toThrow(
      'no download',
    );
    expect(sent).toEqual([{ url: '/system/post/list' }]);
  });

  it('finds no records where there shall be none', async () => {
    const { host } = previewed({ data: 'empty' });
    const answer = await host.http.request({ url: '/system/post/list' });
    expect(host.protocol.answers.result(answer)).toEqual({ rows: [], total: 0 });
  });

  it('reads nothing where reading shall fail', async () => {
    const { host, sent } = previewed({ data: 'failing' });
    await expect(host.http.request({ url: '/system/post/list' })).rejects.toThrow('failed');
    expect(sent).toEqual([]);
  });

  it('is seen with what a role holds, by the same person', () => {
    const { host } = previewed({ role: clerk });
    expect(host.viewer).toEqual({
      userId: 1,
      permissions: ['system:post:list'],
      roles: ['clerk', 'helper'],
    });
    expect(viewerAs(host.viewer, undefined)).toBe(host.viewer);
  });
});
