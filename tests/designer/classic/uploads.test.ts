/** Classic uploads: which files, how they are drawn, and where they are sent. */
import { describe, expect, it } from 'vitest';
import { classicItem } from './items.ts';
import { fieldOf } from './reading.ts';

describe('uploads of the classic editor', () => {
  const of = (tag: string, item: object, config: object = {}) =>
    fieldOf(
      classicItem(tag, '名称', { item: { ...item }, config: { required: false, ...config } }),
    );

  const rows: [
    what: string,
    found: ReturnType<typeof fieldOf>,
    field: Record<string, unknown>,
    lost?: string[],
  ][] = [
    [
      '文件字段名, 文件类型, 文件大小, 多选文件',
      of(
        'a-upload',
        { name: 'upload', accept: '.doc,.docx, image/*', multiple: true },
        { fileSize: 500, sizeUnit: 'KB' },
      ),
      { widget: 'Attachments', props: { maxSize: '500KB', accept: ['doc', 'docx', 'image/*'] } },
      ['noPlace name'],
    ],
    [
      '上传地址, 列表类型',
      of('a-upload', { action: 'https://files.example.com/', 'list-type': 'picture' }),
      { widget: 'Attachments', props: { max: 1, listType: 'picture' } },
      ['foreignAddress https://files.example.com/'],
    ],
    [
      '上传地址 of this server, 文件字段名, 按钮文字',
      of(
        'a-upload',
        { action: '/common/upload', name: 'content', 'list-type': 'picture-card' },
        { buttonText: '选择图片', showTip: true },
      ),
      {
        widget: 'FileUpload',
        props: {
          url: '/common/upload',
          part: 'content',
          max: 1,
          listType: 'picture-card',
          buttonText: '选择图片',
        },
      },
    ],
    [
      '上传地址 that only looks like one of this server',
      of('a-upload', { action: '//files.example.com/', name: 'file' }),
      { widget: 'Attachments', props: { max: 1 } },
      ['foreignAddress //files.example.com/'],
    ],
    [
      '列表类型 that there is not',
      of('a-upload', { 'list-type': 'tiles' }),
      { widget: 'Attachments', props: { max: 1 } },
      ['badValue listType'],
    ],
  ];

  it.each(rows)('%s', (_what, { field, said }, expected, lost = []) => {
    expect(field).toEqual({ label: '名称', ...expected });
    expect(said).toEqual(lost);
  });
});
