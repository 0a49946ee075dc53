/** All nodes, marks and behaviour of the editor. */
import { getSchema, type Extensions } from '@tiptap/core';
import { ListKeymap } from '@tiptap/extension-list';
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions';
import * as blocks from './blocks.ts';
import { marks } from './marks.ts';
import { Embed, KeptBlock } from './opaque.ts';
import { Table, TableCell, TableEditing, TableHeader, TableRow } from './tables.ts';

const {
  Document,
  Text,
  Paragraph,
  Heading,
  Blockquote,
  Box,
  HorizontalRule,
  Code,
  Bullets,
  Numbers,
  Item,
  LineBreak,
  Picture,
  CheckMark,
} = blocks;

export const extensions: Extensions = [
  Document,
  Text,
  Paragraph,
  Heading,
  Blockquote,
  Box,
  HorizontalRule,
  Code,
  Bullets,
  Numbers,
  Item,
  LineBreak,
  Picture,
  CheckMark,
  ...marks,
  Embed,
  KeptBlock,
  Table,
  TableRow,
  TableCell,
  TableHeader,
  TableEditing,
  ListKeymap,
  UndoRedo,
  Gapcursor,
  Dropcursor.configure({ class: 'pl-editor-drop', color: false }),
];

/** What documents may hold; the same for all editors. */
export const schema = getSchema(extensions);
