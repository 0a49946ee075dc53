import { describe, expect, test } from 'vitest';
import type { HttpRequest } from '../../src/runtime/host.ts';
import { fetchNotices, hasMore, latestOf, shortTitle } from '../../src/shell/notices/notices.ts';
import type { Envelope } from '../../src/protocol/codes.ts';
import type { ApiHttp } from '../../src/shell/http/client.ts';

const notice = (noticeId: number, more: object = {}) => ({
  noticeId,
  noticeTitle: `公告${noticeId}`,
  noticeType: '1',
  createTime: '2026-01-01 08:00:00',
  status: '0',
  ...more,
});

describe('notices of the bell', () => {
  test('a title is cut after 32 characters', () => {
    expect(shortTitle('公'.repeat(32))).toBe('公'.repeat(32));
    expect(shortTitle('公'.repeat(33))).toBe(`${'公'.repeat(32)}…`);
    expect(shortTitle('🔔'.repeat(33))).toBe(`${'🔔'.repeat(32)}…`);
  });

  test('more is offered only beyond the pages shown', () => {
    expect([hasMore(5, 1), hasMore(6, 1), hasMore(10, 2), hasMore(11, 2)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  test('open notices of the type are asked for, and closed ones dropped where a server sends them', async () => {
    const asked: HttpRequest[] = [];
    const http: ApiHttp = {
      request: async (options) => {
        asked.push(options);
        return {
          code: 200,
          msg: '',
          total: 7,
          rows: [notice(1), notice(2, { status: '1' })],
        } satisfies Envelope;
      },
      download: async () => {},
    };
    const { rows, total } = await fetchNotices(http, { type: '2', page: 3 });
    expect(asked[0]).toMatchObject({
      url: '/system/notice/list',
      params: { pageNum: 3, pageSize: 5, status: '0', noticeType: '2' },
    });
    expect(rows.map(({ noticeId }) => noticeId)).toEqual([1]);
    expect(total).toBe(7);
  });

  test('unread notices are counted by the server; one without marks counts none', () => {
    expect(
      latestOf({
        code: 200,
        msg: '',
        unreadCount: 1,
        data: [notice(1, { isRead: true }), notice(2, { isRead: false })],
      }),
    ).toEqual({ unread: 1, ids: [2] });
    expect(latestOf({ code: 200, msg: '' })).toEqual({ unread: 0, ids: [] });
  });
});
