import type { FunctionDefinition } from '../contract.ts';

export const definition: FunctionDefinition = {
  name: 'formatDate',
  label: '按 YYYY MM DD HH mm ss 格式写成文本的日期；日期可以是文本、秒或毫秒，没有时为空。',
  group: 'date',
  doc:
    'Date as text by a pattern of YYYY MM DD HH mm ss; the date is a text, or epoch ' +
    'seconds (10 digits) or milliseconds. No date: empty.',
  parameters: 'date, pattern?',
  examples: [
    { code: "formatDate('2026-03-01 08:05:00', 'YYYY/MM/DD HH:mm')", gives: '2026/03/01 08:05' },
  ],
};
