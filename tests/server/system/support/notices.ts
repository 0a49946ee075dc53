/** Notices in an office of their own, a fresh one before each test of a file. */
import { afterEach, beforeEach, expect } from 'vitest';
import { ok } from '../../support/index.ts';
import { openOffice } from './office.ts';
import type { Answer, Office } from './office.ts';

export const notice = {
  noticeTitle: '放假通知',
  noticeType: '1',
  noticeContent: '<p>十月一日至七日</p>',
  status: '0',
  remark: '初稿',
};
export const ids = (rows: Answer[]): number[] => rows.map((row) => row.noticeId);

export function openNotices() {
  const office = {} as Office;
  beforeEach(async () => {
    Object.assign(office, await openOffice());
  });
  afterEach(() => office.close());
  return {
    office,
    /** Stores a notice; answers its key. */
    async add(values: object = {}): Promise<number> {
      expect(await office.admin.post('/system/notice', { ...notice, ...values })).toEqual(ok);
      return (await office.admin.get('/system/notice/list')).rows[0].noticeId;
    },
  };
}
