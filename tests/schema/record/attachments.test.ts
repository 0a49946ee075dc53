import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProject, loadProject } from '../../../src/schema/check/project.ts';
import { formatProblem } from '../../../src/schema/problem.ts';
import {
  attachmentLimits,
  attachmentsIn,
  attachmentsText,
  sizeText,
} from '../../../src/schema/record/attachments.ts';
import { fieldProblem } from '../../../src/schema/record/index.ts';
import { base, vocabulary } from '../projects.ts';

const file = fc.record(
  {
    path: fc
      .stringMatching(/^[a-z0-9_\p{Script=Han}]{1,20}\.pdf$/u)
      .map((name) => `/profile/upload/2026/11/22/${name}`),
    name: fc.string({ minLength: 1, maxLength: 100, unit: 'binary' }).filter(
      // What an upload keeps of a name: no slashes, nothing that nobody sees.
      (name) => !/[/\\\p{Cc}]/u.test(name) && name.isWellFormed(),
    ),
    size: fc.nat(),
    by: fc.string({ minLength: 1, maxLength: 20 }),
    at: fc.constant('2026-11-22 10:30:00'),
  },
  { requiredKeys: ['path', 'name'] },
);

describe('the value of a field of files', () => {
  it('reads back as it was written, whatever files are called', () => {
    fc.assert(
      fc.property(fc.array(file), (files) => {
        const text = attachmentsText(files);
        expect(attachmentsIn(text)).toEqual(files);
        // What clients of the protocol make of it.
        const parts = text === '' ? [] : text.split(',');
        expect(parts.length).toBe(files.length);
        for (const part of parts) expect(part).not.toMatch(/["'<>\s\\]/);
      }),
    );
  });

  it('is read from what other clients send', () => {
    expect(attachmentsIn('/profile/upload/a_1.pdf, http://host/profile/upload/b.png')).toEqual([
      { path: '/profile/upload/a_1.pdf', name: 'a_1.pdf' },
      { path: 'http://host/profile/upload/b.png', name: 'b.png' },
    ]);
    expect(attachmentsIn('/a.pdf?name=%E4%')).toMatchObject([{ path: '/a.pdf', name: '%E4%' }]);
    for (const nothing of [undefined, null, '', ',', []])
      expect(attachmentsIn(nothing)).toEqual([]);
  });

  it('is not saved while a file is on its way', () => {
    const field = { type: 'attachments', label: '合同' } as const;
    expect(fieldProblem(field, '/profile/upload/a.pdf,uploading:1?name=/b.pdf')?.toString()).toBe(
      '合同还有文件没有上传完成',
    );
    expect(fieldProblem(field, '/profile/upload/uploading.pdf')).toBeUndefined();
  });
});

describe('limits of files', () => {
  it('stand for bytes and extensions', () => {
    expect(attachmentLimits({ max: 3, maxSize: '2MB', accept: ['jpg', 'archive/*'] })).toEqual({
      max: 3,
      maxSize: 2 * 1024 * 1024,
      accept: ['jpg', 'rar', 'zip', 'gz', 'bz2', 'jpeg'],
    });
    expect(attachmentLimits({}).accept).toContain('pdf');
  });

  it('are said in few digits', () => {
    expect([512_000, 1024, 1, 2 * 1024 * 1024, 1_600_000].map(sizeText)).toEqual([
      '500 KB',
      '1 KB',
      '1 KB',
      '2 MB',
      '1.5 MB',
    ]);
  });
});

describe('the checker', () => {
  const problems = (fields: Record<string, object>): string[] => {
    const files = base();
    const model = {
      version: 2,
      name: 'paper',
      label: '文件',
      table: 'demo_paper',
      key: 'paperId',
      fields: { paperId: { type: 'id', label: '编号' }, ...fields },
    };
    const path = 'schemas/models/paper.json';
    files.set(path, { path, text: JSON.stringify(model) });
    return checkProject(loadProject([...files.values()]), vocabulary).map(formatProblem);
  };
  const scan = { type: 'attachments', label: '扫描件' };
  const at = (member: string) => `schemas/models/paper.json:1 /fields/scan/${member}: `;

  it.each([
    [
      'maxSize',
      { maxSize: '50001MB' },
      'an upload has at most 50000MB, and scan takes 50001MB; did you mean 50000MB?',
    ],
    ['accept/0', { accept: ['pdg'] }, 'unknown kind of file pdg; did you mean pdf?'],
    ['accept/1', { accept: ['image/*', 'png'] }, 'png is accepted by image/* already'],
    [
      'filter',
      { filter: 'exact' },
      'scan is of type attachments and can be filtered by contains, not by exact',
    ],
    [
      'excel/import',
      { excel: { import: true } },
      'a table holds no files: scan is exported as their names and not imported',
    ],
    [
      'maxLength',
      { maxLength: 5 },
      'maxLength does not suit files, and scan is of type attachments',
    ],
    ['unique', { unique: true }, 'unique does not suit files, and scan is of type attachments'],
    [
      'encrypted',
      { encrypted: true },
      'encrypted belongs to texts, and scan is of type attachments',
    ],
    ['mask', { mask: 'name' }, 'mask belongs to texts, and scan is of type attachments'],
    [
      'default',
      { default: '/profile/upload/a.pdf' },
      'cannot be written in files: only uploads are attached',
    ],
  ])('refuses %s that makes no sense', (member, more, message) => {
    expect(problems({ scan: { ...scan, ...more } })).toEqual([expect.stringContaining(at(member))]);
    expect(problems({ scan: { ...scan, ...more } })[0]).toContain(message.split(';')[0]);
  });

  it('refuses limits of files on other fields', () => {
    expect(problems({ scan: { type: 'string', label: '扫描件', max: 3, public: true } })).toEqual([
      `${at('max')}max is for fields of type attachments, not string`,
      `${at('public')}public is for fields of type attachments, not string`,
    ]);
  });
});
