/** Tables in workbooks, for pages that are made for them. */
import { importParts, tableFilePath } from '../../../protocol/addresses.ts';
import { say } from '../../../schema/locale/message.ts';
import { readTable } from '../../excel/index.ts';
import { Refusal } from '../../http/errors.ts';
import { readUpload } from '../../http/parts.ts';
import { defineRoute } from '../../http/route.ts';

const TEXT = { type: 'string' } as const;

/** Stores nothing: rows become records once the page is published. */
export const tableFileRoute = defineRoute({
  tag: '页面设计',
  access: { permission: 'tool:build:list' },
  answer: 'ajax',
  method: 'POST',
  path: tableFilePath,
  summary: '读取Excel文件中的表格',
  query: { sheet: { type: 'string', description: '工作表名称，默认第一个有内容的工作表' } },
  body: { kind: 'multipart' },
  data: {
    type: 'object',
    properties: {
      sheets: { type: 'array', items: TEXT, description: '可见的工作表' },
      sheet: { ...TEXT, description: '读取的工作表' },
      head: { type: 'integer', description: '列名所在行' },
      rowCount: { type: 'integer', description: '列名以下有内容的行数' },
      readCount: { type: 'integer', description: '其中读取的行数' },
      rows: {
        type: 'array',
        items: { type: 'array', items: TEXT },
        description: '列名和各行的内容，空行占位；过多时只有前面的行',
      },
    },
  },
  transaction: false,
  heavy: 'read',
  // Names of sheets are compared as they are.
  xssFilter: false,
  async handler({ request, query }) {
    const { file } = await readUpload(request, importParts.file);
    if (!file) throw new Refusal(say`请选择有表格的文件`);
    return { data: await readTable(file, query.sheet ?? null) };
  },
});
