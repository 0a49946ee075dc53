/** What is said of pages that become files of the project, in English. */
import type { filesZhCN } from './zh-CN.ts';

export const filesEnUS: typeof filesZhCN = {
  save: 'Save as file',
  hint: 'Writes schemas/pages of the project (in development only)',
  saving: 'Saving as file…',
  saved: (path) => `Saved as ${path}`,
  covered: (path, number) =>
    `Saved as ${path}. People still get version ${number}, which was published: merge or withdraw it under History`,
};
