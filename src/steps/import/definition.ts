import { member } from '../../schema/meta/member.ts';
import type { StepDefinition } from '../../schema/stepDefinition.ts';

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
