import type { ListBlock, Model, Request } from '../generated/types.gen.ts';
import type { Path } from '../pointer.ts';
import { compileActions } from './actions.ts';
import { fieldAt, modelAt, PageError, type Compilation, type Scope } from './compilation.ts';
import { compileColumns } from './display.ts';
import type { ListPlan } from './plan.ts';
import { compileQuery } from './query.ts';
import { expressionsIn, pathsRead } from './rules.ts';
import { compileEvent } from './steps.ts';
import type { Protocol } from '../protocol.ts';

/** Where a list stands in its page. */
export interface ListFrame extends Pick<ListBlock, 'name' | 'visible'> {
  key: string;
}

/** A list with its search, columns and actions, as far as the viewer may use them. */
export function compileList(
  compilation: Compilation,
  list: ListBlock,
  frame: ListFrame,
  scope: Scope,
  path: Path,
): ListPlan {
  const model = modelAt(compilation, list.model, scope.model, [...path, 'model']);
  const urlState = list.urlState ?? !compilation.hasList;
  compilation.hasList = true;
  const inside: Scope = { model, form: list.form };
  if (urlState)
    compilation.addressState = statesRead(
      compilation,
      { params: list.params, url: list.url },
      path,
    );
  const tree = treeOf(list, model);
  const actions = (member: 'toolbar' | 'row' | 'more') =>
    compileActions(
      compilation,
      list[member] ?? [],
      member === 'toolbar' ? 'toolbar' : 'row',
      inside,
      [...path, member],
    );
  const onRowClick = compileEvent('onRowClick', list.onRowClick, {
    compilation,
    scope: inside,
    path,
  });
  return {
    type: 'list',
    ...frame,
    ...(list.title !== undefined && { title: list.title }),
    ...(model && {
      model: model.name,
      ...(model.labelField !== undefined && { names: model.labelField }),
    }),
    ...sourceOf(compilation, { list, model, isTree: tree !== undefined, path }),
    ...(list.records && { found: list.records }),
    params: list.params ?? {},
    query: compileQuery(compilation, list.query ?? [], model, [...path, 'query']),
    queryShown: list.queryShown ?? 2,
    columns: compileColumns(compilation, list.columns, inside, tree !== undefined, [
      ...path,
      'columns',
    ]),
    sort: Object.fromEntries(
      Object.entries(list.sort ?? {}).filter(
        ([field]) => !fieldAt(compilation, model, field).denied,
      ),
    ),
    toolbar: actions('toolbar'),
    row: actions('row'),
    more: actions('more'),
    ...(list.rowVisible !== undefined && { rowVisible: list.rowVisible }),
    selection: list.selection ?? 'multiple',
    ...(list.selectable !== undefined && { selectable: list.selectable }),
    ...(list.checked !== undefined && { checked: list.checked }),
    ...(onRowClick && { onRowClick }),
    selectOnClick: list.selectOnClick ?? false,
    ...(tree && { tree }),
    ...(list.expand && {
      expand: compilation.compileBlocks(compilation, list.expand, inside, [...path, 'expand']),
    }),
    ...(list.size && { size: list.size }),
    ...(list.height !== undefined && { height: list.height }),
    tools: list.tools ?? true,
    urlState,
    ...(list.totalText !== undefined && { totalText: list.totalText }),
    ...(list.empty !== undefined && { empty: list.empty }),
  };
}

/** Names of the page state that expressions read, unless search fields have the same names. */
function statesRead({ page }: Compilation, value: unknown, path: Path): string[] {
  const read = expressionsIn(value)
    .flatMap((source) => pathsRead(source, path))
    .flatMap(([root, name]) => (root === 'state' && name !== undefined ? [name] : []));
  return [...new Set(read)].filter((name) => Object.hasOwn(page.state ?? {}, name));
}

/** Where the rows come from, how they are told apart and how they are paged. */
function sourceOf(
  { vocabulary }: Compilation,
  {
    list,
    model,
    isTree,
    path,
  }: { list: ListBlock; model: Model | undefined; isTree: boolean; path: Path },
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
  { url }: ListBlock,
  model: Model | undefined,
  { resources }: Protocol,
): Request | undefined {
  if (url !== undefined) return { url };
  return model?.path === undefined ? undefined : resources.list(model.path);
}

function treeOf(list: ListBlock, model: Model | undefined): ListPlan['tree'] {
  if (!(list.tree ?? model?.tree !== undefined) || !model?.tree) return undefined;
  return {
    key: list.key ?? model.key,
    parent: model.tree.parent,
    expanded: list.treeExpanded ?? true,
  };
}
