/** Models with their records, for the examples of layouts. */
import type { Model } from '../../../schema/generated/types.gen.ts';
import { book, books } from '../../examples.ts';

/** An answer with all of the rows. */
export const allBooks = (rows: readonly object[]) => ({ rows, total: rows.length });

/** A book on a colour. */
function picture(colour: string): string {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120">' +
    `<rect width="160" height="120" fill="${colour}"/>` +
    '<rect x="50" y="20" width="60" height="80" rx="4" fill="#fff"/></svg>';
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
}

export const cover: Model = {
  ...book,
  name: 'cover',
  path: '/example/cover',
  fields: { ...book.fields, cover: { type: 'string', label: '封面', widget: 'ImageUpload' } },
};

/** The last one has no picture. Addresses with data hold a comma: they stand in a list. */
export const covers = [
  { ...books[0], cover: [picture('#8ab')] },
  { ...books[1], cover: [picture('#b8a')] },
  { bookId: 3, title: '边城', pages: 224, status: 'in', bought: '2025-08-01', cover: '' },
];

export const shelf: Model = {
  version: 2,
  name: 'shelf',
  label: '书架',
  table: 'shelf',
  key: 'shelfId',
  labelField: 'title',
  path: '/example/shelf',
  fields: {
    shelfId: { type: 'id', label: '编号' },
    parentId: { type: 'ref', label: '上级' },
    title: { type: 'string', label: '名称' },
    place: { type: 'string', label: '位置' },
  },
  relations: { parent: { type: 'belongsTo', model: 'shelf', field: 'parentId' } },
};

export const shelves = [
  { shelfId: 1, parentId: null, title: '文学', place: '一层' },
  { shelfId: 2, parentId: 1, title: '小说', place: '一层东' },
  { shelfId: 3, parentId: 1, title: '诗歌', place: '一层西' },
  { shelfId: 4, parentId: null, title: '历史', place: '二层' },
];
