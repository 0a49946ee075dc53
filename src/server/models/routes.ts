/** REST routes of models (protocol.md 4): one declaration for each operation a model offers. */
import type { Field, Model, Operation } from '../../schema/generated/types.gen.ts';
import type { Database } from '../db/database.ts';
import { XLSX_TYPE } from '../excel/index.ts';
import { defineRoute } from '../http/route.ts';
import type {
  Access,
  BusinessType,
  ParameterLimits,
  ParameterSchema,
  RouteDeclaration,
} from '../http/route.ts';
import type { EngineContext } from './context.ts';
import type { ListRequest, Resource, Row } from './engine.ts';
import { exportRows, importTemplate } from './exchange/export.ts';
import { errorsWorkbook } from './exchange/errors-workbook.ts';
import { importRows } from './exchange/import.ts';
import { importRequest } from './exchange/progress.ts';
import { rangeParameters } from './filters.ts';
import { limitedMember } from './limited.ts';
import { isPaged, listRows } from './list.ts';
import { fileOf } from './exchange/upload.ts';
import { permissionOf } from './scope.ts';
import type { Verb } from './scope.ts';
import type { ModelShape } from './shape.ts';
import { answerOf } from './told.ts';

/** Operations of a model that names none. */
export const DEFAULT_OPERATIONS: readonly Operation[] = [
  'list',
  'get',
  'create',
  'update',
  'remove',
  'export',
];

/** What a route needs of its model. */
interface RouteModel {
  context: EngineContext;
  database: Database;
  shape: ModelShape;
  resource: Resource;
  path: string;
}

type Maker = (model: RouteModel) => RouteDeclaration | RouteDeclaration[];

const MAKERS: Record<Operation, Maker> = {
  list: listRoute,
  get: getRoute,
  create: createRoute,
  update: updateRoute,
  remove: removeRoute,
  export: exportRoute,
  import: importRoutes,
  importTemplate: templateRoute,
  optionselect: optionsRoute,
};

/** Declarations of all models with a path. Fixed paths come before those with a key. */
export function modelRoutes(
  context: EngineContext,
  database: Database,
  resources: ReadonlyMap<string, Resource>,
): RouteDeclaration[] {
  return [...context.shapes.values()].flatMap((shape) => {
    const { path, name, operations = DEFAULT_OPERATIONS } = shape.model;
    if (path === undefined) return [];
    const model: RouteModel = { context, database, shape, path, resource: resources.get(name)! };
    return operations.flatMap((operation) => MAKERS[operation](model)).map(defineRoute);
  });
}

/** Members that every route of a model shares. */
function common(
  { shape }: RouteModel,
  operation: Operation,
  verb: Verb,
): Pick<RouteDeclaration, 'tag' | 'access' | 'proof' | 'scope'> {
  const { model } = shape;
  const proof = model.proof?.includes(operation) && { proof: 'asked' as const };
  return {
    ...proof,
    tag: model.label,
    access: accessOf(shape, operation, verb),
    scope: model.dataScope ? { model: model.name } : 'none',
  };
}

/** A model without permission prefix serves signed-in users, as operations named open do. */
function accessOf(shape: ModelShape, operation: Operation, verb: Verb): Access {
  const permission = permissionOf(shape, verb);
  return permission === undefined || shape.model.open?.includes(operation)
    ? 'session'
    : { permission };
}

function logOf(
  { shape }: RouteModel,
  operation: 'create' | 'update' | 'remove' | 'export' | 'import',
  type: BusinessType,
): RouteDeclaration['log'] {
  const { audit, label } = shape.model;
  const title = typeof audit === 'object' ? (audit[operation] ?? audit.title) : (audit ?? label);
  return { title, type };
}

function listRoute(model: RouteModel): RouteDeclaration {
  const { shape, resource, path } = model;
  const paged = isPaged(shape);
  return {
    ...common(model, 'list', 'list'),
    method: 'GET',
    path: `${path}/list`,
    summary: `查询${shape.model.label}列表`,
    query: { ...filterParameters(shape), ...(paged && PAGE_PARAMETERS), ...ORDER_PARAMETERS },
    answer: paged ? 'table' : 'ajax',
    handler: async ({ db, query, session }) => {
      const page = await resource.list(
        db,
        listRequest(query),
        session,
        permissionOf(shape, 'list'),
      );
      return paged ? page : { data: page.rows, ...limitedMember({ data: page }) };
    },
  };
}

function getRoute(model: RouteModel): RouteDeclaration {
  const { shape, resource, path } = model;
  const key = shape.model.key;
  return {
    ...common(model, 'get', 'query'),
    method: 'GET',
    path: `${path}/{${key}}`,
    summary: `查询${shape.model.label}详情`,
    params: { [key]: LONG },
    answer: 'ajax',
    handler: async ({ db, params, session }) => ({
      data: await resource.get(db, params[key], session, permissionOf(shape, 'query')),
    }),
  };
}

/** Hooks are registered before routes are made, and asked when a row is written. */
function loggedOf({ context, shape }: RouteModel): Pick<RouteDeclaration, 'logged'> {
  const { logged } = context.hooksOf(shape.model.name);
  return logged ? { logged } : {};
}

function createRoute(model: RouteModel): RouteDeclaration {
  return {
    ...common(model, 'create', 'add'),
    method: 'POST',
    path: model.path,
    summary: `新增${model.shape.model.label}`,
    body: bodyOf(model.shape, 'create'),
    answer: 'ajax',
    log: logOf(model, 'create', 'INSERT'),
    ...loggedOf(model),
    handler: async ({ db, body, session }) =>
      answerOf(await model.resource.create(db, body, session)),
  };
}

function updateRoute(model: RouteModel): RouteDeclaration {
  return {
    ...common(model, 'update', 'edit'),
    method: 'PUT',
    path: model.path,
    summary: `修改${model.shape.model.label}`,
    body: bodyOf(model.shape, 'update'),
    answer: 'ajax',
    log: logOf(model, 'update', 'UPDATE'),
    ...loggedOf(model),
    handler: async ({ db, body, session }) =>
      answerOf(await model.resource.replace(db, body, session)),
  };
}

function removeRoute(model: RouteModel): RouteDeclaration {
  const keys = `${model.shape.model.key}s`;
  return {
    ...common(model, 'remove', 'remove'),
    method: 'DELETE',
    path: `${model.path}/{${keys}}`,
    summary: `删除${model.shape.model.label}`,
    params: { [keys]: { type: 'array', items: LONG } },
    answer: 'ajax',
    log: logOf(model, 'remove', 'DELETE'),
    handler: ({ db, params, session }) => model.resource.remove(db, params[keys], session),
  };
}

/** No transaction: rows are read while the answer goes out, long after the handler is done. */
function exportRoute(model: RouteModel): RouteDeclaration {
  const { context, database, shape, path } = model;
  return {
    ...common(model, 'export', 'export'),
    method: 'POST',
    path: `${path}/export`,
    summary: `导出${shape.model.label}`,
    body: { kind: 'form', properties: { ...filterParameters(shape), ...ORDER_PARAMETERS } },
    answer: 'binary',
    contentType: XLSX_TYPE,
    log: logOf(model, 'export', 'EXPORT'),
    heavy: 'export',
    transaction: false,
    handler: ({ query, session }) =>
      exportRows(database, context, shape, listRequest(query), session),
  };
}

function templateRoute(model: RouteModel): RouteDeclaration {
  return {
    ...common(model, 'importTemplate', 'import'),
    scope: 'none',
    method: 'POST',
    path: `${model.path}/importTemplate`,
    summary: `下载${model.shape.model.label}导入模板`,
    body: { kind: 'form' },
    answer: 'binary',
    contentType: XLSX_TYPE,
    transaction: false,
    handler: ({ session }) => importTemplate(model.shape, session),
  };
}

/** Transactions of its own: a report of failed rows is a refusal, yet the good rows stay. */
function importRoutes(model: RouteModel): RouteDeclaration[] {
  const { context, database, shape, resource, path } = model;
  const access = common(model, 'import', 'import');
  return [
    {
      ...access,
      method: 'POST',
      path: `${path}/importData`,
      summary: `导入${shape.model.label}`,
      query: { updateSupport: { type: 'boolean', javaType: 'Boolean' } },
      body: { kind: 'multipart' },
      answer: 'ajax',
      log: logOf(model, 'import', 'IMPORT'),
      transaction: false,
      heavy: 'import',
      handler: async (route) => {
        const { request, session } = route;
        const { file, updateSupport } = await fileOf(route);
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
    },
    {
      // Everybody gets the rows of their own imports only.
      ...access,
      scope: 'none',
      method: 'GET',
      path: `${path}/importErrors/{importId}`,
      summary: `下载${shape.model.label}导入失败的数据`,
      params: { importId: { type: 'string' } },
      answer: 'binary',
      heavy: 'export',
      handler: ({ db, params, session }) =>
        errorsWorkbook(db, params.importId, session!.userId, context.now()),
    },
  ];
}

/** The first rows as choices, in the order of the list; the filters of the list find the others. */
function optionsRoute(model: RouteModel): RouteDeclaration {
  const { context, shape, path } = model;
  return {
    ...common(model, 'optionselect', 'query'),
    method: 'GET',
    path: `${path}/optionselect`,
    summary: `查询${shape.model.label}选项`,
    answer: 'ajax',
    query: filterParameters(shape),
    handler: async ({ db, query, session }) => {
      const choices = await listRows(
        db,
        context,
        shape,
        { filters: query, whole: true },
        session,
        permissionOf(shape, 'query'),
      );
      return { data: choices.rows, ...limitedMember({ data: choices }) };
    },
  };
}

const LONG: ParameterSchema = { type: 'integer', javaType: 'Long' };

const PAGE_PARAMETERS: Record<string, ParameterSchema> = {
  pageNum: {
    type: 'integer',
    javaType: 'Integer',
    description: '页码，从1开始',
    limits: { minimum: 1 },
  },
  pageSize: {
    type: 'integer',
    javaType: 'Integer',
    description: '每页条数，默认10，最多1000',
    limits: { maximum: 1000 },
  },
  reasonable: {
    type: 'boolean',
    javaType: 'Boolean',
    description: 'false：超出范围的页码返回空页',
  },
};

const ORDER_PARAMETERS: Record<string, ParameterSchema> = {
  orderByColumn: { type: 'string', description: '排序字段' },
  isAsc: {
    type: 'string',
    description: 'asc 或 desc',
    limits: { enum: ['asc', 'desc', 'ascending', 'descending'] },
  },
};

/** A list request from typed query or form parameters. */
function listRequest({
  pageNum,
  pageSize,
  orderByColumn,
  isAsc,
  reasonable,
  ...filters
}: Row): ListRequest {
  return { filters, pageNum, pageSize, orderByColumn, isAsc, reasonable };
}

function filterParameters(shape: ModelShape): Record<string, ParameterSchema> {
  const parameters: Record<string, ParameterSchema> = {};
  const ranges: Record<string, ParameterSchema> = {};
  for (const {
    column: { spec },
    filter,
    parameter,
  } of shape.filters) {
    if (filter.type === 'dayRange' || filter.type === 'timeRange') {
      for (const name of rangeParameters(filter))
        ranges[name] = { type: 'string', description: spec.label };
    } else {
      const one = { ...valueSchema(spec), description: spec.label };
      parameters[parameter] = filter.type === 'in' ? { type: 'array', items: one } : one;
    }
  }
  return Object.keys(ranges).length
    ? { ...parameters, params: { type: 'object', properties: ranges } }
    : parameters;
}

/** Dates travel as text in the protocol's forms; the engine reads them. */
function valueSchema(field: Field): ParameterSchema {
  switch (field.type) {
    case 'id':
    case 'ref':
    case 'long':
      return LONG;
    case 'integer':
      return { type: 'integer', javaType: 'Integer' };
    case 'decimal':
      return { type: 'number' };
    case 'boolean':
      return { type: 'boolean', javaType: 'Boolean' };
    case 'json':
      return { type: 'object' };
    default:
      return { type: 'string' };
  }
}

/** Members a client may send. Values are checked by the model itself, whose messages name the field. */
function bodyOf(shape: ModelShape, mode: 'create' | 'update'): RouteDeclaration['body'] {
  const properties: Record<string, ParameterSchema> = {};
  for (const column of shape.columns) {
    const { hidden, readOnly, fixed, label, required } = column.spec;
    const isKey = column === shape.key;
    if (isKey ? mode === 'create' : hidden || readOnly || (fixed && mode === 'update')) continue;
    properties[column.field] = {
      ...valueSchema(column.spec),
      limits: limitsOf(column.spec),
      description: describe(label, column.spec),
      ...((required || isKey) && { required: true }),
    };
  }
  for (const name of linkMembers(shape.model)) properties[name] = { type: 'array', items: LONG };
  return { kind: 'json', properties, checkedByHandler: true };
}

/** What the model asks of a value, as far as JSON Schema can say it. */
function limitsOf({
  type,
  minLength,
  maxLength,
  minimum,
  maximum,
  pattern,
  format,
  options,
}: Field): ParameterLimits {
  const isText = type === 'string' || type === 'text' || type === 'richText';
  const formats: Record<string, string> = { email: 'email', url: 'uri' };
  return {
    ...(isText && minLength !== undefined && { minLength }),
    ...(isText && maxLength !== undefined && { maxLength }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(isText && pattern !== undefined && { pattern }),
    ...(format !== undefined && formats[format] && { format: formats[format] }),
    ...(options && { enum: options.map(({ value }) => value) }),
  };
}

/** Values of a dictionary are rows that people change: the document names the dictionary. */
const describe = (label: string, { dict }: Field): string =>
  dict === undefined ? label : `${label}（字典 ${dict}）`;

const linkMembers = (model: Model): string[] =>
  Object.values(model.relations ?? {}).flatMap(({ type, ids }) =>
    type === 'manyToMany' && ids ? [ids] : [],
  );
