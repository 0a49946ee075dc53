import { say } from '../locale/message.ts';
import type { Action, Model } from '../generated/types.gen.ts';
import type { Protocol } from '../protocol.ts';

/** Keys of the actions that every list with a model has without declaring them. */
export const standardActionKeys = [
  'create',
  'edit',
  'remove',
  'export',
  'import',
  'refresh',
] as const;
export type StandardActionKey = (typeof standardActionKeys)[number];

export const isStandardAction = (key: string): key is StandardActionKey =>
  (standardActionKeys as readonly string[]).includes(key);

/** What the rows are called, for questions: people know names, not keys. */
export const namesOfRows = ({ labelField, fields }: Model): string =>
  `listed(pluck(rows, '${labelField ?? Object.keys(fields)[0]}'))`;

const openForm = (form: string, mode: 'create' | 'edit') =>
  [{ type: 'openForm', form, mode }] as const;

/** What standard actions are made of; `form` is the one that create and edit open. */
export interface StandardParts {
  model: Model;
  form: string;
  protocol: Protocol;
}

/** The standard actions as a page would write them. */
const actions: Record<StandardActionKey, (parts: StandardParts) => Action> = {
  create: ({ form, protocol: { rights } }) => ({
    label: String(say`新增`),
    icon: 'plus',
    variant: 'primary',
    access: rights.verbs.create,
    run: [...openForm(form, 'create')],
  }),
  edit: ({ form, protocol: { rights } }) => ({
    label: String(say`修改`),
    icon: 'edit',
    variant: 'primary',
    selection: 'one',
    access: rights.verbs.update,
    run: [...openForm(form, 'edit')],
  }),
  remove: ({ model, protocol: { rights, resources } }) => ({
    label: String(say`删除`),
    icon: 'delete',
    variant: 'danger',
    selection: 'some',
    access: rights.verbs.remove,
    confirm: {
      title: String(say`确认删除选中的数据？`),
      content: { $expr: namesOfRows(model) },
      danger: true,
    },
    run: [
      { type: 'request', ...resources.remove(model.path ?? '') },
      { type: 'message', text: String(say`删除成功`) },
    ],
  }),
  export: ({ protocol: { rights } }) => ({
    label: String(say`导出`),
    icon: 'download',
    variant: 'primary',
    access: rights.verbs.export,
    confirm: {
      title: String(say`确认导出吗？`),
      content: String(say`此操作将导出当前条件下所有数据而非选中数据`),
    },
    run: [{ type: 'export' }],
  }),
  import: ({ protocol: { rights } }) => ({
    label: String(say`导入`),
    icon: 'import',
    variant: 'dashed',
    access: rights.verbs.import,
    run: [{ type: 'import' }],
  }),
  refresh: () => ({
    label: String(say`刷新`),
    icon: 'reload',
    run: [{ type: 'reload' }],
  }),
};

/**
 * A standard action with the texts of docs/protocol/pages.md#what-all-lists-share; the
 * application's catalogue has them in other languages.
 */
export function standardAction(key: StandardActionKey, parts: StandardParts): Action {
  const { access, ...action } = actions[key](parts);
  const { model } = parts;
  // Without permissions of its own, a model's rows are guarded by the page.
  return { ...action, ...(access !== undefined && model.permission !== undefined && { access }) };
}
