/**
 * When the files that records carry go, and when they stay; the same in the local folder and in an
 * S3-compatible store.
 */
import { describe, expect, it } from 'vitest';
import { adminPassword } from '../support/index.ts';
import { startedAgreements } from './support/agreements.ts';

const DAY = 24 * 3_600_000;

describe.each(['folder', 's3'] as const)('files in the storage: %s', (kind) => {
  const { server, admin, person, upload, add, latest, read, isStored, sweep, pass } =
    startedAgreements(kind);

  describe('copying', () => {
    it('takes files along for those who may read them, and each record keeps its own', async () => {
      const [clerk, colleague, outsider] = [
        await person('3', 103),
        await person('3', 103),
        await person('3', 105),
      ];
      await add(clerk, { files: await upload(clerk, { name: 'plan.pdf' }) });
      const { agreementId, files } = await latest(clerk);
      expect(await add(outsider, { files, deptId: 105 })).toMatchObject({ code: 500 });
      expect(await add(colleague, { files, title: '副本' })).toMatchObject({ code: 200 });
      await admin.delete(`/demo/agreement/${agreementId}`);
      await sweep();
      expect(await read(files, colleague)).toBe(200);
      await admin.delete(`/demo/agreement/${(await latest(colleague)).agreementId}`);
      await sweep();
      expect(isStored(files)).toBe(false);
    });
  });

  describe('removal', () => {
    it('takes the file when the record or the attachment goes, after the commit', async () => {
      const [one, two, scan] = [
        await upload(admin, { name: '1.pdf' }),
        await upload(admin, { name: '2.pdf' }),
        await upload(admin, { name: 'scan.pdf' }),
      ];
      await add(admin, { files: `${one},${two}`, annexes: [{ subject: '附页', scan }] });
      const { agreementId, title } = await latest();
      await admin.put('/demo/agreement', { agreementId, title, files: two });
      expect(isStored(one)).toBe(true);
      await sweep();
      expect([isStored(one), isStored(two)]).toEqual([false, true]);
      await admin.delete(`/demo/agreement/${agreementId}`);
      await sweep();
      expect([isStored(two), isStored(scan)]).toEqual([false, false]);
      const left = await server.database.read.selectFrom('sys_file_use').selectAll().execute();
      expect(left.filter(({ key }) => `/profile/${key}` === two)).toEqual([]);
    });

    it('does not take what was refused, nor what comes back in time', async () => {
      const file = await upload(admin, { name: '1.pdf' });
      await add(admin, { files: file });
      const { agreementId, files } = await latest();
      expect(
        await admin.put('/demo/agreement', { agreementId, title: '', files: '' }),
      ).toMatchObject({
        code: 500,
      });
      await sweep();
      expect(isStored(file)).toBe(true);
      await admin.put('/demo/agreement', { agreementId, title: '协议', files: '' });
      await admin.put('/demo/agreement', { agreementId, title: '协议', files });
      await sweep();
      expect(isStored(file)).toBe(true);
    });

    it('takes uploads for records that none carries after a day, and no others', async () => {
      const [meant, other, attached] = [
        await upload(admin, { name: 'meant.pdf' }),
        await upload(admin, { name: 'other.pdf', purpose: '' }),
        await upload(admin, { name: 'attached.pdf' }),
      ];
      await add(admin, { files: attached });
      pass(DAY - 1);
      await sweep();
      expect(isStored(meant)).toBe(true);
      pass(1);
      await sweep();
      await admin.signIn('admin', adminPassword);
      expect([meant, other, attached].map(isStored)).toEqual([false, true, true]);
      expect(await add(admin, { files: meant })).toMatchObject({ code: 500, field: 'files' });
    });
  });

  describe('a sweep that is broken off', () => {
    it('leaves a file that nobody can attach any more, and the next one removes it', async () => {
      const file = await upload(admin, { name: '1.pdf' });
      await add(admin, { files: file });
      const { agreementId, files } = await latest();
      await admin.put('/demo/agreement', { agreementId, title: '协议', files: '' });
      const failing = sweep((storage) => ({
        ...storage,
        remove: () => Promise.reject(new Error('the store is down')),
      }));
      await expect(failing).rejects.toThrow('the store is down');
      expect(isStored(file)).toBe(true);
      expect(await add(admin, { files })).toMatchObject({ code: 500, field: 'files' });
      await sweep();
      expect(isStored(file)).toBe(false);
    });
  });
});
