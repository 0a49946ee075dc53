/**
 * Files that records carry: who may attach and read them, their limits, and what lists say of them;
 * the same in the local folder and in an S3-compatible store.
 */
import { describe, expect, it } from 'vitest';
import { attachmentsIn } from '../../../src/schema/record/attachments.ts';
import { readWorkbook } from '../../../src/server/excel/index.ts';
import type { Answer } from '../support/index.ts';
import { bytesOf, startedAgreements } from './support/agreements.ts';

describe.each(['folder', 's3'] as const)('files in the storage: %s', (kind) => {
  const { server, admin, person, upload, add, latest, read } = startedAgreements(kind);

  describe('attaching', () => {
    it('keeps name, size, order, who and when, and reads back what it answered', async () => {
      const clerk = await person();
      const [one, two] = [
        await upload(clerk, { name: '协议 (终), 50%.pdf', size: 2048 }),
        await upload(clerk, { name: 'photo.png', kind: 'png' }),
      ];
      expect(await add(clerk, { files: `${two},${one}` })).toMatchObject({ code: 200 });
      const stored = await latest();
      const { user } = await clerk.get('/getInfo');
      expect(attachmentsIn(stored.files)).toMatchObject([
        { path: two, name: 'photo.png', size: 1000 },
        { path: one, name: '协议 (终), 50%.pdf', size: 2048, by: user.userName },
      ]);
      expect(attachmentsIn(stored.files)[0]!.at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
      expect(await admin.put('/demo/agreement', stored)).toMatchObject({ code: 200 });
      expect((await latest()).files).toBe(stored.files);
    });

    it('takes what foreign clients send: bare addresses, with an origin, and lists', async () => {
      const [one, two] = [
        await upload(admin, { name: 'a.pdf', purpose: '' }),
        await upload(admin, { name: 'b.pdf', purpose: '' }),
      ];
      expect(await add(admin, { files: [`${server.url}${one}`, two] })).toMatchObject({
        code: 200,
      });
      expect(attachmentsIn((await latest()).files).map(({ name }) => name)).toEqual([
        'a.pdf',
        'b.pdf',
      ]);
    });

    it("refuses somebody else's upload, as one that does not exist", async () => {
      const [one, other] = [await person(), await person()];
      const file = await upload(one, { name: 'secret.pdf' });
      const refusals = [
        await add(other, { files: file }),
        await add(other, { files: '/profile/upload/2026/11/22/secret.pdf' }),
        await add(other, { files: '/profile/avatar/secret.png' }),
        await add(other, { files: '/profile/upload/../../secret.pdf' }),
      ];
      for (const refusal of refusals) expect(refusal).toMatchObject({ code: 500, field: 'files' });
      expect(refusals[0]!.msg).toBe('协议文件：文件“secret.pdf”不存在或已过期，请重新上传');
      expect(refusals[1]!.msg).toBe(refusals[0]!.msg);
    });

    it('names the limit that a file breaks, by its content and not by its name', async () => {
      const refused = async (body: object, msg: string) =>
        expect(await add(admin, body)).toMatchObject({ code: 500, msg });
      const large = await upload(admin, { name: 'large.pdf', size: 2 * 1024 * 1024 + 1 });
      await refused(
        { files: large },
        '协议文件：文件“large.pdf”超出大小限制，单个文件不能超过2 MB',
      );
      const text = await upload(admin, { name: 'a.txt', kind: 'txt' });
      await refused(
        { cover: text },
        '封面：不能上传文件“a.txt”，请上传bmp、gif、jpg、jpeg、png格式的文件',
      );
      const many = await Promise.all(
        ['1.pdf', '2.pdf', '3.pdf', '4.pdf'].map((name) => upload(admin, { name })),
      );
      await refused({ files: many.join(',') }, '协议文件：最多可上传3个文件');
      const form = new FormData();
      form.set('file', bytesOf('txt', 10), 'no.pdf');
      expect(await admin.post('/common/upload?purpose=record', form)).toMatchObject({ code: 500 });
    });

    it('goes on with the record: a newer version is not overwritten', async () => {
      const file = await upload(admin, { name: 'a.pdf' });
      await add(admin, { files: file });
      const { agreementId, title, version } = await latest();
      const change = { agreementId, title, version, files: '' };
      expect(await admin.put('/demo/agreement', { ...change, title: '新' })).toMatchObject({
        code: 200,
      });
      expect(await admin.put('/demo/agreement', change)).toMatchObject({ code: 601 });
    });
  });

  describe('reading', () => {
    it('is for those who may read the record, and for who uploads before it is attached', async () => {
      const [clerk, colleague, outsider] = [
        await person('3', 103),
        await person('3', 103),
        await person('3', 105),
      ];
      const file = await upload(clerk, { name: 'plan.pdf' });
      expect(await read(file)).toBe(401);
      expect(await read(file, colleague)).toBe(403);
      expect(await read(file, clerk)).toBe(200);
      await add(clerk, { files: file });
      expect(await read(file)).toBe(401);
      expect(await read(file, colleague)).toBe(200);
      expect(await read(file, outsider)).toBe(403);
      expect(await read(`/common/download/resource?resource=${file}`, colleague)).toBe(200);
      const refused = await outsider.raw('GET', `/common/download/resource?resource=${file}`);
      expect(await refused.json()).toMatchObject({ code: 403 });
      const saved = await colleague.raw('GET', file);
      expect(saved.headers.get('content-disposition')).toBe(
        "attachment; filename=plan.pdf;filename*=utf-8''plan.pdf",
      );
    });

    it('is for everybody where the model says so', async () => {
      const cover = await upload(admin, { name: 'cover.png', kind: 'png' });
      expect(await read(cover)).toBe(401);
      await add(admin, { cover });
      expect(await read(cover)).toBe(200);
    });

    it('of files of parts is for those who may read the whole', async () => {
      const [clerk, outsider] = [await person('3', 103), await person('3', 105)];
      const scan = await upload(clerk, { name: 'scan.pdf' });
      expect(await add(clerk, { annexes: [{ subject: '附页', scan }] })).toMatchObject({
        code: 200,
      });
      expect([await read(scan, clerk), await read(scan, outsider)]).toEqual([200, 403]);
    });
  });

  describe('lists and workbooks', () => {
    it('export names and no addresses', async () => {
      await add(admin, { title: '导出', files: await upload(admin, { name: '清单.pdf' }) });
      const answer = await admin.raw('POST', '/demo/agreement/export', {
        body: new URLSearchParams({ title: '导出' }),
      });
      const { rows } = await readWorkbook(Buffer.from(await answer.arrayBuffer()));
      expect(JSON.stringify(rows)).toContain('清单.pdf');
      expect(JSON.stringify(rows)).not.toContain('/profile/');
    });

    it('are logged with the names of files', async () => {
      const file = await upload(admin, { name: '日志里的.pdf' });
      await add(admin, { title: '日志', files: `${file}?name=/日志里的.pdf` });
      const { rows } = await admin.get('/monitor/operlog/list?pageNum=1&pageSize=1&title=协议管理');
      expect(rows[0].operParam).toContain('日志里的.pdf');
      expect(rows[0].operParam).not.toContain('/profile/');
    });

    it('are described to clients with their limits', async () => {
      const document = (await (await admin.raw('GET', '/v3/api-docs')).json()) as Answer;
      const text = JSON.stringify(document.paths['/demo/agreement'].post.requestBody);
      expect(text).toContain('/common/upload?purpose=record');
      expect(text).toContain('最多 3 个，每个不超过 2 MB');
    });

    it('find records by a part of the name of a file, and of nothing else', async () => {
      await add(admin, { title: '甲方', files: await upload(admin, { name: '采购清单.pdf' }) });
      const found = async (part: string): Promise<string[]> =>
        (
          await admin.get(
            `/demo/agreement/list?pageNum=1&pageSize=50&files=${encodeURIComponent(part)}`,
          )
        ).rows.map(({ title }: Answer) => title);
      expect(await found('购清')).toEqual(['甲方']);
      expect(await found('profile')).toEqual([]);
      expect(await found('size=')).toEqual([]);
    });
  });
});
