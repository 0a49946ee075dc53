import { defined } from '../../schema/defined.ts';
import type { ImportStep, Model } from '../../schema/generated/types.gen.ts';
import { say, term } from '../../schema/locale/message.ts';
import { member } from '../../schema/meta/member.ts';
import { dynamicSource } from '../../schema/record/index.ts';
import type { StepCompiler, StepDefinition } from '../../schema/stepDefinition.ts';

declare module '../../schema/compile/plan/action.ts' {
  interface StepPlans {
    import: Omit<ImportStep, 'type' | 'if' | 'access' | 'onError'> & {
      /** Fields of the list with the keys of records that define members. */
      definedBy?: readonly string[];
    };
  }
}

export const definition: StepDefinition<'import'> = {
  name: 'import',
  label: '导入',
  icon: 'import',
  group: 'data',
  doc: 'Opens the import dialog: drop zone, template, option to update, report.',
  examples: [
    { type: 'import' },
    {
      type: 'import',
      title: '导入岗位',
      warning: {
        request: { url: '/system/config/configKey/demo.firstPassword' },
        if: { $expr: 'isEmpty(result)' },
        message: '未设置初始密码',
      },
    },
  ],
  members: {
    title: member('text', 'Title of the dialog; default {model label}导入.'),
    url: member('url', 'Default: that of the model’s resource.'),
    templateUrl: member('url', 'Default: that of the model’s resource.'),
    templateName: {
      description: "Stem of the template's file; default {model name}_template.",
      type: 'string',
      pattern: '^[A-Za-z0-9_-]+$',
    },
    updateLabel: member(
      'text',
      'Text of the box that sends updateSupport; default 是否更新已经存在的{model label}数据.',
    ),
    warning: {
      description: 'What people should know before they import, and after it.',
      $ref: '#/$defs/importWarning',
    },
  },
  parts: {
    importWarning: {
      title: 'ImportWarning',
      description:
        'A warning that depends on the answer of a request, which its condition reads as result.',
      type: 'object',
      properties: {
        request: member('request', 'The request.'),
        if: member('expression', 'Whether to warn.'),
        message: member('text', 'The warning.'),
      },
      required: ['request', 'if', 'message'],
      additionalProperties: false,
    },
  },
};

/**
 * Fields with keys of records that define members: for those of the search the template has
 * columns.
 */
function definersOf(model: Model): string[] | undefined {
  const keys = Object.values(model.fields).flatMap((field) =>
    field.type === 'dynamic' ? (dynamicSource(model, field)?.key ?? []) : [],
  );
  return keys.length > 0 ? keys : undefined;
}

export const compiler: StepCompiler<'import'> = {
  defaults: (model, { resources }) =>
    defined({
      title: model && String(say`${term(model.label)}导入`),
      url: model?.path && resources.importUrl(model.path),
      templateUrl: model?.path && resources.templateUrl(model.path),
      templateName: model && `${model.name}_template`,
      updateLabel: model && String(say`是否更新已经存在的${term(model.label)}数据`),
    }),
  compile: (step, { model }) => ({
    ...step,
    ...defined({ definedBy: model && definersOf(model) }),
  }),
};
