import { defined } from '../../defined.ts';
import type { FieldTypeDefinition } from '../contract.ts';

export const definition: FieldTypeDefinition = {
  name: 'attachments',
  label: '附件',
  icon: 'paper-clip',
  group: 'structure',
  doc: 'Files of the record, as a comma list of their addresses with size and name.',
  example: '/profile/upload/2026/11/22/plan_9f.pdf?size=20480&name=/plan.pdf',
  value: 'string',
  kind: 'files',
  // By a part of their names.
  filters: ['contains'],
  wrong: () => 'cannot be written in files: only uploads are attached',
  isLong: true,
  columnWidth: 90,
  props: ({ max, maxSize, accept }) => defined({ max, maxSize, accept }),
};
