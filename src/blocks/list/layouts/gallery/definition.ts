import { allBooks, cover, covers } from '../examples.ts';
import type { LayoutDefinition } from '../layout.ts';
import { fields, title } from '../members.ts';

export const gallery: LayoutDefinition<'gallery'> = {
  name: 'gallery',
  label: '画廊',
  doc: 'Cards with a picture, paged as the table is.',
  properties: {
    image: {
      description: 'Field with the path of the picture, or several, of which the first is shown.',
      $ref: '#/$defs/layoutField',
    },
    fit: {
      description: 'cover: pictures fill their place and are cut. contain: they are shown whole.',
      enum: ['cover', 'contain'],
      default: 'cover',
    },
    title,
    fields,
  },
  required: ['image'],
  examples: [
    {
      label: '画廊',
      block: {
        type: 'list',
        name: 'covers',
        columns: ['title', 'pages', 'status'],
        layouts: [{ type: 'gallery', image: 'cover', fit: 'contain' }, 'table'],
        tools: false,
        urlState: false,
      },
      page: { model: 'cover' },
      models: { cover },
      answers: { '/example/cover/list': allBooks(covers) },
    },
  ],
};
