import type { Stage } from './chunks.ts';

/** What comes in one file each, in the order of a visit. */
export const stages: readonly Stage[] = [
  {
    name: 'account',
    parts: ['src/shell/account/AccountLayout.tsx', 'src/shell/account/SignIn.tsx'],
  },
  { name: 'icons', shared: /@ant-design\/icons/ },
  { name: 'frame', parts: ['src/shell/layout/Frame.tsx', 'src/shell/home/Home.tsx'] },
  { name: 'page', parts: ['src/shell/panes/SchemaPage.tsx'] },
  { name: 'rows', parts: ['src/blocks/list/table/RowWindow.tsx'] },
  { name: 'form', parts: ['src/runtime/form/index.ts'] },
  {
    name: 'beside',
    parts: [
      'src/blocks/split/SplitBlock.tsx',
      'src/blocks/tree/TreeBlock.tsx',
      'src/blocks/list/SwitchCell.tsx',
    ],
  },
  {
    name: 'fields',
    parts: [
      'src/steps/import/ImportDialog.tsx',
      'src/widgets/html/Html.tsx',
      'src/widgets/textArea/TextArea.tsx',
    ],
  },
];
