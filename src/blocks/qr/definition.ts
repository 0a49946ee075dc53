import type { BlockDefinition } from '../../schema/block.ts';
import { title } from '../members.ts';
import { compile } from './compile.ts';

export const definition: BlockDefinition<'qr'> = {
  name: 'qr',
  label: '二维码',
  icon: 'qrcode',
  group: 'content',
  doc: 'A QR code or barcode of a text, or of the address of the page; it can be saved as a picture.',
  format: {
    properties: {
      title,
      text: {
        description: 'What the code says; default the address of the page, for another device.',
        $ref: 'common.schema.json#/$defs/text',
      },
      barcode: {
        description: 'Kind of barcode; without it, it is a QR code.',
        enum: ['CODE128', 'CODE39', 'EAN13', 'EAN8', 'UPC', 'ITF14', 'codabar'],
      },
      size: {
        description: 'Side of the QR code or height of the barcode in pixels.',
        type: 'integer',
        minimum: 40,
        maximum: 400,
        default: 160,
      },
      caption: {
        description: 'Text below the code.',
        $ref: 'common.schema.json#/$defs/text',
      },
      download: {
        description: 'A button saves the code as a picture.',
        type: 'boolean',
        default: false,
      },
    },
  },
  check({ text, barcode: format }, { path }, { report }) {
    if (format !== undefined && text === undefined)
      report.add('missing-part', path, 'a barcode says a text, not the address of the page');
  },
  compile,
  examples: [
    {
      label: '当前页面',
      block: { type: 'qr', title: '手机打开本页', caption: '扫码在手机上查看', download: true },
    },
    {
      label: '条形码',
      block: { type: 'qr', text: { $expr: 'state.no' }, barcode: 'CODE128', size: 64 },
      page: { state: { no: 'SN-20260001' } },
    },
    {
      label: '没有内容',
      block: { type: 'qr', title: '标签', text: { $expr: 'state.no' } },
      page: { state: { no: null } },
    },
  ],
};
