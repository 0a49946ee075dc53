/** Texts of the widget of files, which come with it. */
import type { Widen } from '../../schema/catalogue.ts';
import { inLanguage } from './index.ts';

export const zhCN = {
  add: '上传文件',
  hint: '可拖拽或粘贴文件到此处',
  limits: (max: number, size: string) => `最多 ${max} 个，每个不超过 ${size}`,
  count: (count: number) => `${count} 个附件`,
  sending: (percent: number) => `上传中 ${percent}%`,
  unfinished: '未上传完成',
  failed: '上传失败',
  cancel: (name: string) => `取消上传 ${name}`,
  retry: (name: string) => `重新上传 ${name}`,
  remove: (name: string) => `删除 ${name}`,
  removed: (name: string) => `已删除 ${name}`,
  undo: '撤销',
  up: (name: string) => `上移 ${name}`,
  down: (name: string) => `下移 ${name}`,
  tooMany: (max: number) => `最多可上传 ${max} 个文件`,
  tooLarge: (name: string, size: string) => `${name} 超出大小限制，单个文件不能超过 ${size}`,
  wrongKind: (name: string, kinds: string) => `不能上传 ${name}，请上传 ${kinds} 格式的文件`,
  by: (name: string, time: string) => `${name} 上传于 ${time}`,
} as const;

export const enUS: Widen<typeof zhCN> = {
  add: 'Upload files',
  hint: 'or drop or paste files here',
  limits: (max, size) => `At most ${max}, ${size} each`,
  count: (count) => `${count} ${count === 1 ? 'attachment' : 'attachments'}`,
  sending: (percent) => `Uploading ${percent}%`,
  unfinished: 'Not uploaded yet',
  failed: 'Upload failed',
  cancel: (name) => `Cancel the upload of ${name}`,
  retry: (name) => `Upload ${name} again`,
  remove: (name) => `Remove ${name}`,
  removed: (name) => `${name} was removed`,
  undo: 'Undo',
  up: (name) => `Move ${name} up`,
  down: (name) => `Move ${name} down`,
  tooMany: (max) => `At most ${max} files can be uploaded`,
  tooLarge: (name, size) => `${name} is too large: a file has at most ${size}`,
  wrongKind: (name, kinds) => `${name} cannot be uploaded: choose a file of the kinds ${kinds}`,
  by: (name, time) => `Uploaded by ${name} at ${time}`,
};

export const fileTexts = (): Widen<typeof zhCN> => inLanguage(zhCN, enUS);
