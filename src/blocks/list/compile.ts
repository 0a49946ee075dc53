import { compileActions } from '../../schema/compile/actions.ts';
import type { BlockContent, BlockOf, BlockSite } from '../../schema/compile/blocks.ts';
import {
  allowed,
  fieldAt,
  PageError,
  type Compilation,
  type Scope,
} from '../../schema/compile/compilation.ts';
import { expressionsIn, pathsRead } from '../../schema/compile/rules.ts';
import { compileEvent } from '../../schema/compile/steps.ts';
import { defined } from '../../schema/defined.ts';
import type { Model, Request } from '../../schema/generated/types.gen.ts';
import type { Path } from '../../schema/pointer.ts';
import type { Protocol } from '../../schema/protocol.ts';
import { compileBatch, compileColumns } from './columns.ts';
import { compileLayouts } from './layouts/compile.ts';
import type { ColumnPlan, ListPlan } from './plan.ts';
import { compileQuery } from './query.ts';

type List = BlockOf<'list'>;

/** A list with its search, columns and actions, as far as the viewer may use them. */
export function compile(
  list: List,
  { compilation, model, path, at }: BlockSite,
): BlockContent<'list'> {
  const urlState = list.urlState ?? !compilation.hasList;
  compilation.hasList = true;
  const { params, url } = list;
  if (urlState) compilation.addressState = statesRead(compilation, { params, url }, path);
  const inside: Scope = { model, form: list.form };
  const tree = treeOf(list, model);
  const sort = Object.entries(list.sort ?? {}).filter(
    ([field]) => !fieldAt(compilation, model, field).denied,
  );
  const { columns, batch } = columnsOf(compilation, list, inside, at);
  const { title, records, rowVisible, rowTone, selectable, checked, size, height } = list;
  const { totalText, empty, every } = list;
  const plan: BlockContent<'list'> = {
    ...defined({
      title,
      rowVisible,
      rowTone,
      selectable,
      checked,
      size,
      height,
      totalText,
      empty,
      every,
    }),
    ...defined({ found: records, tree, model: model?.name, names: model?.labelField }),
    ...sourceOf(compilation, { list, model, isTree: tree !== undefined, path }),
    params: params ?? {},
    query: compileQuery(compilation, list.query ?? [], model, at('query')),
    queryShown: list.queryShown ?? 2,
    columns,
    ...defined({ batch }),
    ...summaryOf(list, columns),
    sort: Object.fromEntries(sort),
    ...actionsOf(list, inside, { compilation, path, at }),
    selection: list.selection ?? 'multiple',
    selectOnClick: list.selectOnClick ?? false,
    ...defined({
      expand:
        list.expand && compilation.compileBlocks(compilation, list.expand, inside, at('expand')),
    }),
    tools: list.tools ?? true,
    views: list.views ?? false,
    urlState,
  };
  return { ...plan, ...compileLayouts({ list, plan, scope: inside }, { compilation, model, at }) };
}

/** The columns, and how rows are stored that are edited together. */
function columnsOf(
  compilation: Compilation,
  { columns, edit }: List,
  scope: Scope,
  at: BlockSite['at'],
): Pick<ListPlan, 'columns' | 'batch'> {
  const compiled = compileColumns(compilation, columns, scope, at('columns'));
  const { model } = scope;
  const { resources, rights } = compilation.vocabulary.protocol;
  if (!edit || model?.path === undefined) return { columns: compiled };
  if (!allowed(compilation, rights.verbs.updateMany, model)) return { columns: compiled };
  const own = edit === true ? {} : edit;
  return {
    columns: compileBatch(compilation, compiled, model, { ...own, path: at('edit') }),
    batch: {
      request: resources.updateMany(model.path),
      ...defined({ version: model.versionField }),
    },
  };
}

/** Sums of the columns that the viewer may see. */
function summaryOf(
  { summary = [] }: List,
  columns: readonly ColumnPlan[],
): Pick<ListPlan, 'summary'> {
  const sums = summary
    .map((one) => (typeof one === 'string' ? { field: one } : one))
    .filter(({ field }) => columns.some((column) => column.field === field))
    .map(({ field, of = 'page' }) => ({ field, of }));
  return sums.length > 0 ? { summary: sums } : {};
}

/** The actions that it offers; those of rows are links. */
function actionsOf(
  list: List,
  scope: Scope,
  { compilation, path, at }: Pick<BlockSite, 'compilation' | 'path' | 'at'>,
): Pick<ListPlan, 'toolbar' | 'row' | 'more' | 'onRowClick'> {
  const { toolbar = [], row = [], more = [] } = list;
  const onRowClick = compileEvent('onRowClick', list.onRowClick, { compilation, scope, path });
  return {
    toolbar: compileActions(compilation, toolbar, 'toolbar', scope, at('toolbar')),
    row: compileActions(compilation, row, 'row', scope, at('row')),
    more: compileActions(compilation, more, 'row', scope, at('more')),
    ...defined({ onRowClick }),
  };
}

/** Names of the page state that expressions read, unless search fields have the same names. */
function statesRead({ page }: Compilation, value: unknown, path: Path): string[] {
  const read = expressionsIn(value)
    .flatMap((source) => pathsRead(source, path))
    .flatMap(([root, name]) => (root === 'state' && name !== undefined ? [name] : []));
  return [...new Set(read)].filter((name) => Object.hasOwn(page.state ?? {}, name));
}

/** Where the rows come from, how they are distinguished and how they are paged. */
function sourceOf(
  { vocabulary }: Compilation,
  {
    list,
    model,
    isTree,
    path,
  }: { list: List; model: Model | undefined; isTree: boolean; path: Path },
): Pick<ListPlan, 'rowKey' | 'request' | 'paged' | 'pageSize'> {
  const rowKey = list.key ?? model?.key;
  const request = requestOf(list, model, vocabulary.protocol);
  const byThePage = list.url !== undefined || (model?.paged ?? !model?.tree);
  if (rowKey === undefined) throw new PageError('A list without a model needs a key', path);
  if (!request)
    throw new PageError(
      model
        ? `The model "${model.name}" has no resource path, so the list needs a url`
        : 'A list without a model needs a url',
      path,
    );
  return {
    rowKey,
    request: list.paged === false && byThePage ? { ...request, paged: false } : request,
    paged: list.paged ?? model?.paged ?? !isTree,
    pageSize: list.pageSize ?? 10,
  };
}

function requestOf(
  { url }: List,
  model: Model | undefined,
  { resources }: Protocol,
): Request | undefined {
  if (url !== undefined) return { url };
  return model?.path === undefined ? undefined : resources.list(model.path);
}

function treeOf(list: List, model: Model | undefined): ListPlan['tree'] {
  if (!(list.tree ?? model?.tree !== undefined) || !model?.tree) return undefined;
  return {
    key: list.key ?? model.key,
    parent: model.tree.parent,
    expanded: list.treeExpanded ?? true,
  };
}
