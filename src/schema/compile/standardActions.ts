import type { Action, Model } from '../generated/types.gen.ts';

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
const namesOfRows = ({ labelField, fields }: Model): string =>
  `listed(pluck(rows, '${labelField ?? Object.keys(fields)[0]}'))`;

/** A standard action as a page would write it, with the texts of pages.md 2; the application's catalogue has them in other languages. `form` is the one that create and edit open. */
export function standardAction(key: StandardActionKey, model: Model, form: string): Action {
  const path = model.path ?? '';
  const access = (verb: string) =>
    model.permission === undefined ? {} : { access: `${model.permission}:${verb}` };
  switch (key) {
    case 'create':
      return {
        type: 'openForm',
        label: { $t: 'standard.create', default: '新增' },
        icon: 'plus',
        look: 'primary',
        ...access('add'),
        form,
        mode: 'create',
      };
    case 'edit':
      return {
        type: 'openForm',
        label: { $t: 'standard.edit', default: '修改' },
        icon: 'edit',
        look: 'primary',
        needs: 'one',
        ...access('edit'),
        form,
        mode: 'edit',
      };
    case 'remove':
      return {
        type: 'request',
        label: { $t: 'standard.remove', default: '删除' },
        icon: 'delete',
        look: 'danger',
        needs: 'some',
        ...access('remove'),
        confirm: {
          title: { $t: 'standard.removeQuestion', default: '确认删除选中的数据？' },
          content: { $expr: namesOfRows(model) },
          danger: true,
        },
        request: { method: 'DELETE', url: `${path}/{ids}` },
        success: { $t: 'standard.removed', default: '删除成功' },
        // oxlint-disable-next-line unicorn/no-thenable -- the key is the format's; nothing awaits actions
        then: [{ type: 'reload', clearSelection: true }],
      };
    case 'export':
      return {
        type: 'export',
        label: { $t: 'standard.export', default: '导出' },
        icon: 'download',
        look: 'primary',
        ...access('export'),
        url: `${path}/export`,
        filename: model.name,
        confirm: {
          title: { $t: 'standard.exportQuestion', default: '确认导出吗？' },
          content: {
            $t: 'standard.exportHint',
            default: '此操作将导出当前条件下所有数据而非选中数据',
          },
        },
      };
    case 'import':
      return {
        type: 'import',
        label: { $t: 'standard.import', default: '导入' },
        icon: 'import',
        look: 'dashed',
        ...access('import'),
        url: `${path}/importData`,
        templateUrl: `${path}/importTemplate`,
        templateName: `${model.name}_template`,
      };
    case 'refresh':
      return { type: 'reload', label: { $t: 'standard.refresh', default: '刷新' }, icon: 'reload' };
  }
}
