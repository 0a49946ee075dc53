/** Tables: rows remember their section, the table what stands before its rows. */
import { Extension, Node } from '@tiptap/core';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';
import { attributesOf, keptAttributes, type Kept } from './kept.ts';

/** Caption and column groups, as HTML. */
const headOf = (table: Element): string =>
  [...table.children]
    .filter(({ localName }) => /^(caption|colgroup|col)$/.test(localName))
    .map(({ outerHTML }) => outerHTML)
    .join('');

export const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  addAttributes: () => ({
    ...keptAttributes(),
    head: { default: '', rendered: false, parseHTML: headOf },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption, colgroup, col', ignore: true }],
  renderHTML: ({ node }) => ['table', node.attrs.kept, ['tbody', 0]],
});

export interface Section {
  tag: string;
  kept: Kept;
}

const sectionOf = (row: Element): Section => {
  const parent = row.parentElement;
  return parent && /^(thead|tfoot|tbody)$/.test(parent.localName)
    ? { tag: parent.localName, kept: attributesOf(parent) }
    : { tag: 'tbody', kept: {} };
};

export const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  addAttributes: () => ({
    ...keptAttributes(),
    section: { default: { tag: 'tbody', kept: {} }, rendered: false, parseHTML: sectionOf },
  }),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ node }) => ['tr', node.attrs.kept, 0],
});

const span = (name: string) => ({
  default: 1,
  rendered: false,
  parseHTML: (element: Element) =>
    Math.max(1, Number.parseInt(element.getAttribute(name) ?? '', 10) || 1),
});

const cell = (name: string, tag: string) =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      // Asked for by the commands of tables; widths stand among the attributes.
      colwidth: { default: null, rendered: false },
      ...keptAttributes(['colspan', 'rowspan']),
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ node }) => [tag, cellAttributes(node.attrs), 0],
  });

export const TableCell = cell('tableCell', 'td');
export const TableHeader = cell('tableHeader', 'th');

export const cellAttributes = ({ kept, colspan, rowspan }: Record<string, unknown>) => ({
  ...(kept as Kept),
  ...(colspan !== 1 && { colspan: String(colspan) }),
  ...(rowspan !== 1 && { rowspan: String(rowspan) }),
});

/** By these the commands of tables know the nodes. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

/** Selection of cells, and tab from cell to cell. */
export const TableEditing = Extension.create({
  name: 'tableEditing',
  // Tab in a table is not the one that moves items of lists.
  priority: 900,
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () =>
      goToNextCell(direction)(this.editor.state, this.editor.view.dispatch);
    return { Tab: go(1), 'Shift-Tab': go(-1) };
  },
});
