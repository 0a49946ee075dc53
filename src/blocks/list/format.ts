import type { BlockFormat } from '../../schema/block.ts';

/** What pages may write of a list. */
export const format: BlockFormat = {
  properties: {
    name: {
      description:
        "Name by which actions and expressions reach the list, and under which people's view of it is kept.",
      $ref: 'common.schema.json#/$defs/identifier',
    },
    title: { description: 'Heading of the list.', $ref: 'common.schema.json#/$defs/text' },
    model: {
      description: 'Model of the rows; default that of the page.',
      $ref: 'page.schema.json#/$defs/modelRef',
    },
    key: {
      description: "Key field of the rows; default the model's key.",
      $ref: 'common.schema.json#/$defs/identifier',
    },
    url: {
      description:
        'Address that gives the rows, with {expression} parts; default {path}/list of the model.',
      $ref: 'common.schema.json#/$defs/url',
    },
    params: {
      description: 'Fixed or computed parameters added to the search.',
      $ref: 'common.schema.json#/$defs/values',
    },
    records: {
      description:
        'The rows in the answer, which it reads as result; default the list that it answers.',
      $ref: 'common.schema.json#/$defs/expression',
    },
    query: {
      description: 'Search fields, in this order.',
      type: 'array',
      items: { $ref: '#/$defs/queryField' },
      maxItems: 30,
    },
    queryShown: {
      description: 'Search fields visible before 展开.',
      type: 'integer',
      minimum: 1,
      maximum: 12,
      default: 2,
    },
    columns: {
      description: 'Columns and groups of columns, in this order.',
      type: 'array',
      items: { $ref: '#/$defs/column' },
      minItems: 1,
      maxItems: 60,
    },
    sort: {
      description: 'Order of the rows until somebody sorts.',
      $ref: 'common.schema.json#/$defs/sort',
    },
    paged: { description: 'Default from the model.', type: 'boolean' },
    pageSize: {
      description: 'Rows a page at first.',
      type: 'integer',
      minimum: 1,
      maximum: 1000,
      default: 10,
    },
    toolbar: {
      description: 'Actions above the table.',
      $ref: 'page.schema.json#/$defs/actionRefs',
    },
    row: { description: 'Row actions shown as links.', $ref: 'page.schema.json#/$defs/actionRefs' },
    more: { description: 'Row actions under 更多.', $ref: 'page.schema.json#/$defs/actionRefs' },
    rowVisible: {
      description: 'Row actions are shown only where it holds; reads row.',
      $ref: 'common.schema.json#/$defs/condition',
    },
    selection: {
      description: 'How many rows can be checked.',
      enum: ['multiple', 'single', 'none'],
      default: 'multiple',
    },
    rowTone: {
      description:
        'Tone of a whole row: its background and a sign in its first column; reads row. One of default, primary, success, info, warning, danger; anything else is default.',
      $ref: 'common.schema.json#/$defs/expression',
    },
    selectable: {
      description: 'Rows that may be checked; reads row.',
      $ref: 'common.schema.json#/$defs/condition',
    },
    checked: {
      description: 'Rows that are checked when they are loaded; reads row.',
      $ref: 'common.schema.json#/$defs/condition',
    },
    onRowClick: {
      description: 'Steps run when a row is clicked; they read row.',
      $ref: 'step.schema.json#/$defs/steps',
    },
    selectOnClick: {
      description: 'A click on a row checks or unchecks it.',
      type: 'boolean',
      default: false,
    },
    tree: { description: "Rows form a tree by the model's parent field.", type: 'boolean' },
    treeExpanded: {
      description: 'Levels open at first; all when true.',
      type: ['boolean', 'integer'],
      default: true,
    },
    expand: {
      description: 'Blocks shown below an opened row; they read row. One row at a time.',
      $ref: '#/$defs/blocks',
    },
    edit: {
      description:
        'People change cells of several rows in the table and save them together. The model offers updateMany.',
      anyOf: [{ type: 'boolean' }, { $ref: '#/$defs/listEdit' }],
    },
    form: {
      description: 'Form that the standard create and edit actions open; default edit.',
      $ref: 'page.schema.json#/$defs/formRef',
    },
    size: { description: 'Density of the table.', enum: ['default', 'middle', 'small'] },
    height: {
      description: 'Body height in pixels; the body scrolls.',
      type: 'integer',
      minimum: 100,
    },
    tools: { description: 'Density, columns and reload buttons.', type: 'boolean', default: true },
    views: {
      description:
        'People keep views of the list under names: search, order, page size and columns; private, or shared with all who may open the page (permission share of its model).',
      type: 'boolean',
      default: false,
    },
    urlState: {
      description:
        'Search, sort and page live in the address. Default true for the first list of a page.',
      type: 'boolean',
    },
    totalText: {
      description: 'Text beside the pager; reads total. Default 共 {total} 条.',
      $ref: 'common.schema.json#/$defs/text',
    },
    empty: { description: 'Text while there are no rows.', $ref: 'common.schema.json#/$defs/text' },
  },
  required: ['columns'],
  typeOptional: true,
  definitions: {
    queryField: {
      title: 'QueryField',
      description:
        'A search field: the name of a model field (or of a parameter of its filters), or an object that says what differs.',
      anyOf: [{ $ref: 'common.schema.json#/$defs/identifier' }, { $ref: '#/$defs/queryObject' }],
    },
    queryObject: {
      title: 'QueryObject',
      description: 'A search field with what differs from the model.',
      type: 'object',
      properties: {
        field: {
          description: 'Field of the model, or a parameter that one of its filters names.',
          $ref: 'common.schema.json#/$defs/identifier',
        },
        name: {
          description: 'Parameter that no field of the model knows; it needs a label.',
          $ref: 'common.schema.json#/$defs/identifier',
        },
        label: {
          description: 'Default the label of the field.',
          $ref: 'common.schema.json#/$defs/text',
        },
        help: {
          description: 'Tooltip at the label; default the help of the field.',
          $ref: 'common.schema.json#/$defs/text',
        },
        placeholder: {
          description: 'Shown while nothing is entered; default 请输入 or 请选择 with the label.',
          $ref: 'common.schema.json#/$defs/text',
        },
        widget: {
          description: 'Control; default one that suits the field.',
          $ref: 'common.schema.json#/$defs/widget',
        },
        props: { description: 'Props of the widget; values or expressions.', type: 'object' },
        options: {
          description: 'Choices, whose labels stand for the values; default those of the field.',
          $ref: 'form.schema.json#/$defs/options',
        },
        default: { description: 'Value it begins with: JSON or an expression.' },
        range: {
          description:
            'From and to; time means the moments from the first second of the first day to the last one of the last, number two numbers, both included.',
          enum: ['day', 'time', 'number'],
        },
        prefix: {
          description:
            "Prefix of the two parameters of a range; default that of the field's filter.",
          type: 'string',
          pattern: '^[a-z][A-Za-z0-9]*$',
        },
        visible: {
          description: 'Shown only while it holds.',
          $ref: 'common.schema.json#/$defs/condition',
        },
        access: {
          description: 'Permission without which it is left out.',
          $ref: 'common.schema.json#/$defs/access',
        },
      },
      additionalProperties: false,
    },
    column: {
      title: 'Column',
      description:
        'A column: the name of a model field, or an object that says what differs; or a group of columns.',
      anyOf: [
        { $ref: 'common.schema.json#/$defs/identifier' },
        { $ref: '#/$defs/columnObject' },
        { $ref: '#/$defs/columnGroup' },
      ],
    },
    columnGroup: {
      title: 'ColumnGroup',
      description:
        'Columns, or groups of them, below a head of their own. Where people move a column out of it in the column settings, the head stands above each part.',
      type: 'object',
      properties: {
        columns: {
          description: 'What stands below the head.',
          type: 'array',
          items: { $ref: '#/$defs/column' },
          minItems: 1,
          maxItems: 30,
        },
        label: { description: 'The head.', $ref: 'common.schema.json#/$defs/text' },
        fixed: {
          description: 'All of them stay at this side while the others move.',
          enum: ['left', 'right'],
        },
      },
      required: ['columns', 'label'],
      additionalProperties: false,
    },
    columnObject: {
      title: 'ColumnObject',
      description: 'A column with what differs from the model.',
      type: 'object',
      properties: {
        field: {
          description: 'Field, or a dotted path into the row such as dept.deptName.',
          type: 'string',
          pattern: '^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$',
        },
        name: {
          description:
            'Name of a column that is computed from no field; it needs a label and a value.',
          $ref: 'common.schema.json#/$defs/identifier',
        },
        label: {
          description: 'Default the label of the field.',
          $ref: 'common.schema.json#/$defs/text',
        },
        help: {
          description: 'Tooltip at the header; default the help of the field.',
          $ref: 'common.schema.json#/$defs/text',
        },
        value: {
          description:
            'Computed instead of read; reads row and index, its place in the whole list from 1.',
          $ref: 'common.schema.json#/$defs/expression',
        },
        widget: {
          description: 'Widget that shows the value; default one that suits the field.',
          $ref: 'common.schema.json#/$defs/widget',
        },
        props: { description: 'Props of the widget; values or expressions.', type: 'object' },
        options: {
          description: 'Choices, whose labels stand for the values; default those of the field.',
          $ref: 'form.schema.json#/$defs/options',
        },
        suffix: {
          description: 'Text behind the value, such as a unit.',
          type: 'string',
          maxLength: 10,
        },
        cell: { description: 'What the cells do beside showing the value.', $ref: '#/$defs/cell' },
        tone: {
          description:
            'Tone of each cell: colour, background and a sign; reads row. One of default, primary, success, info, warning, danger; anything else is default.',
          $ref: 'common.schema.json#/$defs/expression',
        },
        width: {
          description:
            'Pixels that a text is never cut below, and that columns of switches, controls and pictures take, whose contents say nothing of their width. Otherwise a column is as wide as what it shows.',
          type: 'integer',
          minimum: 40,
          maximum: 1200,
        },
        align: {
          description: 'Side the values stand at; default center.',
          enum: ['left', 'center', 'right'],
        },
        fixed: {
          description: 'Stays at this side while the others move.',
          enum: ['left', 'right'],
        },
        ellipsis: {
          description:
            'Whether a longer text ends in dots and is told as a tooltip; false: it is wrapped.',
          type: 'boolean',
          default: true,
        },
        sortable: { description: 'Rows can be ordered by it.', type: 'boolean', default: false },
        filterable: {
          description: 'Column filter from the dictionary or options.',
          type: 'boolean',
          default: false,
        },
        shown: {
          description: 'false: hidden until chosen in the column settings.',
          type: 'boolean',
          default: true,
        },
        visible: {
          description: 'Shown only while it holds.',
          $ref: 'common.schema.json#/$defs/condition',
        },
        access: {
          description: 'Permission without which it is left out.',
          $ref: 'common.schema.json#/$defs/access',
        },
      },
      additionalProperties: false,
    },
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
      description: 'What a cell does. A closed union told apart by type.',
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
        type: { description: 'Tells the kinds of cells apart.', const: 'link' },
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
        'The value is changed in place, after a question. What it does and says follows from the model; here stands what differs.',
      type: 'object',
      properties: {
        type: { description: 'Tells the kinds of cells apart.', const: 'switch' },
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
            "Message of a failure; reads row, value and the server's text as problem. Default 启用异常 or 停用异常 with that text.",
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
        'The cells hold a control. What is changed in them stays in the list until an action stores it, which reads the changed rows as edited.',
      type: 'object',
      properties: {
        type: { description: 'Tells the kinds of cells apart.', const: 'edit' },
        widget: {
          description: 'Control; default that of the field.',
          $ref: 'common.schema.json#/$defs/widget',
        },
        props: { description: 'Props of the widget; values or expressions.', type: 'object' },
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
  },
};
