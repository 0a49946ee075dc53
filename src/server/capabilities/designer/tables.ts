/** Tables of the database that no model describes, for models that take one over. */
import { databaseTablePaths } from '../../../protocol/addresses.ts';
import { say } from '../../../schema/locale/message.ts';
import { fieldsOfColumn } from '../../../schema/infer/columnTypes.ts';
import type { Db, DialectName } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { pageParameters } from '../../http/paging.ts';
import { defineRoute, type RouteDeclaration } from '../../http/route.ts';
import {
  countedRows,
  foundColumns,
  mostCounted,
  type FoundColumn,
  type FoundTable,
} from '../../models/tables/foreign/catalogue.ts';
import { freeTables } from '../../models/tables/foreign/free.ts';
import type { Pages } from '../../pages/pages.ts';
import { pageWindow } from '../../system/paging.ts';

/** Who may make models, and so see what tables there are. */
const shared = {
  tag: '页面设计',
  access: { permission: 'tool:model:add' },
  answer: 'table',
  method: 'GET',
} as const;

/** A table as the code generator of RuoYi lists it, and how many rows it has. */
const tableRow = async (db: Db, { name, comment = '' }: FoundTable) => {
  const count = await countedRows(db, name);
  return {
    tableName: name,
    tableComment: comment,
    createTime: null,
    updateTime: null,
    rowCount: Math.min(count, mostCounted),
    hasMoreRows: count > mostCounted,
  };
};

const flag = (holds: boolean): string => (holds ? '1' : '0');

/** A column as the code generator of RuoYi names its members, and what models ask beside. */
const columnRow = (dialect: DialectName) => (column: FoundColumn, index: number) => ({
  columnName: column.name,
  columnComment: column.comment ?? '',
  columnType: column.type,
  columnDefault: column.default ?? null,
  isPk: flag(column.keyPlace !== undefined),
  isIncrement: flag(column.generated === 'number'),
  isGenerated: flag(column.generated === 'expression'),
  isRequired: flag(column.notNull),
  sort: index + 1,
  fields: fieldsOfColumn(dialect, column.type),
});

export function tableRoutes(
  pages: Pick<Pages, 'projectIndex' | 'refresh'>,
  dialect: DialectName,
): RouteDeclaration[] {
  const tables = async (db: Db): Promise<FoundTable[]> => {
    await pages.refresh();
    return freeTables(db, dialect, pages.projectIndex());
  };
  return [listRoute(tables), columnsRoute(tables, dialect)];
}

type Tables = (db: Db) => Promise<FoundTable[]>;

const listRoute = (tablesIn: Tables): RouteDeclaration =>
  defineRoute({
    ...shared,
    path: databaseTablePaths.list,
    summary: '没有模型的数据表',
    query: { ...pageParameters, tableName: { type: 'string' }, tableComment: { type: 'string' } },
    async handler({ db, query }) {
      const { tableName = '', tableComment = '' } = query;
      const has = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
      const tables = (await tablesIn(db)).filter(
        ({ name, comment = '' }) => has(name, tableName) && has(comment, tableComment),
      );
      const { limit, offset } = pageWindow(query, tables.length);
      const rows = [];
      for (const table of tables.slice(offset, offset + limit))
        rows.push(await tableRow(db, table));
      return { rows, total: tables.length };
    },
  });

const columnsRoute = (tablesIn: Tables, dialect: DialectName): RouteDeclaration =>
  defineRoute({
    ...shared,
    path: `${databaseTablePaths.columns}/{tableName}`,
    summary: '没有模型的数据表的列',
    params: { tableName: { type: 'string' } },
    async handler({ db, params: { tableName } }) {
      const found = (await tablesIn(db)).some(({ name }) => name === tableName);
      if (!found) throw new Refusal(say`数据表不存在，或已有模型`);
      const columns = await foundColumns(db, dialect, tableName);
      return { rows: columns.map(columnRow(dialect)), total: columns.length };
    },
  });
