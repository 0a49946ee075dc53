import { describe, expect, it } from 'vitest';
import { ApiError } from '../../src/runtime/host.ts';
import { client, failed, json } from './httpClient.ts';

describe('downloads', () => {
  const file = () =>
    new Response('content', {
      headers: { 'content-type': 'application/vnd.ms-excel', 'content-length': '7' },
    });

  it('post a form, report progress and save under the given name', async () => {
    const { http, reported, sent, saved } = client(file());
    await http.download(
      {
        url: '/system/post/export',
        urlencoded: { status: '0', params: { beginTime: 'b' }, ids: [1, 2] },
      },
      'post_1.xlsx',
    );
    expect(reported).toEqual(['download', '7/7', 'done']);
    expect(saved[0]?.name).toBe('post_1.xlsx');
    await expect(saved[0]?.text).resolves.toBe('content');
    expect(sent[0]?.init.method).toBe('POST');
    expect(String(sent[0]?.init.body)).toBe('status=0&params%5BbeginTime%5D=b&ids=1&ids=2');
  });

  it('show the refusal inside a file, whatever code it carries', async () => {
    const refusals: [unknown, string][] = [
      [{ code: 500, msg: '导出Excel失败' }, 'failed 导出Excel失败'],
      [{ code: 403, msg: 'x' }, 'failed 当前操作没有权限'],
      [{ msg: '无数据' }, 'failed 无数据'],
      [{ code: 200 }, 'failed 系统未知错误，请反馈给管理员'],
    ];
    for (const [body, shown] of refusals) {
      const { http, reported, saved } = client(json(body));
      await expect(http.download({ url: '/x/export' }, 'x')).rejects.toMatchObject({ shown: true });
      expect(reported).toEqual(['download', shown]);
      expect(saved).toEqual([]);
    }
  });

  it('show one text for any other failure, and only the dialog for an ended session', async () => {
    for (const answer of [failed('ERR_NETWORK'), new Response('', { status: 500 })]) {
      const { http, reported } = client(answer);
      await expect(http.download({ url: '/x' }, 'x')).rejects.toBeInstanceOf(ApiError);
      expect(reported).toEqual(['download', 'failed 下载文件出现错误，请联系管理员！']);
    }
    const ended = client(json({ code: 401, msg: 'x' }));
    await expect(ended.http.download({ url: '/x' }, 'x')).rejects.toMatchObject({ code: 401 });
    expect(ended.reported).toEqual(['download', 'expired', 'failed undefined']);
  });
});
