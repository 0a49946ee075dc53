import { say, type Message } from '../locale/message.ts';
import type { Action, Model, Reason } from '../generated/types.gen.ts';
import { versionFields } from '../record/versions.ts';
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

/** What standard actions are called. */
export const standardLabels: Readonly<Record<StandardActionKey, Message>> = {
  create: say`新增`,
  edit: say`修改`,
  remove: say`删除`,
  export: say`导出`,
  import: say`导入`,
  refresh: say`刷新`,
};

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

/** What a question asks for beside yes, and what is sent of it. */
const askedWith = (reason: Reason | undefined) => (reason ? { reason } : {});
const sentWith = (reason: Reason | undefined, { reasonParams }: Protocol['resources']) =>
  reason ? { params: reasonParams({ $expr: 'reason' }) } : {};

/** The standard actions as a page would write them. */
const actions: Record<StandardActionKey, (parts: StandardParts) => Action> = {
  create: ({ form, protocol: { rights } }) => ({
    label: String(standardLabels.create),
    icon: 'plus',
    variant: 'primary',
    access: rights.verbs.create,
    run: [...openForm(form, 'create')],
  }),
  edit: ({ form, protocol: { rights } }) => ({
    label: String(standardLabels.edit),
    icon: 'edit',
    variant: 'primary',
    selection: 'one',
    access: rights.verbs.update,
    run: [...openForm(form, 'edit')],
  }),
  remove: ({ model, protocol: { rights, resources } }) => ({
    label: String(standardLabels.remove),
    icon: 'delete',
    variant: 'danger',
    selection: 'some',
    access: rights.verbs.remove,
    confirm: {
      title: String(say`确认删除选中的数据？`),
      content: { $expr: namesOfRows(model) },
      danger: true,
      ...askedWith(model.reasons?.remove),
    },
    run: [
      {
        type: 'request',
        ...resources.remove(model.path ?? ''),
        ...sentWith(model.reasons?.remove, resources),
      },
      { type: 'message', text: String(say`删除成功`) },
    ],
  }),
  export: ({ model, protocol: { rights, resources } }) => ({
    label: String(standardLabels.export),
    icon: 'download',
    variant: 'primary',
    access: rights.verbs.export,
    confirm: {
      title: String(say`确认导出吗？`),
      content: String(say`此操作将导出当前条件下所有数据而非选中数据`),
      ...askedWith(model.reasons?.export),
    },
    run: [{ type: 'export', ...sentWith(model.reasons?.export, resources) }],
  }),
  import: ({ protocol: { rights } }) => ({
    label: String(standardLabels.import),
    icon: 'import',
    variant: 'dashed',
    access: rights.verbs.import,
    run: [{ type: 'import' }],
  }),
  refresh: () => ({
    label: String(standardLabels.refresh),
    icon: 'reload',
    run: [{ type: 'reload' }],
  }),
};

/**
 * Of records with versions only drafts are edited, and only what was never published is removed.
 */
function closedBy(key: StandardActionKey, model: Model): Pick<Action, 'disabled'> {
  const names = versionFields(model);
  if (!names) return {};
  const needed: Partial<Record<StandardActionKey, string>> = {
    edit: `includes(pluck(rows, '${names.state}'), 'draft')`,
    remove: `includes(pluck(rows, '${names.number}'), 0)`,
  };
  return needed[key] === undefined ? {} : { disabled: { $expr: `!${needed[key]}` } };
}

/**
 * A standard action with the texts of docs/protocol/pages.md#what-all-lists-share; the
 * application's catalogue has them in other languages.
 */
export function standardAction(key: StandardActionKey, parts: StandardParts): Action {
  const { access, ...action } = actions[key](parts);
  const { model } = parts;
  // Without permissions of its own, a model's rows are guarded by the page.
  return {
    ...action,
    ...closedBy(key, model),
    ...(access !== undefined && model.permission !== undefined && { access }),
  };
}
