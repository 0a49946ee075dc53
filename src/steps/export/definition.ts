import { member } from '../../schema/meta/member.ts';
import type { StepDefinition } from '../../schema/stepDefinition.ts';

export const definition: StepDefinition<'export'> = {
  name: 'export',
  label: '导出',
  icon: 'download',
  group: 'data',
  doc: "Downloads the list's rows under its present search as xlsx.",
  examples: [{ type: 'export' }, { type: 'export', url: '/system/post/export', filename: 'posts' }],
  members: {
    url: member('url', 'Default {model path}/export.'),
    filename: {
      description: "Stem; the file is {stem}_{epoch ms}.xlsx. Default the model's name.",
      type: 'string',
      pattern: '^[A-Za-z0-9_-]+$',
    },
    params: member('values', 'Parameters beside those of the search.'),
  },
  fails: true,
};
