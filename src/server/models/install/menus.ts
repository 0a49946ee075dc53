/** Menu entries that pages bring along, added to an installation that lacks them. */
import type { Model, Operation, Page } from '../../../schema/generated/types.gen.ts';
import { say, term, type Message } from '../../../schema/locale/message.ts';
import { permissionsOf } from '../../../schema/permission.ts';
import type { Db, Row } from '../../db/database.ts';
import { timeText } from '../../db/time.ts';
import type { EngineContext } from '../operation.ts';
import type { ModelShape } from '../shape/shape.ts';
import { insertRow } from '../write/insert.ts';
import { remember, remembered } from './memory.ts';
import { verbs } from '../../../protocol/permissions.ts';
import { isMasked, revealAccess, transitionAccess } from '../../../schema/record/index.ts';
import { defaultOperations } from '../../../schema/record/operations.ts';

/**
 * Name under which added entries are remembered, so that one an administrator removes does not come
 * back.
 */
const MEMORY = 'pageloom_menu';

/** Buttons by operation: permission suffix, and name by the model's label. */
const BUTTONS: Partial<
  Record<Operation, readonly [suffix: string, name: (label: Message) => Message]>
> = {
  get: [verbs.get, (label) => say`${label}查询`],
  create: [verbs.create, (label) => say`${label}新增`],
  update: [verbs.update, (label) => say`${label}修改`],
  remove: [verbs.remove, (label) => say`${label}删除`],
  export: [verbs.export, (label) => say`${label}导出`],
  import: [verbs.import, (label) => say`${label}导入`],
};

/**
 * Names of the entries that a page may bring along: of its directory, of itself, of its buttons.
 */
export function menuNamesOf(page: Page, model: Model | undefined): Message[] {
  if (!page.menu) return [];
  const buttons = model
    ? [
        ...Object.values(BUTTONS).map(([, nameOf]) => nameOf(term(model.label))),
        ...furtherButtons(page, model).map(([, name]) => name),
      ]
    : furtherButtons(page, model).map(([, name]) => name);
  return [term(directoryName(page.menu)), term(titleOf(page)), ...buttons];
}

/** Permissions beside those of operations, with the names of their buttons. */
const furtherButtons = (
  page: Page,
  model: Model | undefined,
  parts: readonly Model[] = [],
): [perms: string, name: Message][] => [
  ...Object.entries(model?.transitions ?? {}).flatMap(([name, { label }]): [string, Message][] => {
    const perms = transitionAccess(model!, name);
    return perms === undefined ? [] : [[perms, term(label)]];
  }),
  ...named(model?.permissions),
  ...named(page.permissions),
  ...revealButton(model, parts),
];

const named = (permissions: Record<string, string> = {}): [perms: string, name: Message][] =>
  Object.entries(permissions).map(([perms, name]) => [perms, term(name)]);

/** Of a model with masked fields, or with parts that have some and no permission of their own. */
function revealButton(
  model: Model | undefined,
  parts: readonly Model[],
): [perms: string, name: Message][] {
  const perms = model && revealAccess(model);
  return model && perms !== undefined && [model, ...parts].some(isMasked)
    ? [[perms, say`${term(model.label)}查看隐藏内容`]]
    : [];
}

const directoryName = ({ parent, parentTitle = parent }: NonNullable<Page['menu']>): string =>
  parentTitle;

interface Work {
  db: Db;
  context: EngineContext;
  menu: ModelShape;
  done: Set<string>;
}

/**
 * Adds what is missing; rows that exist are never touched. Without a menu model there is nothing to
 * do.
 */
export async function ensureMenus(
  db: Db,
  context: EngineContext,
  pages: Iterable<Page>,
): Promise<void> {
  const menu = [...context.shapes.values()].find((shape) => shape.model.table === 'sys_menu');
  if (!menu) return;
  const work: Work = { db, context, menu, done: await remembered(db, MEMORY) };
  for (const page of pages) if (page.menu) await ensurePage(work, page);
}

async function ensurePage(work: Work, page: Page): Promise<void> {
  const parentId = await ensureDirectory(work, page);
  const entry = await ensureEntry(work, page, parentId);
  if (entry !== undefined) await ensureButtons(work, page, entry);
}

/**
 * Of a directory whose first page has no icon: beside others with icons an empty place looks
 * broken.
 */
const DIRECTORY_ICON = 'component';

async function ensureDirectory(work: Work, page: Page): Promise<number> {
  const { parent, icon = DIRECTORY_ICON } = page.menu!;
  const found = await findMenu(work, { menuType: 'M', parentId: 0, path: parent });
  return (
    found ??
    (await addMenu(work, {
      parentId: 0,
      menuName: directoryName(page.menu!),
      path: parent,
      menuType: 'M',
      orderNum: 99,
      icon,
    }))
  );
}

async function ensureEntry(work: Work, page: Page, parentId: number): Promise<number | undefined> {
  const found =
    (await findMenu(work, { menuType: 'C', component: page.id })) ??
    (await findMenu(work, { menuType: 'C', component: `${page.id}/index` }));
  if (found !== undefined || !(await isFirstTime(work, `page ${page.id}`))) return found;
  const { path, order, icon, hidden, cache } = page.menu!;
  return addMenu(work, {
    parentId,
    menuName: titleOf(page),
    path: path ?? page.id.split('/').at(-1),
    component: page.id,
    menuType: 'C',
    orderNum: order ?? 99,
    perms: permissionText(work, page),
    icon: icon ?? '#',
    visible: hidden ? '1' : '0',
    isCache: cache === false ? '1' : '0',
  });
}

async function ensureButtons(work: Work, page: Page, entry: number): Promise<void> {
  const shape = page.model === undefined ? undefined : work.context.shapes.get(page.model);
  const model = shape?.model;
  let orderNum = 0;
  for (const [operation, [suffix, nameOf]] of Object.entries(BUTTONS)) {
    orderNum += 1;
    const isOffered = (model?.operations ?? defaultOperations).includes(operation as Operation);
    if (model?.permission !== undefined && isOffered)
      await ensureButton(work, entry, {
        menuName: String(nameOf(term(model.label))),
        orderNum,
        perms: `${model.permission}:${suffix}`,
      });
  }
  for (const [perms, name] of furtherButtons(page, model, shape && partsOf(shape))) {
    orderNum += 1;
    await ensureButton(work, entry, { menuName: String(name), orderNum, perms });
  }
}

/** Models whose rows are part of those of another, and go by its permission. */
const partsOf = ({ owned }: ModelShape): Model[] =>
  owned.flatMap(({ shape }) =>
    shape.model.permission === undefined ? [shape.model, ...partsOf(shape)] : [],
  );

/** Adds the button of a permission that no menu carries, once. */
async function ensureButton(
  work: Work,
  parentId: number,
  button: { menuName: string; orderNum: number; perms: string },
): Promise<void> {
  const { perms } = button;
  if ((await findMenu(work, { perms })) !== undefined) return;
  if (await isFirstTime(work, `button ${perms}`))
    await addMenu(work, { ...button, parentId, path: '#', menuType: 'F' });
}

/** Remembers the entry; false when it had been added before. */
async function isFirstTime(work: Work, id: string): Promise<boolean> {
  if (work.done.has(id)) return false;
  work.done.add(id);
  await remember(work.db, MEMORY, id, work.context.now());
  return true;
}

async function findMenu({ db, menu }: Work, equal: Row): Promise<number | undefined> {
  let found = db.selectFrom(menu.model.table).select((eb) => eb.fn.min(menu.key.name).as('id'));
  for (const [field, value] of Object.entries(equal))
    found = found.where(menu.byField.get(field)!.name, '=', value);
  const { id } = await found.executeTakeFirstOrThrow();
  return id === null ? undefined : Number(id);
}

async function addMenu({ db, context, menu }: Work, given: Row): Promise<number> {
  const stamps =
    menu.model.stamps === false ? {} : { createBy: 'admin', createTime: timeText(context.now()) };
  const row: Row = {
    component: null,
    query: '',
    routeName: '',
    isFrame: '1',
    isCache: '0',
    visible: '0',
    status: '0',
    perms: '',
    icon: '#',
    ...stamps,
    ...given,
  };
  const key = await insertRow(db, menu, row);
  // A name taken under the same parent by another entry: the path keeps the two apart.
  return (
    key ?? (await insertRow(db, menu, { ...row, menuName: `${row.menuName}（${row.path}）` })) ?? 0
  );
}

/** Permission of the entry: the page's own, else that of its model's list. */
function permissionText({ context }: Work, { access, model }: Page): string {
  const prefix = model === undefined ? undefined : context.shapes.get(model)?.model.permission;
  const own = permissionsOf(access, prefix);
  if (own !== undefined) return typeof own === 'string' ? own : own.join(',');
  return prefix === undefined ? '' : `${prefix}:list`;
}

/** Menus are plain text: a page whose title is computed is called by its id. */
const titleOf = ({ id, title }: Page): string => (typeof title === 'string' ? title : id);
