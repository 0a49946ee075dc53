/** What is said of exports as components, in English. */
import type { tsxZhCN } from './zh-CN.ts';

export const tsxEnUS: typeof tsxZhCN = {
  title: 'Export as TSX',
  what: 'What is exported',
  page: 'The whole page',
  form: (name) => `The form ${name}`,
  frame: 'Kind of component',
  asPage: 'Page',
  asDialog: 'Dialog',
  aboutPage: 'A React component: the page with its models, drawn by the runtime of this product.',
  aboutForm:
    'A React component of @formily/core, @formily/react and @formily/antd-v5 alone, without this product.',
  hasProblems: 'The page has problems; without them it can be exported',
  text: 'Code of the component',
  copy: 'Copy the code',
  copyFailed: 'It could not be copied. Select the code and copy it',
};
