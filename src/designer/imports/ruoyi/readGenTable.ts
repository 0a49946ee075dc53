/**
 * What the code generator of RuoYi knows of a table (`GET /tool/gen/{tableId}`), as the page that
 * its templates would write. What cannot be carried is named, never dropped in silence.
 */
import type { FormField } from '../../../schema/generated/types.gen.ts';
import { isObject } from '../../../schema/isObject.ts';
import { wrongType } from '../../../schema/load/describe.ts';
import { checkFormat } from '../../../schema/load/format.ts';
import { toPointer, type Path } from '../../../schema/pointer.ts';
import type { Problem } from '../../../schema/problem.ts';
import { lossList, type Lose } from '../../classic/lost.ts';
import type { ReadParts } from '../parts.ts';
import { columnOf, fieldOf, isField, isOne, queryOf, type GenColumn } from './columns.ts';
import { valueText } from '../../../widgets/choices.ts';

type Members = Readonly<Record<string, unknown>>;

/** The table and its columns, wherever the answer holds them. */
function tableIn(
  value: Members,
): { info: Members; rows: unknown; path: Path; rowsPath: Path } | undefined {
  const path = isObject(value.data) ? ['data'] : [];
  const data = isObject(value.data) ? value.data : value;
  const info = isObject(data.info) ? data.info : data;
  const infoPath = isObject(data.info) ? [...path, 'info'] : path;
  if (typeof info.businessName !== 'string' || typeof info.moduleName !== 'string')
    return undefined;
  return Array.isArray(data.rows)
    ? { info, rows: data.rows, path: infoPath, rowsPath: [...path, 'rows'] }
    : { info, rows: info.columns, path: infoPath, rowsPath: [...infoPath, 'columns'] };
}

/** Whether a value is what the generator answers of a table. */
export const isGenTable = (value: Members): boolean => tableIn(value) !== undefined;

const partOfAddress = /^[A-Za-z][\w-]*$/;

/** Reads the JSON value of a table with its columns. */
export function readGenTable(value: unknown): ReadParts {
  const table = isObject(value) ? tableIn(value) : undefined;
  if (!table) return { problems: [wrongType('', ['object'], value)] };
  const { info, rows, path, rowsPath } = table;
  const { lost, lose } = lossList();
  const problems: Problem[] = [];
  if (!Array.isArray(rows)) problems.push(wrongType(toPointer(rowsPath), ['array'], rows));
  for (const name of ['moduleName', 'businessName'])
    if (!partOfAddress.test(valueText(info[name])))
      problems.push(wrongType(toPointer([...path, name]), ['string'], info[name]));
  if (problems.length > 0) return { problems };
  const columns = columnsIn(rows as unknown[], rowsPath, lose);
  const parts = partsOf(info, columns, lose);
  loseKinds(info, path, lose);
  const draft = { version: 2, id: 'imported', title: 'imported', ...parts };
  const wrong = checkFormat('page', draft);
  return wrong.length > 0 ? { problems: wrong } : { parts, lost };
}

/** Columns in the order that they say. */
const columnsIn = (rows: readonly unknown[], path: Path, lose: Lose): GenColumn[] =>
  rows
    .flatMap((one, index): GenColumn[] => {
      const at = [...path, index];
      if (isObject(one) && isField(one.javaField))
        return [{ ...one, javaField: one.javaField, path: at }];
      lose('badValue', [...at, 'javaField'], { name: 'javaField' });
      return [];
    })
    .toSorted(
      (one, other) => Number(valueText(one.sort ?? 0)) - Number(valueText(other.sort ?? 0)),
    );

/** Trees and details in a table of their own are more than a list and a form. */
function loseKinds({ tplCategory, subTableName }: Members, path: Path, lose: Lose): void {
  if (tplCategory === 'tree') lose('noPlace', [...path, 'tplCategory'], { name: 'tree' });
  if (tplCategory === 'sub')
    lose('noPlace', [...path, 'subTableName'], { name: valueText(subTableName ?? 'sub') });
}

function partsOf(info: Members, columns: readonly GenColumn[], lose: Lose) {
  const address = `/${String(info.moduleName)}/${String(info.businessName)}`;
  const permission = `${String(info.moduleName)}:${String(info.businessName)}`;
  const what = valueText(info.functionName ?? '');
  const key = (columns.find(({ isPk }) => isOne(isPk)) ?? columns[0])?.javaField ?? 'id';
  const shown = columns.filter((one) => isOne(one.isList));
  const queries = columns.filter((one) => isOne(one.isQuery)).map((one) => queryOf(one, lose));
  // What stands in both forms; the generator gives columns of one of them no other sign.
  const fields = columns
    .filter((one) => one.javaField !== key && (isOne(one.isInsert) || isOne(one.isEdit)))
    .map((one): FormField => ({ ...fieldOf(one, lose), ...modesOf(one) }));
  const edit = { mode: 'edit' as const, form: 'edit' };
  return {
    access: `${permission}:list`,
    menu: { parent: String(info.moduleName), parentTitle: String(info.moduleName) },
    permissions: Object.fromEntries(
      Object.entries({
        add: '新增',
        edit: '修改',
        remove: '删除',
        export: '导出',
      }).map(([verb, label]) => [`${permission}:${verb}`, `${what}${label}`]),
    ),
    list: {
      key,
      url: `${address}/list`,
      ...(queries.length > 0 && { query: queries }),
      columns: shown.map(columnOf),
      toolbar: ['create', 'edit', 'remove', 'export'],
      row: ['edit', 'remove'],
    },
    forms: {
      edit: {
        container: 'modal' as const,
        title: { create: `添加${what}`, edit: `修改${what}` },
        load: { url: `${address}/{key}` },
        submit: {
          create: { method: 'POST' as const, url: address },
          // The key goes with the values, as the server finds the record by it.
          edit: { method: 'PUT' as const, url: address },
        },
        fields: [{ name: key, hidden: true, modes: ['edit' as const] }, ...fields],
      },
    },
    actions: {
      create: {
        label: '新增',
        icon: 'plus',
        variant: 'primary' as const,
        access: `${permission}:add`,
        run: [{ type: 'openForm' as const, form: 'edit' }],
      },
      edit: {
        label: '修改',
        icon: 'edit',
        selection: 'one' as const,
        access: `${permission}:edit`,
        run: [{ type: 'openForm' as const, ...edit }],
      },
      remove: {
        label: '删除',
        icon: 'delete',
        variant: 'danger' as const,
        selection: 'some' as const,
        access: `${permission}:remove`,
        confirm: { title: '确认删除选中的数据？', danger: true },
        run: [
          { type: 'request' as const, method: 'DELETE' as const, url: `${address}/{ids}` },
          { type: 'message' as const, text: '删除成功' },
          { type: 'reload' as const },
        ],
      },
      export: {
        label: '导出',
        icon: 'download',
        access: `${permission}:export`,
        run: [
          {
            type: 'export' as const,
            url: `${address}/export`,
            filename: String(info.businessName),
          },
        ],
      },
    },
  };
}

/** Columns that are entered in one of the forms alone. */
const modesOf = ({ isInsert, isEdit }: GenColumn): Pick<FormField, 'modes'> =>
  isOne(isInsert) && isOne(isEdit) ? {} : { modes: [isOne(isInsert) ? 'create' : 'edit'] };
