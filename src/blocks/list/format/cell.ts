import type { MetaSchema } from '../../../schema/meta/schema.ts';
import { props } from '../../members.ts';

/** What pages may write of what a cell does beside showing its value. */
export const cell: Readonly<Record<string, MetaSchema>> = {
  listEdit: {
    title: 'ListEdit',
    description: 'What of the rows is changed in the table.',
    type: 'object',
    properties: {
      fields: {
        description: 'Fields whose columns become controls; default all that may be changed.',
        type: 'array',
        items: { $ref: 'common.schema.json#/$defs/identifier' },
        minItems: 1,
        maxItems: 60,
      },
      disabled: {
        description: 'Rows that cannot be changed; reads row.',
        $ref: 'common.schema.json#/$defs/condition',
      },
    },
    additionalProperties: false,
  },
  cell: {
    title: 'Cell',
    description: 'What a cell does. A closed union, discriminated by type.',
    type: 'object',
    required: ['type'],
    discriminator: { propertyName: 'type' },
    oneOf: [
      { $ref: '#/$defs/linkCell' },
      { $ref: '#/$defs/switchCell' },
      { $ref: '#/$defs/editCell' },
    ],
  },
  linkCell: {
    title: 'LinkCell',
    description: 'The value is a link that starts an action.',
    type: 'object',
    properties: {
      type: { description: 'Kind of cell.', const: 'link' },
      action: {
        description: 'The action; it reads row.',
        $ref: 'page.schema.json#/$defs/actionRef',
      },
    },
    required: ['type', 'action'],
    additionalProperties: false,
  },
  switchCell: {
    title: 'SwitchCell',
    description:
      'The value is changed in place, after a question. What it does and says follows ' +
      'from the model; here stands what differs.',
    type: 'object',
    properties: {
      type: { description: 'Kind of cell.', const: 'switch' },
      on: {
        description:
          'Value of the row that is switched on; default true, the first of the options, or 0.',
        type: ['string', 'number', 'boolean'],
      },
      off: {
        description:
          'Value of the row that is switched off; default false, the second of the options, or 1.',
        type: ['string', 'number', 'boolean'],
      },
      request: {
        description:
          'Stores the new value; reads row and value (the new one). Default from switches of the model.',
        $ref: 'common.schema.json#/$defs/request',
      },
      confirm: {
        description: 'Question; reads row and value. Default 确认启用…的{model label}吗？',
        $ref: 'common.schema.json#/$defs/text',
      },
      success: {
        description: 'Message afterwards; default 启用成功 or 停用成功.',
        $ref: 'common.schema.json#/$defs/text',
      },
      failure: {
        description:
          "Message of a failure; reads row, value and the server's text as problem. " +
          'Default 启用异常 or 停用异常 with that text.',
        $ref: 'common.schema.json#/$defs/text',
      },
      access: {
        description: 'Permission without which the value is only shown; default edit.',
        $ref: 'common.schema.json#/$defs/access',
      },
      disabled: {
        description: 'Cannot be switched; reads row.',
        $ref: 'common.schema.json#/$defs/condition',
      },
    },
    required: ['type'],
    additionalProperties: false,
  },
  editCell: {
    title: 'EditCell',
    description:
      'The cells hold a control. What is changed in them stays in the list until an ' +
      'action stores it, which reads the changed rows as edited.',
    type: 'object',
    properties: {
      type: { description: 'Kind of cell.', const: 'edit' },
      widget: {
        description: 'Control; default that of the field.',
        $ref: 'common.schema.json#/$defs/widget',
      },
      props,
      access: {
        description: 'Permission without which the value is only shown.',
        $ref: 'common.schema.json#/$defs/access',
      },
      disabled: {
        description: 'Cannot be changed; reads row.',
        $ref: 'common.schema.json#/$defs/condition',
      },
    },
    required: ['type'],
    additionalProperties: false,
  },
};
