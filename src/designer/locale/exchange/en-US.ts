/** What is said of pages that go from one installation into another, in English. */
import type { exchangeZhCN } from './zh-CN.ts';

export const exchangeEnUS: typeof exchangeZhCN = {
  export: 'Export',
  exportHint:
    'The page with its models, dictionaries and menu entry; changes are saved as a draft first',
  exporting: 'Exporting…',
  saveFirst: 'This is the draft of somebody else: save it before you export it',
  import: 'Import',
  importTitle: 'Import a page',
  importHint:
    'The file of an exported page with models and dictionaries. What it would do is shown first.',
  file: 'Choose a file',
  page: (title, id) => `${title} (${id})`,
  added: 'Is added',
  same: 'Is the same',
  different: 'Differs, and stays',
  refused: 'It cannot be imported',
  problems: (count) => `The page has ${count} problems`,
  differs: 'The page is here already, and differs',
  keep: 'Keep the page that is here',
  replace: 'Replace it by the one of the file (a new version, which can be taken back)',
  nothing: 'All that the file holds is here already',
  reason: 'Why it is imported',
  imported: 'Imported: everybody gets it at the next navigation',
};
