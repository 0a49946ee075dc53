/** Routes of xlsx exchange: export, import and its template, and the rows an import refused. */
import { XLSX_TYPE } from '../../excel/index.ts';
import type { RouteDeclaration } from '../../http/route.ts';
import { errorsWorkbook } from '../exchange/errors-workbook.ts';
import { exportRows, importTemplate } from '../exchange/export.ts';
import { importRows } from '../exchange/import.ts';
import { importRequest } from '../exchange/import-request.ts';
import { importedSheets, sheetsOf } from '../exchange/part-sheets.ts';
import { importOf } from '../exchange/upload.ts';
import { reasonFor, reasonOf, reasonParameter, withReason } from '../reason.ts';
import { orderParameters } from '../../http/paging.ts';
import { definerOf, dynamicColumns } from '../read/definitions.ts';
import type { ParameterSchemas } from '../../http/parameter-schema.ts';
import { filterParameters, listRequest, LONG } from './parameters.ts';
import type { ModelShape } from '../shape/shape.ts';
import { common, logOf } from './route-model.ts';
import type { RouteModel } from './route-model.ts';
import { importParts, operationPaths } from '../../../protocol/addresses.ts';

/** The sheets of parts that a workbook has. */
const withParts = (sheets: readonly { sheet: string }[]): string =>
  sheets.length > 0 ? `，含${sheets.map(({ sheet }) => sheet).join('、')}` : '';

/** What whoever may set all fields imports. */
const importedParts = (shape: ModelShape): { sheet: string }[] =>
  importedSheets(shape, null).map(({ owned }) => owned);

/** No transaction: rows are read while the answer goes out, long after the handler is done. */
export function exportRoute(model: RouteModel): RouteDeclaration {
  const { context, database, shape, path } = model;
  const { reasons = {} } = shape.model;
  return {
    ...common(model, 'export', 'export'),
    method: 'POST',
    path: `${path}${operationPaths.export}`,
    summary: `导出${shape.model.label}${withParts(sheetsOf(shape))}`,
    body: {
      kind: 'form',
      properties: {
        ...filterParameters(shape),
        ...orderParameters,
        ...reasonParameter(reasons.export),
      },
    },
    answer: 'binary',
    contentType: XLSX_TYPE,
    log: logOf(model, 'export', 'EXPORT'),
    heavy: 'export',
    transaction: false,
    handler: ({ query, session }) => {
      reasonOf(reasons.export, query);
      return exportRows(database, { context, shape, actor: session }, listRequest(query));
    },
  };
}

export function templateRoute(model: RouteModel): RouteDeclaration {
  const { context, database, shape } = model;
  return {
    ...common(model, 'importTemplate', 'import'),
    scope: 'none',
    method: 'POST',
    path: `${model.path}${operationPaths.template}`,
    summary: `下载${shape.model.label}导入模板${withParts(importedParts(shape))}`,
    body: { kind: 'form', properties: definerParameters(model) },
    answer: 'binary',
    contentType: XLSX_TYPE,
    transaction: false,
    handler: ({ query, session }) =>
      importTemplate({ context, db: database.read, shape, actor: session }, query),
  };
}

/** Records whose members a template has columns for: none for models without dynamic fields. */
function definerParameters({ context, shape }: RouteModel): ParameterSchemas {
  return Object.fromEntries(
    dynamicColumns(shape).map((column) => {
      const definer = definerOf(context, shape, column);
      const description = `模板包含其${column.spec.label}的${definer.shape.model.label}`;
      return [definer.key, { type: 'array', items: LONG, description }];
    }),
  );
}

/** Transactions of its own: a report of failed rows is a refusal, yet the good rows stay. */
export function importRoutes(model: RouteModel): RouteDeclaration[] {
  const { context, database, shape, resource, path } = model;
  const access = common(model, 'import', 'import');
  return [
    withReason(reasonFor(shape.model, 'import'), {
      ...access,
      method: 'POST',
      path: `${path}${operationPaths.import}`,
      summary: `导入${shape.model.label}${withParts(importedParts(shape))}`,
      query: { [importParts.update]: { type: 'boolean' } },
      body: { kind: 'multipart' },
      answer: 'ajax',
      log: logOf(model, 'import', 'IMPORT'),
      transaction: false,
      heavy: 'import',
      handler: async (route) => {
        const { request, session } = route;
        const { file, updateSupport } = await importOf(route);
        return importRows({
          database,
          context,
          shape,
          resource,
          file,
          updateSupport,
          actor: session!,
          request: importRequest(request.headers['idempotency-key'], session!.userId, [
            path,
            updateSupport,
            file,
          ]),
          onError: (error) => request.log.error(error),
        });
      },
    }),
    {
      // Everybody gets the rows of their own imports only.
      ...access,
      scope: 'none',
      method: 'GET',
      path: `${path}${operationPaths.importErrors}/{importId}`,
      summary: `下载${shape.model.label}导入失败的数据`,
      params: { importId: { type: 'string' } },
      answer: 'binary',
      heavy: 'export',
      handler: ({ db, params, session }) =>
        errorsWorkbook(db, {
          shape,
          importId: params.importId as string,
          userId: session!.userId,
          now: context.now(),
        }),
    },
  ];
}
