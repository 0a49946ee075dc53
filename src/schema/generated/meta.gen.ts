/* Generated from schemas/meta by scripts/generate.mjs. Change those files, then run `npm run generate`. */
import type { JoinedMeta } from '../meta/schema.ts';

export const meta: JoinedMeta = {
  "roots": {
    "action": "Action",
    "defaults": "Defaults",
    "form": "FormSchema",
    "locale": "Locale",
    "model": "Model",
    "page": "Page",
    "step": "Step"
  },
  "$defs": {
    "Action": {
      "title": "Action",
      "description": "Something a person can start from a toolbar, a row, a menu or a card: how it is offered, what must hold before, and the steps that it runs. Conditions and texts read row (the row acted on), rows and ids (the checked rows and their keys; in a row action that row and its key), edited (the rows of the list whose cells were changed, with the new values), query (search values), route, state, user and sources.",
      "type": "object",
      "properties": {
        "label": {
          "description": "Text of the button.",
          "$ref": "#/$defs/Text"
        },
        "icon": {
          "description": "Icon before the text.",
          "$ref": "#/$defs/icon"
        },
        "variant": {
          "description": "How its button looks; in a row every variant but danger is a plain link.",
          "enum": [
            "primary",
            "default",
            "dashed",
            "danger",
            "link",
            "ghost"
          ],
          "default": "default"
        },
        "selection": {
          "description": "How many checked rows it acts on: none, exactly one, or some (one or more). An action on some rows that has changed something lets go of them.",
          "enum": [
            "none",
            "one",
            "some"
          ],
          "default": "none"
        },
        "access": {
          "description": "Who may start it; others do not see it.",
          "$ref": "#/$defs/access"
        },
        "visible": {
          "description": "Whether it is offered.",
          "$ref": "#/$defs/Condition"
        },
        "disabled": {
          "description": "Whether it is offered and cannot be started.",
          "$ref": "#/$defs/Condition"
        },
        "assert": {
          "description": "What must hold before it asks or does anything; else message is shown as a warning.",
          "$ref": "#/$defs/Expression"
        },
        "message": {
          "description": "What is shown when assert does not hold.",
          "$ref": "#/$defs/Text"
        },
        "confirm": {
          "description": "Question asked before it runs.",
          "$ref": "#/$defs/Confirmation"
        },
        "run": {
          "description": "What it does: steps, one after the other. Absent: what the standard action of this name does.",
          "$ref": "#/$defs/steps"
        }
      },
      "additionalProperties": false
    },
    "Confirmation": {
      "title": "Confirmation",
      "description": "A question with two buttons.",
      "type": "object",
      "properties": {
        "title": {
          "description": "The question.",
          "$ref": "#/$defs/Text"
        },
        "content": {
          "description": "What should be known before it is answered.",
          "$ref": "#/$defs/Text"
        },
        "ok": {
          "description": "Text of the button that goes on; default 确定.",
          "$ref": "#/$defs/Text"
        },
        "cancel": {
          "description": "Text of the button that does not; default 取消.",
          "$ref": "#/$defs/Text"
        },
        "danger": {
          "description": "The button that goes on is red, and the other one has the focus.",
          "type": "boolean",
          "default": false
        },
        "reason": {
          "description": "Asks for a reason, too; the steps read it as reason.",
          "$ref": "#/$defs/Reason"
        }
      },
      "required": [
        "title"
      ],
      "additionalProperties": false
    },
    "blocks": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/Block"
      },
      "maxItems": 50,
      "description": "Blocks in order."
    },
    "Block": {
      "title": "Block",
      "description": "A piece of a page. A closed union, discriminated by type.",
      "type": "object",
      "required": [
        "type"
      ],
      "discriminator": {
        "propertyName": "type"
      },
      "oneOf": [
        {
          "$ref": "#/$defs/ChartBlock"
        },
        {
          "$ref": "#/$defs/DescriptionsBlock"
        },
        {
          "$ref": "#/$defs/FormBlock"
        },
        {
          "$ref": "#/$defs/HistoryBlock"
        },
        {
          "$ref": "#/$defs/ListBlock"
        },
        {
          "$ref": "#/$defs/PivotBlock"
        },
        {
          "$ref": "#/$defs/StatisticBlock"
        },
        {
          "$ref": "#/$defs/TimelineBlock"
        },
        {
          "$ref": "#/$defs/TreeBlock"
        },
        {
          "$ref": "#/$defs/CardBlock"
        },
        {
          "$ref": "#/$defs/MasterDetailBlock"
        },
        {
          "$ref": "#/$defs/RepeatBlock"
        },
        {
          "$ref": "#/$defs/SplitBlock"
        },
        {
          "$ref": "#/$defs/TabsBlock"
        },
        {
          "$ref": "#/$defs/ActionsBlock"
        },
        {
          "$ref": "#/$defs/CountdownBlock"
        },
        {
          "$ref": "#/$defs/DiffViewBlock"
        },
        {
          "$ref": "#/$defs/HeadingBlock"
        },
        {
          "$ref": "#/$defs/HtmlBlock"
        },
        {
          "$ref": "#/$defs/IframeBlock"
        },
        {
          "$ref": "#/$defs/JsonViewBlock"
        },
        {
          "$ref": "#/$defs/LogViewBlock"
        },
        {
          "$ref": "#/$defs/MapRouteBlock"
        },
        {
          "$ref": "#/$defs/MarkdownBlock"
        },
        {
          "$ref": "#/$defs/QrBlock"
        },
        {
          "$ref": "#/$defs/StepsBlock"
        },
        {
          "$ref": "#/$defs/TextBlock"
        }
      ]
    },
    "ChartBlock": {
      "title": "ChartBlock",
      "description": "Numbers as a picture: of an aggregate of a model, of a source or of records at hand. It can be read as a table and stored as an image.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of block.",
          "const": "chart"
        },
        "name": {
          "description": "Name by which actions and expressions reach the block.",
          "$ref": "#/$defs/identifier"
        },
        "title": {
          "description": "Heading.",
          "$ref": "#/$defs/Text"
        },
        "kind": {
          "description": "line, area and bar stand over an axis; pie, donut and funnel show shares; scatter points of two numbers; radar several measures of few things; gauge one number of a whole; calendar a number for each day.",
          "enum": [
            "line",
            "area",
            "bar",
            "pie",
            "donut",
            "scatter",
            "radar",
            "gauge",
            "funnel",
            "calendar"
          ]
        },
        "model": {
          "description": "Model of the figures; default that of the page.",
          "$ref": "#/$defs/modelRef"
        },
        "aggregate": {
          "description": "Aggregate of the model that is shown.",
          "$ref": "#/$defs/identifier"
        },
        "params": {
          "description": "Parameters of the request for the aggregate: the search of the list.",
          "$ref": "#/$defs/Values"
        },
        "source": {
          "description": "Source of the page whose records are shown.",
          "$ref": "#/$defs/sourceRef"
        },
        "records": {
          "description": "Records that are at hand, such as record.lines.",
          "$ref": "#/$defs/Expression"
        },
        "x": {
          "description": "What the numbers are of: the axis, the shares, the days of a calendar; a number for scatter. A gauge has none.",
          "$ref": "#/$defs/ChartDimension"
        },
        "split": {
          "description": "Field each of whose values becomes a series of its own.",
          "$ref": "#/$defs/ChartDimension"
        },
        "series": {
          "description": "The numbers that are drawn; shares, gauges and calendars have one.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/ChartSeries"
          },
          "minItems": 1,
          "maxItems": 12
        },
        "stacked": {
          "description": "Of line, area and bar: series stand on each other.",
          "type": "boolean",
          "default": false
        },
        "horizontal": {
          "description": "Of bar: bars lie, for long names.",
          "type": "boolean",
          "default": false
        },
        "labels": {
          "description": "Numbers are written beside what they are of.",
          "type": "boolean",
          "default": false
        },
        "sort": {
          "description": "Order by x or a series; default that of the records.",
          "$ref": "#/$defs/Sort"
        },
        "top": {
          "description": "Only so many with the largest numbers of the first series; the others are summed up as one.",
          "type": "integer",
          "minimum": 1,
          "maximum": 100
        },
        "max": {
          "description": "Of gauge: the whole; default 100.",
          "type": "number"
        },
        "height": {
          "description": "Height in pixels.",
          "type": "integer",
          "minimum": 120,
          "maximum": 1200,
          "default": 320
        },
        "empty": {
          "description": "Text while there is nothing to draw.",
          "$ref": "#/$defs/Text"
        },
        "onClick": {
          "description": "Steps run when a point is clicked; they read its record as row.",
          "$ref": "#/$defs/steps"
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type",
        "kind",
        "series"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "chart",
          "model": "loan",
          "title": "柱与线，两个轴",
          "height": 240,
          "kind": "bar",
          "aggregate": "monthly",
          "x": {
            "field": "month",
            "label": "月份"
          },
          "series": [
            "loans",
            {
              "field": "fee",
              "kind": "line"
            }
          ]
        },
        {
          "type": "chart",
          "model": "loan",
          "title": "堆叠面积",
          "height": 240,
          "kind": "area",
          "stacked": true,
          "aggregate": "monthlyKinds",
          "x": "month",
          "split": "kind",
          "series": [
            "loans"
          ]
        },
        {
          "type": "chart",
          "model": "loan",
          "title": "折线",
          "height": 240,
          "kind": "line",
          "aggregate": "monthly",
          "x": "month",
          "series": [
            "loans"
          ]
        },
        {
          "type": "chart",
          "model": "loan",
          "title": "横向，只看前两名",
          "height": 240,
          "kind": "bar",
          "horizontal": true,
          "labels": true,
          "top": 2,
          "sort": {
            "loans": "desc"
          },
          "aggregate": "kinds",
          "x": "kind",
          "series": [
            "loans"
          ],
          "onClick": [
            {
              "type": "message",
              "text": {
                "$text": "{row.labels.kind}"
              }
            }
          ]
        },
        {
          "type": "chart",
          "model": "loan",
          "title": "饼图",
          "height": 240,
          "kind": "pie",
          "aggregate": "kinds",
          "x": "kind",
          "series": [
            "loans"
          ]
        },
        {
          "type": "chart",
          "model": "loan",
          "title": "环形图",
          "height": 240,
          "kind": "donut",
          "aggregate": "kinds",
          "x": "kind",
          "series": [
            "loans"
          ]
        },
        {
          "type": "chart",
          "model": "loan",
          "title": "漏斗",
          "height": 240,
          "kind": "funnel",
          "aggregate": "kinds",
          "x": "kind",
          "series": [
            "loans"
          ]
        },
        {
          "type": "chart",
          "model": "loan",
          "title": "雷达",
          "height": 240,
          "kind": "radar",
          "aggregate": "kinds",
          "x": "kind",
          "series": [
            "loans"
          ]
        },
        {
          "type": "chart",
          "model": "loan",
          "title": "散点",
          "height": 240,
          "kind": "scatter",
          "aggregate": "days",
          "x": "days",
          "series": [
            "loans"
          ]
        },
        {
          "type": "chart",
          "model": "loan",
          "title": "仪表",
          "height": 240,
          "kind": "gauge",
          "aggregate": "total",
          "series": [
            {
              "field": "loans",
              "suffix": "次"
            }
          ],
          "max": 5000
        },
        {
          "type": "chart",
          "model": "loan",
          "title": "日历",
          "height": 240,
          "kind": "calendar",
          "aggregate": "daily",
          "x": "day",
          "series": [
            "loans"
          ]
        },
        {
          "type": "chart",
          "kind": "bar",
          "records": {
            "$expr": "state.rows"
          },
          "x": {
            "field": "name",
            "label": "名称"
          },
          "series": [
            {
              "field": "value",
              "label": "数量",
              "suffix": "件"
            }
          ],
          "height": 240
        }
      ]
    },
    "ChartDimension": {
      "title": "ChartDimension",
      "description": "What numbers are grouped by: a member of the records, or what differs of it.",
      "anyOf": [
        {
          "$ref": "#/$defs/fieldPath"
        },
        {
          "$ref": "#/$defs/ChartDimensionObject"
        }
      ]
    },
    "ChartDimensionObject": {
      "title": "ChartDimensionObject",
      "description": "What numbers are grouped by, with what differs from the model.",
      "type": "object",
      "properties": {
        "field": {
          "description": "Member of the records.",
          "$ref": "#/$defs/fieldPath"
        },
        "label": {
          "description": "Default the label of the field.",
          "$ref": "#/$defs/Text"
        },
        "dict": {
          "description": "Dictionary whose labels stand for the values; default that of the field.",
          "$ref": "#/$defs/dict"
        },
        "options": {
          "description": "Choices, whose labels stand for the values; default those of the field.",
          "$ref": "#/$defs/Options"
        }
      },
      "required": [
        "field"
      ],
      "additionalProperties": false
    },
    "ChartSeries": {
      "title": "ChartSeries",
      "description": "Numbers that are drawn: a member of the records, or what differs of it.",
      "anyOf": [
        {
          "$ref": "#/$defs/fieldPath"
        },
        {
          "$ref": "#/$defs/ChartSeriesObject"
        }
      ]
    },
    "ChartSeriesObject": {
      "title": "ChartSeriesObject",
      "description": "Numbers that are drawn, with what differs from the model.",
      "type": "object",
      "properties": {
        "field": {
          "description": "Member of the records.",
          "$ref": "#/$defs/fieldPath"
        },
        "label": {
          "description": "Default the label of the field.",
          "$ref": "#/$defs/Text"
        },
        "currency": {
          "description": "Currency of the numbers; default that of the field.",
          "type": "string",
          "pattern": "^[A-Z]{3}$"
        },
        "precision": {
          "description": "Digits after the point; default those of the field.",
          "type": "integer",
          "minimum": 0,
          "maximum": 10
        },
        "suffix": {
          "description": "Text behind the value, such as a unit.",
          "type": "string",
          "maxLength": 10
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        },
        "kind": {
          "description": "Of line, area and bar: this series is drawn otherwise.",
          "enum": [
            "line",
            "area",
            "bar"
          ]
        },
        "axis": {
          "description": "Of line, area and bar: the side of its axis; default right where its unit is another than that of the first series.",
          "enum": [
            "left",
            "right"
          ]
        }
      },
      "required": [
        "field"
      ],
      "additionalProperties": false
    },
    "DescriptionsBlock": {
      "title": "DescriptionsBlock",
      "description": "Label and value pairs of a record.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of block.",
          "const": "descriptions"
        },
        "name": {
          "description": "Name by which actions and expressions reach the block.",
          "$ref": "#/$defs/identifier"
        },
        "title": {
          "description": "Heading.",
          "$ref": "#/$defs/Text"
        },
        "model": {
          "description": "Model of the record; default that of the enclosing list or page.",
          "$ref": "#/$defs/modelRef"
        },
        "record": {
          "description": "The record; default record of the enclosing action or page.",
          "$ref": "#/$defs/Expression"
        },
        "columns": {
          "description": "Pairs a row on wide screens.",
          "type": "integer",
          "minimum": 1,
          "maximum": 4,
          "default": 1
        },
        "bordered": {
          "description": "false: plain lines, for narrow places.",
          "type": "boolean",
          "default": true
        },
        "fields": {
          "description": "What is shown, in this order.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/Item"
          },
          "minItems": 1,
          "maxItems": 60
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type",
        "fields"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "descriptions",
          "model": "book",
          "record": {
            "$expr": "state.book"
          },
          "columns": 2,
          "fields": [
            "title",
            "pages",
            "status",
            "bought"
          ]
        },
        {
          "type": "descriptions",
          "title": "摘要",
          "record": {
            "$expr": "state.book"
          },
          "bordered": false,
          "fields": [
            {
              "label": "书名",
              "value": {
                "$expr": "record.title"
              }
            }
          ]
        }
      ]
    },
    "Item": {
      "title": "Item",
      "description": "A labelled value: the name of a model field, or an object that says what differs.",
      "anyOf": [
        {
          "$ref": "#/$defs/fieldPath"
        },
        {
          "$ref": "#/$defs/ItemObject"
        }
      ]
    },
    "ItemObject": {
      "title": "ItemObject",
      "description": "A labelled value with what differs from the model.",
      "type": "object",
      "properties": {
        "field": {
          "description": "Field, or a dotted path into the record.",
          "$ref": "#/$defs/fieldPath"
        },
        "label": {
          "description": "Default the label of the field.",
          "$ref": "#/$defs/Text"
        },
        "help": {
          "description": "Tooltip at the label; default the help of the field.",
          "$ref": "#/$defs/Text"
        },
        "value": {
          "description": "Computed instead of read; reads record. Without a field it needs a label.",
          "$ref": "#/$defs/Text"
        },
        "widget": {
          "description": "Widget that shows the value; default one that suits the field.",
          "$ref": "#/$defs/widget"
        },
        "props": {
          "description": "Props of the widget; values or expressions.",
          "type": "object"
        },
        "options": {
          "description": "Choices, whose labels stand for the values; default those of the field.",
          "$ref": "#/$defs/Options"
        },
        "suffix": {
          "description": "Text behind the value, such as a unit.",
          "type": "string",
          "maxLength": 10
        },
        "span": {
          "description": "Pairs whose place it takes.",
          "type": "integer",
          "minimum": 1,
          "maximum": 4
        },
        "visible": {
          "description": "Shown only while it holds; reads record.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "minProperties": 1,
      "additionalProperties": false
    },
    "FormBlock": {
      "title": "FormBlock",
      "description": "A form of the page, in place.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of block.",
          "const": "form"
        },
        "name": {
          "description": "Name by which actions and expressions reach the block.",
          "$ref": "#/$defs/identifier"
        },
        "form": {
          "description": "Name of the form.",
          "$ref": "#/$defs/formRef"
        },
        "mode": {
          "description": "What it is opened for; default create.",
          "anyOf": [
            {
              "enum": [
                "create",
                "edit",
                "view"
              ]
            },
            {
              "$ref": "#/$defs/Expression"
            }
          ]
        },
        "recordKey": {
          "description": "Key of the record that is edited or shown.",
          "$ref": "#/$defs/Expression"
        },
        "values": {
          "description": "Values it begins with.",
          "$ref": "#/$defs/Values"
        },
        "submitLabel": {
          "description": "Text of the button that stores it; default 保存.",
          "$ref": "#/$defs/Text"
        },
        "width": {
          "description": "Widest it gets, in pixels; default what there is.",
          "type": "integer",
          "minimum": 200,
          "maximum": 2000
        },
        "frame": {
          "description": "page: the form is the page, with its title, a way back and the buttons at the top; cancelling goes back, too. bare: no panel around it and one wide button below, for a page whose only matter it is.",
          "enum": [
            "panel",
            "page",
            "bare"
          ],
          "default": "panel"
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type",
        "form"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "form",
          "name": "new",
          "form": "edit"
        },
        {
          "type": "form",
          "name": "view",
          "form": "edit",
          "mode": "view",
          "recordKey": {
            "$expr": "1"
          }
        }
      ]
    },
    "HistoryBlock": {
      "title": "HistoryBlock",
      "description": "How a record came to its state: who moved it, when, from which state to which, and why; the newest first. It is shown to whoever may read the record.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of block.",
          "const": "history"
        },
        "name": {
          "description": "Name by which actions and expressions reach the block.",
          "$ref": "#/$defs/identifier"
        },
        "title": {
          "description": "Heading.",
          "$ref": "#/$defs/Text"
        },
        "model": {
          "description": "Model of the record; default that of the list or page around.",
          "$ref": "#/$defs/modelRef"
        },
        "recordKey": {
          "description": "Key of the record; default that of the record of the action or page around.",
          "$ref": "#/$defs/Expression"
        },
        "pageSize": {
          "description": "Moves that are shown at first; further ones on demand.",
          "type": "integer",
          "minimum": 1,
          "maximum": 100,
          "default": 10
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "history",
          "title": "借阅记录",
          "model": "book",
          "recordKey": {
            "$expr": "1"
          }
        },
        {
          "type": "history",
          "model": "book",
          "recordKey": {
            "$expr": "2"
          },
          "pageSize": 5
        }
      ]
    },
    "ListBlock": {
      "title": "ListBlock",
      "description": "Search, toolbar, table and pager over a model or an address.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of block.",
          "const": "list"
        },
        "name": {
          "description": "Name by which actions and expressions reach the list, and under which people's view of it is kept.",
          "$ref": "#/$defs/identifier"
        },
        "title": {
          "description": "Heading of the list.",
          "$ref": "#/$defs/Text"
        },
        "model": {
          "description": "Model of the rows; default that of the page.",
          "$ref": "#/$defs/modelRef"
        },
        "key": {
          "description": "Key field of the rows; default the model's key.",
          "$ref": "#/$defs/identifier"
        },
        "url": {
          "description": "Address that gives the rows, with {expression} parts; default {path}/list of the model.",
          "$ref": "#/$defs/url"
        },
        "params": {
          "description": "Fixed or computed parameters added to the search.",
          "$ref": "#/$defs/Values"
        },
        "records": {
          "description": "The rows in the answer, which it reads as result; default the list that it answers.",
          "$ref": "#/$defs/Expression"
        },
        "query": {
          "description": "Search fields, in this order.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/QueryField"
          },
          "maxItems": 30
        },
        "queryShown": {
          "description": "Search fields visible before 展开.",
          "type": "integer",
          "minimum": 1,
          "maximum": 12,
          "default": 2
        },
        "columns": {
          "description": "Columns and groups of columns, in this order.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/Column"
          },
          "minItems": 1,
          "maxItems": 60
        },
        "summary": {
          "description": "Columns of numbers whose sums stand below the rows. Exports hold rows only, so that an import reads them back.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/Summary"
          },
          "minItems": 1,
          "maxItems": 60
        },
        "sort": {
          "description": "Order of the rows until somebody sorts.",
          "$ref": "#/$defs/Sort"
        },
        "paged": {
          "description": "Default from the model.",
          "type": "boolean"
        },
        "pageSize": {
          "description": "Rows a page at first.",
          "type": "integer",
          "minimum": 1,
          "maximum": 1000,
          "default": 10
        },
        "toolbar": {
          "description": "Actions above the table.",
          "$ref": "#/$defs/actionRefs"
        },
        "row": {
          "description": "Row actions shown as links.",
          "$ref": "#/$defs/actionRefs"
        },
        "more": {
          "description": "Row actions under 更多.",
          "$ref": "#/$defs/actionRefs"
        },
        "rowVisible": {
          "description": "Row actions are shown only where it holds; reads row.",
          "$ref": "#/$defs/Condition"
        },
        "selection": {
          "description": "How many rows can be checked.",
          "enum": [
            "multiple",
            "single",
            "none"
          ],
          "default": "multiple"
        },
        "rowTone": {
          "description": "Tone of a whole row: its background and a sign in its first column; reads row. One of default, primary, success, info, warning, danger; anything else is default.",
          "$ref": "#/$defs/Expression"
        },
        "selectable": {
          "description": "Rows that may be checked; reads row.",
          "$ref": "#/$defs/Condition"
        },
        "checked": {
          "description": "Rows that are checked when they are loaded; reads row.",
          "$ref": "#/$defs/Condition"
        },
        "onRowClick": {
          "description": "Steps run when a row is clicked; they read row.",
          "$ref": "#/$defs/steps"
        },
        "selectOnClick": {
          "description": "A click on a row checks or unchecks it.",
          "type": "boolean",
          "default": false
        },
        "tree": {
          "description": "Rows form a tree by the model's parent field.",
          "type": "boolean"
        },
        "treeExpanded": {
          "description": "Levels open at first; all when true.",
          "type": [
            "boolean",
            "integer"
          ],
          "default": true
        },
        "expand": {
          "description": "Blocks shown below an opened row; they read row. One row at a time.",
          "$ref": "#/$defs/blocks"
        },
        "edit": {
          "description": "People change cells of several rows in the table and save them together. The model offers updateMany.",
          "anyOf": [
            {
              "type": "boolean"
            },
            {
              "$ref": "#/$defs/ListEdit"
            }
          ]
        },
        "layouts": {
          "description": "How the rows can be arranged; default as a table. People choose where there are several, and the list opens in the first. The choice is part of the address and of saved views.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/Layout"
          },
          "minItems": 1,
          "maxItems": 8
        },
        "form": {
          "description": "Form that the standard create and edit actions open; default edit.",
          "$ref": "#/$defs/formRef"
        },
        "size": {
          "description": "Density of the table.",
          "enum": [
            "default",
            "middle",
            "small"
          ]
        },
        "height": {
          "description": "Body height in pixels; the body scrolls.",
          "type": "integer",
          "minimum": 100
        },
        "tools": {
          "description": "Density, columns and reload buttons.",
          "type": "boolean",
          "default": true
        },
        "views": {
          "description": "People keep views of the list under names: search, order, page size and columns; private, or shared with all who may open the page (permission share of its model).",
          "type": "boolean",
          "default": false
        },
        "urlState": {
          "description": "Search, sort and page live in the address. Default true for the first list of a page.",
          "type": "boolean"
        },
        "every": {
          "description": "Seconds between reloads while the list is seen; its rows stay meanwhile.",
          "$ref": "#/$defs/reloadSeconds"
        },
        "totalText": {
          "description": "Text beside the pager; reads total. Default 共 {total} 条.",
          "$ref": "#/$defs/Text"
        },
        "empty": {
          "description": "Text while there are no rows.",
          "$ref": "#/$defs/Text"
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "columns"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "list",
          "name": "books",
          "query": [
            "title",
            "status"
          ],
          "columns": [
            "title",
            "pages",
            "status",
            "bought"
          ],
          "summary": [
            "pages"
          ],
          "toolbar": [
            "refresh"
          ],
          "urlState": false
        },
        {
          "type": "list",
          "name": "plain",
          "model": "book",
          "columns": [
            "title",
            {
              "field": "status",
              "label": "去向"
            }
          ],
          "selection": "single",
          "tools": false,
          "urlState": false
        },
        {
          "type": "list",
          "name": "shelves",
          "columns": [
            "title",
            "place"
          ],
          "layouts": [
            "tree",
            "table"
          ],
          "tools": false,
          "urlState": false
        },
        {
          "type": "list",
          "name": "covers",
          "columns": [
            "title",
            "pages",
            "status"
          ],
          "layouts": [
            {
              "type": "gallery",
              "image": "cover",
              "fit": "contain"
            },
            "table"
          ],
          "tools": false,
          "urlState": false
        },
        {
          "type": "list",
          "name": "board",
          "columns": [
            "title",
            "pages",
            "status"
          ],
          "layouts": [
            {
              "type": "kanban",
              "by": "status"
            },
            "table"
          ],
          "tools": false,
          "urlState": false
        },
        {
          "type": "list",
          "name": "days",
          "columns": [
            "title",
            "bought"
          ],
          "layouts": [
            {
              "type": "calendar",
              "start": "bought"
            },
            "table"
          ],
          "tools": false,
          "urlState": false
        }
      ]
    },
    "QueryField": {
      "title": "QueryField",
      "description": "A search field: the name of a model field (or of a parameter of its filters), or an object that says what differs.",
      "anyOf": [
        {
          "$ref": "#/$defs/fieldPath"
        },
        {
          "$ref": "#/$defs/QueryObject"
        }
      ]
    },
    "QueryObject": {
      "title": "QueryObject",
      "description": "A search field with what differs from the model.",
      "type": "object",
      "properties": {
        "field": {
          "description": "Field of the model, a parameter that one of its filters names, a field that a relation filters by, such as dept.deptName, or a dynamic field: while the list is narrowed to one record that defines its members, each that is marked searchable has a search field of its own.",
          "$ref": "#/$defs/fieldPath"
        },
        "name": {
          "description": "Parameter that no field of the model knows; it needs a label.",
          "$ref": "#/$defs/identifier"
        },
        "label": {
          "description": "Default the label of the field.",
          "$ref": "#/$defs/Text"
        },
        "help": {
          "description": "Tooltip at the label; default the help of the field.",
          "$ref": "#/$defs/Text"
        },
        "placeholder": {
          "description": "Shown while nothing is entered; default 请输入 or 请选择 with the label.",
          "$ref": "#/$defs/Text"
        },
        "widget": {
          "description": "Control; default one that suits the field.",
          "$ref": "#/$defs/widget"
        },
        "props": {
          "description": "Props of the widget; values or expressions.",
          "type": "object"
        },
        "options": {
          "description": "Choices, whose labels stand for the values; default those of the field.",
          "$ref": "#/$defs/Options"
        },
        "default": {
          "description": "Value it begins with: JSON or an expression."
        },
        "range": {
          "description": "From and to; time means the moments from the first second of the first day to the last one of the last, number two numbers, both included.",
          "enum": [
            "day",
            "time",
            "number"
          ]
        },
        "prefix": {
          "description": "Prefix of the two parameters of a range; default that of the field's filter.",
          "type": "string",
          "pattern": "^[a-z][A-Za-z0-9]*$"
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "additionalProperties": false
    },
    "Column": {
      "title": "Column",
      "description": "A column: the name of a model field, or an object that says what differs; or a group of columns.",
      "anyOf": [
        {
          "$ref": "#/$defs/fieldPath"
        },
        {
          "$ref": "#/$defs/ColumnObject"
        },
        {
          "$ref": "#/$defs/ColumnGroup"
        }
      ]
    },
    "ColumnGroup": {
      "title": "ColumnGroup",
      "description": "Columns, or groups of them, below a head of their own. Where people move a column out of it in the column settings, the head stands above each part.",
      "type": "object",
      "properties": {
        "columns": {
          "description": "What stands below the head.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/Column"
          },
          "minItems": 1,
          "maxItems": 30
        },
        "label": {
          "description": "The head.",
          "$ref": "#/$defs/Text"
        },
        "fixed": {
          "description": "All of them stay at this side while the others move.",
          "enum": [
            "left",
            "right"
          ]
        }
      },
      "required": [
        "columns",
        "label"
      ],
      "additionalProperties": false
    },
    "ColumnObject": {
      "title": "ColumnObject",
      "description": "A column with what differs from the model.",
      "type": "object",
      "properties": {
        "field": {
          "description": "Field, or a dotted path into the row such as dept.deptName.",
          "$ref": "#/$defs/fieldPath"
        },
        "name": {
          "description": "Name of a column that is computed from no field; it needs a label and a value.",
          "$ref": "#/$defs/identifier"
        },
        "label": {
          "description": "Default the label of the field.",
          "$ref": "#/$defs/Text"
        },
        "help": {
          "description": "Tooltip at the header; default the help of the field.",
          "$ref": "#/$defs/Text"
        },
        "value": {
          "description": "Computed instead of read; reads row and index, its place in the whole list from 1.",
          "$ref": "#/$defs/Expression"
        },
        "widget": {
          "description": "Widget that shows the value; default one that suits the field.",
          "$ref": "#/$defs/widget"
        },
        "props": {
          "description": "Props of the widget; values or expressions.",
          "type": "object"
        },
        "options": {
          "description": "Choices, whose labels stand for the values; default those of the field.",
          "$ref": "#/$defs/Options"
        },
        "suffix": {
          "description": "Text behind the value, such as a unit.",
          "type": "string",
          "maxLength": 10
        },
        "cell": {
          "description": "What the cells do beside showing the value.",
          "$ref": "#/$defs/Cell"
        },
        "tone": {
          "description": "Tone of each cell: colour, background and a sign; reads row. One of default, primary, success, info, warning, danger; anything else is default.",
          "$ref": "#/$defs/Expression"
        },
        "width": {
          "description": "Pixels that a text is never cut below, and that columns of switches, controls and pictures take, whose contents say nothing of their width. Otherwise a column is as wide as what it shows.",
          "type": "integer",
          "minimum": 40,
          "maximum": 1200
        },
        "align": {
          "description": "Side the values stand at; default center.",
          "enum": [
            "left",
            "center",
            "right"
          ]
        },
        "fixed": {
          "description": "Stays at this side while the others move.",
          "enum": [
            "left",
            "right"
          ]
        },
        "ellipsis": {
          "description": "Whether a longer text ends in dots and is shown in full in a tooltip; false: it is wrapped.",
          "type": "boolean",
          "default": true
        },
        "sortable": {
          "description": "Rows can be ordered by it.",
          "type": "boolean",
          "default": false
        },
        "filterable": {
          "description": "Column filter from the dictionary or options.",
          "type": "boolean",
          "default": false
        },
        "shown": {
          "description": "false: hidden until chosen in the column settings.",
          "type": "boolean",
          "default": true
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "additionalProperties": false
    },
    "ListEdit": {
      "title": "ListEdit",
      "description": "What of the rows is changed in the table.",
      "type": "object",
      "properties": {
        "fields": {
          "description": "Fields whose columns become controls; default all that may be changed.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/identifier"
          },
          "minItems": 1,
          "maxItems": 60
        },
        "disabled": {
          "description": "Rows that cannot be changed; reads row.",
          "$ref": "#/$defs/Condition"
        }
      },
      "additionalProperties": false
    },
    "Cell": {
      "title": "Cell",
      "description": "What a cell does. A closed union, discriminated by type.",
      "type": "object",
      "required": [
        "type"
      ],
      "discriminator": {
        "propertyName": "type"
      },
      "oneOf": [
        {
          "$ref": "#/$defs/LinkCell"
        },
        {
          "$ref": "#/$defs/SwitchCell"
        },
        {
          "$ref": "#/$defs/EditCell"
        }
      ]
    },
    "LinkCell": {
      "title": "LinkCell",
      "description": "The value is a link that starts an action.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of cell.",
          "const": "link"
        },
        "action": {
          "description": "The action; it reads row.",
          "$ref": "#/$defs/actionRef"
        }
      },
      "required": [
        "type",
        "action"
      ],
      "additionalProperties": false
    },
    "SwitchCell": {
      "title": "SwitchCell",
      "description": "The value is changed in place, after a question. What it does and says follows from the model; here stands what differs.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of cell.",
          "const": "switch"
        },
        "on": {
          "description": "Value of the row that is switched on; default true, the first of the options, or 0.",
          "type": [
            "string",
            "number",
            "boolean"
          ]
        },
        "off": {
          "description": "Value of the row that is switched off; default false, the second of the options, or 1.",
          "type": [
            "string",
            "number",
            "boolean"
          ]
        },
        "request": {
          "description": "Stores the new value; reads row and value (the new one). Default from switches of the model.",
          "$ref": "#/$defs/Request"
        },
        "confirm": {
          "description": "Question; reads row and value. Default 确认启用…的{model label}吗？",
          "$ref": "#/$defs/Text"
        },
        "success": {
          "description": "Message afterwards; default 启用成功 or 停用成功.",
          "$ref": "#/$defs/Text"
        },
        "failure": {
          "description": "Message of a failure; reads row, value and the server's text as problem. Default 启用异常 or 停用异常 with that text.",
          "$ref": "#/$defs/Text"
        },
        "access": {
          "description": "Permission without which the value is only shown; default edit.",
          "$ref": "#/$defs/access"
        },
        "disabled": {
          "description": "Cannot be switched; reads row.",
          "$ref": "#/$defs/Condition"
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false
    },
    "EditCell": {
      "title": "EditCell",
      "description": "The cells hold a control. What is changed in them stays in the list until an action stores it, which reads the changed rows as edited.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of cell.",
          "const": "edit"
        },
        "widget": {
          "description": "Control; default that of the field.",
          "$ref": "#/$defs/widget"
        },
        "props": {
          "description": "Props of the widget; values or expressions.",
          "type": "object"
        },
        "access": {
          "description": "Permission without which the value is only shown.",
          "$ref": "#/$defs/access"
        },
        "disabled": {
          "description": "Cannot be changed; reads row.",
          "$ref": "#/$defs/Condition"
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false
    },
    "Summary": {
      "title": "Summary",
      "description": "A sum: the name of a column, or an object that says what is added up.",
      "anyOf": [
        {
          "$ref": "#/$defs/fieldPath"
        },
        {
          "$ref": "#/$defs/SummaryObject"
        }
      ]
    },
    "SummaryObject": {
      "title": "SummaryObject",
      "description": "A sum with what is added up.",
      "type": "object",
      "properties": {
        "field": {
          "description": "Field or name of the column.",
          "$ref": "#/$defs/fieldPath"
        },
        "of": {
          "description": "page: the rows on show, with what was changed in their cells. all: all rows that the search finds, added up by the server; for number fields of the model.",
          "enum": [
            "page",
            "all"
          ],
          "default": "page"
        }
      },
      "required": [
        "field"
      ],
      "additionalProperties": false
    },
    "Layout": {
      "title": "Layout",
      "description": "How the rows are arranged: the name of a layout that needs no more, or an object.",
      "anyOf": [
        {
          "$ref": "#/$defs/PlainLayout"
        },
        {
          "$ref": "#/$defs/LayoutObject"
        }
      ]
    },
    "PlainLayout": {
      "title": "PlainLayout",
      "description": "A layout that needs no more than its name.",
      "enum": [
        "table",
        "tree"
      ]
    },
    "LayoutObject": {
      "title": "LayoutObject",
      "description": "A layout with what it needs to know. A closed union, discriminated by type.",
      "type": "object",
      "required": [
        "type"
      ],
      "discriminator": {
        "propertyName": "type"
      },
      "oneOf": [
        {
          "$ref": "#/$defs/TableLayout"
        },
        {
          "$ref": "#/$defs/TreeLayout"
        },
        {
          "$ref": "#/$defs/GalleryLayout"
        },
        {
          "$ref": "#/$defs/KanbanLayout"
        },
        {
          "$ref": "#/$defs/CalendarLayout"
        }
      ]
    },
    "TableLayout": {
      "title": "TableLayout",
      "description": "The rows below each other, as lists are without layouts.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of layout.",
          "const": "table"
        },
        "name": {
          "description": "Name of the layout in the address and in saved views; default its type. Two of one type need two names.",
          "$ref": "#/$defs/identifier"
        },
        "label": {
          "description": "What the layout is called where it is chosen; default the name of its type.",
          "$ref": "#/$defs/Text"
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false
    },
    "TreeLayout": {
      "title": "TreeLayout",
      "description": "The rows below those that they belong to. All that the search finds is loaded at once; a row whose parent it does not find stands at the top.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of layout.",
          "const": "tree"
        },
        "name": {
          "description": "Name of the layout in the address and in saved views; default its type. Two of one type need two names.",
          "$ref": "#/$defs/identifier"
        },
        "label": {
          "description": "What the layout is called where it is chosen; default the name of its type.",
          "$ref": "#/$defs/Text"
        },
        "parent": {
          "description": "Field that holds the key of the row above; default that of the tree of the model, else the field of its relation to itself.",
          "$ref": "#/$defs/identifier"
        },
        "expanded": {
          "description": "Levels open at first; all when true.",
          "type": [
            "boolean",
            "integer"
          ],
          "default": true
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false
    },
    "GalleryLayout": {
      "title": "GalleryLayout",
      "description": "Cards with a picture, paged as the table is.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of layout.",
          "const": "gallery"
        },
        "name": {
          "description": "Name of the layout in the address and in saved views; default its type. Two of one type need two names.",
          "$ref": "#/$defs/identifier"
        },
        "label": {
          "description": "What the layout is called where it is chosen; default the name of its type.",
          "$ref": "#/$defs/Text"
        },
        "image": {
          "description": "Field with the path of the picture, or several, of which the first is shown.",
          "$ref": "#/$defs/LayoutField"
        },
        "fit": {
          "description": "cover: pictures fill their place and are cut. contain: they are shown whole.",
          "enum": [
            "cover",
            "contain"
          ],
          "default": "cover"
        },
        "title": {
          "description": "What a card is called; default the label field of the model, else the list's first column. One that is a link in the list is one here.",
          "$ref": "#/$defs/LayoutField"
        },
        "fields": {
          "description": "What a card shows beside its title; default the columns of the list.",
          "$ref": "#/$defs/LayoutFields"
        }
      },
      "required": [
        "type",
        "image"
      ],
      "additionalProperties": false
    },
    "KanbanLayout": {
      "title": "KanbanLayout",
      "description": "Cards in one column for each choice of a field. A card is dragged to another column, by pointer, finger or keys: where transitions move the field that is the transition, with all that it asks for; else the field is changed, which can be undone.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of layout.",
          "const": "kanban"
        },
        "name": {
          "description": "Name of the layout in the address and in saved views; default its type. Two of one type need two names.",
          "$ref": "#/$defs/identifier"
        },
        "label": {
          "description": "What the layout is called where it is chosen; default the name of its type.",
          "$ref": "#/$defs/Text"
        },
        "by": {
          "description": "Field with a dictionary, options or yes and no, whose choices are the columns in their order. Its filter exact or in finds the cards of a column.",
          "$ref": "#/$defs/identifier"
        },
        "values": {
          "description": "Values that have a column, in this order; default all choices.",
          "type": "array",
          "items": {
            "type": [
              "string",
              "number",
              "boolean"
            ]
          },
          "minItems": 1,
          "maxItems": 20
        },
        "pageSize": {
          "description": "Cards of a column at first, and more with each request for more.",
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 20
        },
        "title": {
          "description": "What a card is called; default the label field of the model, else the list's first column. One that is a link in the list is one here.",
          "$ref": "#/$defs/LayoutField"
        },
        "fields": {
          "description": "What a card shows beside its title; default the columns of the list.",
          "$ref": "#/$defs/LayoutFields"
        }
      },
      "required": [
        "type",
        "by"
      ],
      "additionalProperties": false
    },
    "CalendarLayout": {
      "title": "CalendarLayout",
      "description": "The rows on their days, by months or weeks, weeks of moments with their hours; on phones as a list of days. Only the days on show are asked for. A row is dragged to another day where the viewer may change it; a click on a day opens the form of the standard action create.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of layout.",
          "const": "calendar"
        },
        "name": {
          "description": "Name of the layout in the address and in saved views; default its type. Two of one type need two names.",
          "$ref": "#/$defs/identifier"
        },
        "label": {
          "description": "What the layout is called where it is chosen; default the name of its type.",
          "$ref": "#/$defs/Text"
        },
        "start": {
          "description": "Day or moment of a row; its filter dayRange or timeRange finds the days on show.",
          "$ref": "#/$defs/identifier"
        },
        "end": {
          "description": "Last day or moment of a row, with a filter whose prefix is not that of start; default it takes one day.",
          "$ref": "#/$defs/identifier"
        },
        "title": {
          "description": "What a card is called; default the label field of the model, else the list's first column. One that is a link in the list is one here.",
          "$ref": "#/$defs/LayoutField"
        },
        "fields": {
          "description": "What a card shows beside its title; default the columns of the list.",
          "$ref": "#/$defs/LayoutFields"
        }
      },
      "required": [
        "type",
        "start"
      ],
      "additionalProperties": false
    },
    "LayoutField": {
      "title": "LayoutField",
      "description": "A field on a card: a column of the list as it is there, another field of the model, or an object that says what differs.",
      "anyOf": [
        {
          "$ref": "#/$defs/fieldPath"
        },
        {
          "$ref": "#/$defs/ColumnObject"
        }
      ]
    },
    "LayoutFields": {
      "title": "LayoutFields",
      "description": "Fields on a card, in this order.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/LayoutField"
      },
      "maxItems": 12
    },
    "PivotBlock": {
      "title": "PivotBlock",
      "description": "Figures of an aggregate, a source or records at hand, by the values of some fields down and of others across, with totals.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of block.",
          "const": "pivot"
        },
        "name": {
          "description": "Name by which actions and expressions reach the block.",
          "$ref": "#/$defs/identifier"
        },
        "title": {
          "description": "Heading.",
          "$ref": "#/$defs/Text"
        },
        "model": {
          "description": "Model of the figures; default that of the page.",
          "$ref": "#/$defs/modelRef"
        },
        "aggregate": {
          "description": "Aggregate of the model that is shown.",
          "$ref": "#/$defs/identifier"
        },
        "params": {
          "description": "Parameters of the request for the aggregate: the search of the list.",
          "$ref": "#/$defs/Values"
        },
        "source": {
          "description": "Source of the page whose records are shown.",
          "$ref": "#/$defs/sourceRef"
        },
        "records": {
          "description": "Records that are at hand, such as record.lines.",
          "$ref": "#/$defs/Expression"
        },
        "rows": {
          "description": "Fields whose values stand down the left side.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/PivotDimension"
          },
          "minItems": 1,
          "maxItems": 3
        },
        "columns": {
          "description": "Fields whose values stand across the top.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/PivotDimension"
          },
          "maxItems": 2
        },
        "measures": {
          "description": "The numbers in the cells.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/PivotMeasure"
          },
          "minItems": 1,
          "maxItems": 6
        },
        "totals": {
          "description": "A row and a column of totals.",
          "type": "boolean",
          "default": true
        },
        "sort": {
          "description": "Order of the rows by the total of a measure, by its field, at first; default that of their labels.",
          "$ref": "#/$defs/Sort"
        },
        "height": {
          "description": "Most height in pixels; what is longer scrolls.",
          "type": "integer",
          "minimum": 160,
          "maximum": 2000,
          "default": 560
        },
        "download": {
          "description": "A button saves the table as CSV, with all digits of its numbers.",
          "type": "boolean",
          "default": true
        },
        "empty": {
          "description": "Text while there is nothing to show.",
          "$ref": "#/$defs/Text"
        },
        "onClick": {
          "description": "Steps run when a number is clicked; row holds the values of the fields that it stands for, so that a list can show their records. Of a total it holds those of its row or column.",
          "$ref": "#/$defs/steps"
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type",
        "rows",
        "measures"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "pivot",
          "title": "每月各类借阅",
          "model": "loan",
          "aggregate": "monthlyKinds",
          "rows": [
            "kind"
          ],
          "columns": [
            {
              "field": "month",
              "label": "月份"
            }
          ],
          "measures": [
            "loans"
          ],
          "sort": {
            "loans": "desc"
          }
        },
        {
          "type": "pivot",
          "records": {
            "$expr": "state.sales"
          },
          "rows": [
            {
              "field": "region",
              "label": "大区"
            },
            {
              "field": "shop",
              "label": "门店"
            }
          ],
          "columns": [
            {
              "field": "year",
              "label": "年"
            }
          ],
          "measures": [
            {
              "field": "amount",
              "label": "金额",
              "currency": "CNY",
              "precision": 2
            },
            {
              "field": "price",
              "label": "最高单价",
              "total": "max"
            }
          ]
        }
      ]
    },
    "PivotDimension": {
      "title": "PivotDimension",
      "description": "A field whose values stand at a side: its name, or what differs of it.",
      "anyOf": [
        {
          "$ref": "#/$defs/fieldPath"
        },
        {
          "$ref": "#/$defs/PivotDimensionObject"
        }
      ]
    },
    "PivotDimensionObject": {
      "title": "PivotDimensionObject",
      "description": "A field whose values stand at a side, with what differs from the model.",
      "type": "object",
      "properties": {
        "field": {
          "description": "Member of the records.",
          "$ref": "#/$defs/fieldPath"
        },
        "label": {
          "description": "Default the label of the field.",
          "$ref": "#/$defs/Text"
        },
        "dict": {
          "description": "Dictionary whose labels stand for the values; default that of the field.",
          "$ref": "#/$defs/dict"
        },
        "options": {
          "description": "Choices, whose labels stand for the values; default those of the field.",
          "$ref": "#/$defs/Options"
        }
      },
      "required": [
        "field"
      ],
      "additionalProperties": false
    },
    "PivotMeasure": {
      "title": "PivotMeasure",
      "description": "Numbers of the cells: a member of the records, or what differs of it.",
      "anyOf": [
        {
          "$ref": "#/$defs/fieldPath"
        },
        {
          "$ref": "#/$defs/PivotMeasureObject"
        }
      ]
    },
    "PivotMeasureObject": {
      "title": "PivotMeasureObject",
      "description": "Numbers of the cells, with what differs from the model.",
      "type": "object",
      "properties": {
        "field": {
          "description": "Member of the records.",
          "$ref": "#/$defs/fieldPath"
        },
        "label": {
          "description": "Default the label of the field.",
          "$ref": "#/$defs/Text"
        },
        "currency": {
          "description": "Currency of the numbers; default that of the field.",
          "type": "string",
          "pattern": "^[A-Z]{3}$"
        },
        "precision": {
          "description": "Digits after the point; default those of the field.",
          "type": "integer",
          "minimum": 0,
          "maximum": 10
        },
        "suffix": {
          "description": "Text behind the value, such as a unit.",
          "type": "string",
          "maxLength": 10
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        },
        "total": {
          "description": "How several numbers become one; default as the measure of the aggregate is made, else sum. Averages and counts of different values have none.",
          "enum": [
            "sum",
            "min",
            "max",
            "none"
          ]
        }
      },
      "required": [
        "field"
      ],
      "additionalProperties": false
    },
    "StatisticBlock": {
      "title": "StatisticBlock",
      "description": "Figures as cards: each the number of the last record or of all, with its change against the record before and its course.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of block.",
          "const": "statistic"
        },
        "name": {
          "description": "Name by which actions and expressions reach the block.",
          "$ref": "#/$defs/identifier"
        },
        "title": {
          "description": "Heading.",
          "$ref": "#/$defs/Text"
        },
        "model": {
          "description": "Model of the figures; default that of the page.",
          "$ref": "#/$defs/modelRef"
        },
        "aggregate": {
          "description": "Aggregate of the model that is shown.",
          "$ref": "#/$defs/identifier"
        },
        "params": {
          "description": "Parameters of the request for the aggregate: the search of the list.",
          "$ref": "#/$defs/Values"
        },
        "source": {
          "description": "Source of the page whose records are shown.",
          "$ref": "#/$defs/sourceRef"
        },
        "records": {
          "description": "Records that are at hand, such as record.lines.",
          "$ref": "#/$defs/Expression"
        },
        "columns": {
          "description": "Cards a row on wide screens; default all, four at most.",
          "type": "integer",
          "minimum": 1,
          "maximum": 6
        },
        "items": {
          "description": "The figures, in this order.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/StatisticItem"
          },
          "minItems": 1,
          "maxItems": 12
        },
        "against": {
          "description": "What the record before is called; default 较上期.",
          "$ref": "#/$defs/Text"
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type",
        "items"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "statistic",
          "model": "loan",
          "aggregate": "monthly",
          "against": "较上月",
          "items": [
            "loans",
            {
              "field": "fee",
              "label": "本月押金"
            },
            {
              "field": "fee",
              "label": "半年押金",
              "of": "sum"
            },
            {
              "field": "loans",
              "label": "逾期",
              "suffix": "次",
              "lessIsBetter": true
            }
          ]
        },
        {
          "type": "statistic",
          "title": "今日",
          "columns": 3,
          "records": {
            "$expr": "state.today"
          },
          "items": [
            {
              "field": "orders",
              "label": "订单",
              "suffix": "单",
              "onClick": [
                {
                  "type": "message",
                  "text": {
                    "$text": "{row.orders} 单"
                  }
                }
              ]
            },
            {
              "field": "amount",
              "label": "金额",
              "currency": "CNY",
              "precision": 2
            },
            {
              "field": "state",
              "label": "状态"
            }
          ]
        }
      ]
    },
    "StatisticItem": {
      "title": "StatisticItem",
      "description": "A figure: a member of the records, or what differs of it.",
      "anyOf": [
        {
          "$ref": "#/$defs/fieldPath"
        },
        {
          "$ref": "#/$defs/StatisticItemObject"
        }
      ]
    },
    "StatisticItemObject": {
      "title": "StatisticItemObject",
      "description": "A figure, with what differs from the model.",
      "type": "object",
      "properties": {
        "field": {
          "description": "Member of the records.",
          "$ref": "#/$defs/fieldPath"
        },
        "label": {
          "description": "Default the label of the field.",
          "$ref": "#/$defs/Text"
        },
        "currency": {
          "description": "Currency of the numbers; default that of the field.",
          "type": "string",
          "pattern": "^[A-Z]{3}$"
        },
        "precision": {
          "description": "Digits after the point; default those of the field.",
          "type": "integer",
          "minimum": 0,
          "maximum": 10
        },
        "suffix": {
          "description": "Text behind the value, such as a unit.",
          "type": "string",
          "maxLength": 10
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        },
        "of": {
          "description": "last: the number of the last record, with its change against the one before; sum: of all records.",
          "enum": [
            "last",
            "sum"
          ],
          "default": "last"
        },
        "lessIsBetter": {
          "description": "A number that falls is good, such as complaints.",
          "type": "boolean",
          "default": false
        },
        "onClick": {
          "description": "Steps run when the card is clicked; they read the last record as row.",
          "$ref": "#/$defs/steps"
        }
      },
      "required": [
        "field"
      ],
      "additionalProperties": false
    },
    "TimelineBlock": {
      "title": "TimelineBlock",
      "description": "Records one below the other along a line, such as what happened to a parcel.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of block.",
          "const": "timeline"
        },
        "name": {
          "description": "Name by which actions and expressions reach the block.",
          "$ref": "#/$defs/identifier"
        },
        "title": {
          "description": "Heading.",
          "$ref": "#/$defs/Text"
        },
        "source": {
          "description": "Source of the page whose records are shown.",
          "$ref": "#/$defs/sourceRef"
        },
        "records": {
          "description": "Records that are at hand, such as record.events.",
          "$ref": "#/$defs/Expression"
        },
        "text": {
          "description": "What happened; reads row.",
          "$ref": "#/$defs/Text"
        },
        "time": {
          "description": "When; reads row.",
          "$ref": "#/$defs/Text"
        },
        "detail": {
          "description": "What else there is to say; reads row.",
          "$ref": "#/$defs/Text"
        },
        "tone": {
          "description": "Colour of the dot: primary, success, info, warning or danger; anything else is grey. Reads row.",
          "$ref": "#/$defs/Expression"
        },
        "first": {
          "description": "Records that are shown at first; further ones on demand.",
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 20
        },
        "empty": {
          "description": "Text while there are no records.",
          "$ref": "#/$defs/Text"
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type",
        "text"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "timeline",
          "title": "物流跟踪",
          "source": "events",
          "text": {
            "$expr": "row.what"
          },
          "time": {
            "$expr": "row.at"
          },
          "detail": {
            "$expr": "row.note"
          },
          "tone": {
            "$expr": "row.what == '已签收' ? 'success' : row.failed ? 'danger' : null"
          },
          "empty": "还没有物流信息"
        },
        {
          "type": "timeline",
          "records": {
            "$expr": "state.events"
          },
          "text": {
            "$expr": "row.what"
          },
          "first": 2
        }
      ]
    },
    "TreeBlock": {
      "title": "TreeBlock",
      "description": "A searchable tree; choosing a node writes its key into the page state.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of block.",
          "const": "tree"
        },
        "name": {
          "description": "Name by which actions and expressions reach the block.",
          "$ref": "#/$defs/identifier"
        },
        "title": {
          "description": "Heading.",
          "$ref": "#/$defs/Text"
        },
        "options": {
          "description": "Its nodes.",
          "$ref": "#/$defs/Options"
        },
        "state": {
          "description": "Member of the page state that holds the chosen key; choosing again clears it.",
          "$ref": "#/$defs/writtenState"
        },
        "placeholder": {
          "description": "Shown in the search box; default 请输入.",
          "$ref": "#/$defs/Text"
        },
        "tools": {
          "description": "Buttons that open and close all nodes and load the tree again.",
          "type": "boolean",
          "default": false
        },
        "onChange": {
          "description": "Steps run when another node is chosen or none; they read the key as value.",
          "$ref": "#/$defs/steps"
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type",
        "options",
        "state"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "tree",
          "title": "部门",
          "state": "dept",
          "tools": true,
          "options": {
            "from": "request",
            "url": "/example/depts",
            "value": "id",
            "label": "label",
            "children": "children"
          }
        }
      ]
    },
    "CardBlock": {
      "title": "CardBlock",
      "description": "Blocks in a card, with buttons at its side.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of block.",
          "const": "card"
        },
        "name": {
          "description": "Name by which actions and expressions reach the block.",
          "$ref": "#/$defs/identifier"
        },
        "title": {
          "description": "Heading.",
          "$ref": "#/$defs/Text"
        },
        "actions": {
          "description": "Buttons at the side of the card; below it on phones.",
          "$ref": "#/$defs/actionRefs"
        },
        "body": {
          "description": "Blocks in it.",
          "$ref": "#/$defs/blocks"
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type",
        "body"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "card",
          "title": "公告",
          "body": [
            {
              "type": "text",
              "text": "周五停机维护。"
            }
          ]
        },
        {
          "type": "card",
          "title": "存储空间",
          "actions": [
            "clean"
          ],
          "body": [
            {
              "type": "text",
              "text": "已用 80%。"
            }
          ]
        }
      ]
    },
    "MasterDetailBlock": {
      "title": "MasterDetailBlock",
      "description": "A list, and the record that is chosen in it beside or below; on a phone the record opens over the list.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of block.",
          "const": "masterDetail"
        },
        "name": {
          "description": "Name by which actions and expressions reach the block.",
          "$ref": "#/$defs/identifier"
        },
        "list": {
          "description": "The list in which a record of its model is chosen; what a click on a row does and how rows are checked is said by this block.",
          "$ref": "#/$defs/Block"
        },
        "state": {
          "description": "Member of the page state that holds the key of the chosen record. It stands in the address if the search of the list does.",
          "$ref": "#/$defs/writtenState"
        },
        "side": {
          "description": "Where the list stands: left of the record, or above it.",
          "enum": [
            "left",
            "top"
          ],
          "default": "left"
        },
        "width": {
          "description": "Width of a list on the left in pixels; people can drag its edge.",
          "type": "integer",
          "minimum": 200,
          "maximum": 640,
          "default": 420
        },
        "title": {
          "description": "Heading above the record; reads record. Default its label field.",
          "$ref": "#/$defs/Text"
        },
        "detail": {
          "description": "Blocks of the chosen record, which they read as record.",
          "$ref": "#/$defs/blocks"
        },
        "empty": {
          "description": "Text while no record is chosen.",
          "$ref": "#/$defs/Text"
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type",
        "list",
        "state",
        "detail"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "masterDetail",
          "name": "desk",
          "state": "bookId",
          "list": {
            "type": "list",
            "name": "books",
            "model": "book",
            "columns": [
              "title",
              "status"
            ],
            "tools": false
          },
          "detail": [
            {
              "type": "descriptions",
              "fields": [
                "title",
                "pages",
                "status",
                "bought"
              ]
            }
          ]
        },
        {
          "type": "masterDetail",
          "state": "bookId",
          "side": "top",
          "list": {
            "type": "list",
            "name": "books",
            "model": "book",
            "columns": [
              "title",
              "pages",
              "status",
              "bought"
            ]
          },
          "title": {
            "$text": "《{record.title}》"
          },
          "detail": [
            {
              "type": "text",
              "text": {
                "$text": "{record.pages} 页"
              }
            }
          ],
          "empty": "请选择一本书"
        }
      ]
    },
    "RepeatBlock": {
      "title": "RepeatBlock",
      "description": "The same blocks for each record of a list, as cards; they read row and index, the place from 1.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of block.",
          "const": "repeat"
        },
        "name": {
          "description": "Name by which actions and expressions reach the block.",
          "$ref": "#/$defs/identifier"
        },
        "records": {
          "description": "The list, such as a source.",
          "$ref": "#/$defs/Expression"
        },
        "where": {
          "description": "Records shown; reads row.",
          "$ref": "#/$defs/Condition"
        },
        "columns": {
          "description": "Cards a row where there is room.",
          "type": "integer",
          "minimum": 1,
          "maximum": 6,
          "default": 1
        },
        "empty": {
          "description": "Text when there is no record.",
          "$ref": "#/$defs/Text"
        },
        "body": {
          "description": "Blocks of one card.",
          "$ref": "#/$defs/blocks"
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type",
        "records",
        "body"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "repeat",
          "records": {
            "$expr": "state.books"
          },
          "columns": 2,
          "body": [
            {
              "type": "text",
              "text": {
                "$text": "{index}. {row.title}"
              },
              "tone": "title"
            },
            {
              "type": "text",
              "text": {
                "$text": "{row.pages} 页"
              },
              "tone": "secondary"
            }
          ]
        },
        {
          "type": "repeat",
          "records": {
            "$expr": "state.books"
          },
          "empty": "还没有图书",
          "body": [
            {
              "type": "text",
              "text": {
                "$expr": "row.title"
              }
            }
          ]
        }
      ]
    },
    "SplitBlock": {
      "title": "SplitBlock",
      "description": "Panes side by side, one below the other on small screens.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of block.",
          "const": "split"
        },
        "name": {
          "description": "Name by which actions and expressions reach the block.",
          "$ref": "#/$defs/identifier"
        },
        "panes": {
          "description": "The panes, from the left.",
          "type": "array",
          "minItems": 2,
          "maxItems": 4,
          "items": {
            "$ref": "#/$defs/Pane"
          }
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type",
        "panes"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "split",
          "panes": [
            {
              "title": "目录",
              "span": 6,
              "collapsible": true,
              "body": [
                {
                  "type": "card",
                  "body": [
                    {
                      "type": "text",
                      "text": "目录"
                    }
                  ]
                }
              ]
            },
            {
              "span": 18,
              "body": [
                {
                  "type": "card",
                  "body": [
                    {
                      "type": "text",
                      "text": "正文"
                    }
                  ]
                }
              ]
            }
          ]
        }
      ]
    },
    "Pane": {
      "title": "Pane",
      "description": "One pane of a split.",
      "type": "object",
      "properties": {
        "title": {
          "description": "Shown where the pane is folded on small screens.",
          "$ref": "#/$defs/Text"
        },
        "span": {
          "description": "Of 24.",
          "type": "integer",
          "minimum": 2,
          "maximum": 22
        },
        "width": {
          "description": "Width in pixels, instead of a share.",
          "type": "integer",
          "minimum": 100,
          "maximum": 1000
        },
        "collapsible": {
          "description": "A button folds it away.",
          "type": "boolean",
          "default": false
        },
        "resizable": {
          "description": "Its width is dragged, and kept for each person under the name of the block; for panes with a width.",
          "type": "boolean",
          "default": false
        },
        "body": {
          "description": "Blocks in it.",
          "$ref": "#/$defs/blocks"
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "body"
      ],
      "additionalProperties": false
    },
    "TabsBlock": {
      "title": "TabsBlock",
      "description": "Blocks behind tabs. `?tab=key` in the address opens the tab of that key.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of block.",
          "const": "tabs"
        },
        "name": {
          "description": "Name by which actions and expressions reach the block.",
          "$ref": "#/$defs/identifier"
        },
        "active": {
          "description": "Key of the tab shown first; default the first one.",
          "$ref": "#/$defs/identifier"
        },
        "items": {
          "description": "The tabs, in this order.",
          "type": "array",
          "minItems": 1,
          "maxItems": 20,
          "items": {
            "$ref": "#/$defs/Tab"
          }
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type",
        "items"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "tabs",
          "items": [
            {
              "key": "basic",
              "label": "基本信息",
              "icon": "user",
              "body": [
                {
                  "type": "text",
                  "text": "姓名与联系方式"
                }
              ]
            },
            {
              "key": "more",
              "label": "更多",
              "body": [
                {
                  "type": "text",
                  "text": "其他说明"
                }
              ]
            }
          ]
        }
      ]
    },
    "Tab": {
      "title": "Tab",
      "description": "One tab of a page.",
      "type": "object",
      "properties": {
        "key": {
          "description": "Its name in the address.",
          "$ref": "#/$defs/identifier"
        },
        "label": {
          "description": "What stands on it.",
          "$ref": "#/$defs/Text"
        },
        "icon": {
          "description": "Icon before the label.",
          "$ref": "#/$defs/icon"
        },
        "body": {
          "description": "Blocks behind it.",
          "$ref": "#/$defs/blocks"
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "key",
        "label",
        "body"
      ],
      "additionalProperties": false
    },
    "ActionsBlock": {
      "title": "ActionsBlock",
      "description": "A row of buttons.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of block.",
          "const": "actions"
        },
        "name": {
          "description": "Name by which actions and expressions reach the block.",
          "$ref": "#/$defs/identifier"
        },
        "actions": {
          "description": "Keys of the actions.",
          "$ref": "#/$defs/actionRefs"
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type",
        "actions"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "actions",
          "actions": [
            "send",
            "drop"
          ]
        }
      ]
    },
    "CountdownBlock": {
      "title": "CountdownBlock",
      "description": "Days, hours, minutes and seconds until a moment, by the server's clock.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of block.",
          "const": "countdown"
        },
        "name": {
          "description": "Name by which actions and expressions reach the block.",
          "$ref": "#/$defs/identifier"
        },
        "title": {
          "description": "Heading.",
          "$ref": "#/$defs/Text"
        },
        "to": {
          "description": "The moment, such as 2026-12-31 18:00:00 by the clock of the server, or a field of the record. While it is empty, nothing is counted.",
          "$ref": "#/$defs/Text"
        },
        "done": {
          "description": "Text once the moment is reached; default 已到时间.",
          "$ref": "#/$defs/Text"
        },
        "onEnd": {
          "description": "Steps run when the moment is reached while the page is open; not when it is past already.",
          "$ref": "#/$defs/steps"
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type",
        "to"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "countdown",
          "title": "距报名截止",
          "to": "2099-12-31 18:00:00"
        },
        {
          "type": "countdown",
          "to": {
            "$expr": "state.end"
          },
          "done": "活动已结束"
        },
        {
          "type": "countdown",
          "title": "距开始",
          "to": {
            "$expr": "state.start"
          }
        }
      ]
    },
    "DiffViewBlock": {
      "title": "DiffViewBlock",
      "description": "What differs between two texts or two values, line by line and word by word.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of block.",
          "const": "diffView"
        },
        "name": {
          "description": "Name by which actions and expressions reach the block.",
          "$ref": "#/$defs/identifier"
        },
        "title": {
          "description": "Heading.",
          "$ref": "#/$defs/Text"
        },
        "before": {
          "description": "What was before, such as record.before.",
          "$ref": "#/$defs/Expression"
        },
        "after": {
          "description": "What is now.",
          "$ref": "#/$defs/Expression"
        },
        "format": {
          "description": "json: both are compared as JSON, with members in one order, so that only their meaning counts.",
          "enum": [
            "text",
            "json"
          ],
          "default": "text"
        },
        "layout": {
          "description": "Both beside each other, or one below the other; people can change it. On a phone always one below the other.",
          "enum": [
            "split",
            "unified"
          ],
          "default": "split"
        },
        "context": {
          "description": "Lines without a change that are shown around each change.",
          "type": "integer",
          "minimum": 0,
          "maximum": 100,
          "default": 3
        },
        "beforeLabel": {
          "description": "Heading of what was before; default 变更前.",
          "$ref": "#/$defs/Text"
        },
        "afterLabel": {
          "description": "Heading of what is now; default 变更后.",
          "$ref": "#/$defs/Text"
        },
        "empty": {
          "description": "Text while nothing differs.",
          "$ref": "#/$defs/Text"
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type",
        "before",
        "after"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "diffView",
          "title": "公告修改",
          "before": {
            "$expr": "state.before"
          },
          "after": {
            "$expr": "state.after"
          }
        },
        {
          "type": "diffView",
          "format": "json",
          "layout": "unified",
          "before": {
            "$expr": "state.before"
          },
          "after": {
            "$expr": "state.after"
          }
        },
        {
          "type": "diffView",
          "before": {
            "$expr": "state.same"
          },
          "after": {
            "$expr": "state.same"
          },
          "empty": "两个版本相同"
        }
      ]
    },
    "HeadingBlock": {
      "title": "HeadingBlock",
      "description": "A round picture with a title and a line below, such as a person.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of block.",
          "const": "heading"
        },
        "name": {
          "description": "Name by which actions and expressions reach the block.",
          "$ref": "#/$defs/identifier"
        },
        "picture": {
          "description": "Path of a stored picture; a drawn figure where it is empty. Absent: no picture.",
          "$ref": "#/$defs/Text"
        },
        "title": {
          "description": "Large line.",
          "$ref": "#/$defs/Text"
        },
        "text": {
          "description": "Small line below.",
          "$ref": "#/$defs/Text"
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type",
        "title"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "heading",
          "picture": "",
          "title": "张三",
          "text": "研发部门"
        },
        {
          "type": "heading",
          "title": "年度报告"
        }
      ]
    },
    "HtmlBlock": {
      "title": "HtmlBlock",
      "description": "HTML content, sanitised before it is shown.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of block.",
          "const": "html"
        },
        "name": {
          "description": "Name by which actions and expressions reach the block.",
          "$ref": "#/$defs/identifier"
        },
        "html": {
          "description": "The content.",
          "$ref": "#/$defs/Text"
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type",
        "html"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "html",
          "html": "<p>本周五 <strong>22:00</strong> 停机维护。</p>"
        }
      ]
    },
    "IframeBlock": {
      "title": "IframeBlock",
      "description": "Another address in a frame.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of block.",
          "const": "iframe"
        },
        "name": {
          "description": "Name by which actions and expressions reach the block.",
          "$ref": "#/$defs/identifier"
        },
        "src": {
          "description": "The address.",
          "$ref": "#/$defs/Text"
        },
        "title": {
          "description": "What the frame holds, for screen readers.",
          "$ref": "#/$defs/Text"
        },
        "height": {
          "description": "Height in pixels; default what there is.",
          "type": "integer",
          "minimum": 100
        },
        "trusted": {
          "description": "A page of this very site, which acts in the name of who is signed in. Pages of other sites stay locked in, whatever this says.",
          "type": "boolean",
          "default": false
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type",
        "src",
        "title"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "iframe",
          "src": "logo.svg",
          "title": "标志",
          "height": 120
        }
      ]
    },
    "JsonViewBlock": {
      "title": "JsonViewBlock",
      "description": "A value as a tree of JSON that is opened and folded, searched and copied; large documents, too.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of block.",
          "const": "jsonView"
        },
        "name": {
          "description": "Name by which actions and expressions reach the block.",
          "$ref": "#/$defs/identifier"
        },
        "title": {
          "description": "Heading.",
          "$ref": "#/$defs/Text"
        },
        "source": {
          "description": "Source of the page whose answer is shown.",
          "$ref": "#/$defs/sourceRef"
        },
        "value": {
          "description": "A value at hand, such as record.result.",
          "$ref": "#/$defs/Expression"
        },
        "depth": {
          "description": "Levels that are open at first.",
          "type": "integer",
          "minimum": 0,
          "maximum": 20,
          "default": 2
        },
        "height": {
          "description": "Most height in pixels; what is longer scrolls.",
          "type": "integer",
          "minimum": 80,
          "maximum": 2000,
          "default": 400
        },
        "empty": {
          "description": "Text while there is no value.",
          "$ref": "#/$defs/Text"
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "jsonView",
          "title": "返回",
          "source": "answer"
        },
        {
          "type": "jsonView",
          "value": {
            "$expr": "state.text"
          },
          "depth": 1,
          "height": 160
        },
        {
          "type": "jsonView",
          "value": {
            "$expr": "state.text"
          }
        },
        {
          "type": "jsonView",
          "value": {
            "$expr": "state.text"
          },
          "empty": "没有请求参数"
        }
      ]
    },
    "LogViewBlock": {
      "title": "LogViewBlock",
      "description": "Lines of a log: colours by level, search, wrapping, copy and download; it follows what is added. A source with every is asked again and again.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of block.",
          "const": "logView"
        },
        "name": {
          "description": "Name by which actions and expressions reach the block.",
          "$ref": "#/$defs/identifier"
        },
        "title": {
          "description": "Heading.",
          "$ref": "#/$defs/Text"
        },
        "source": {
          "description": "Source of the page whose answer is shown.",
          "$ref": "#/$defs/sourceRef"
        },
        "value": {
          "description": "A value at hand, such as record.result.",
          "$ref": "#/$defs/Expression"
        },
        "height": {
          "description": "Height in pixels.",
          "type": "integer",
          "minimum": 120,
          "maximum": 2000,
          "default": 400
        },
        "wrap": {
          "description": "Long lines are wrapped at first; people can change it.",
          "type": "boolean",
          "default": false
        },
        "follow": {
          "description": "It shows the last lines and follows what is added; people can change it.",
          "type": "boolean",
          "default": true
        },
        "empty": {
          "description": "Text while there are no lines.",
          "$ref": "#/$defs/Text"
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "logView",
          "title": "任务日志",
          "source": "log",
          "height": 200
        },
        {
          "type": "logView",
          "value": {
            "$expr": "state.text"
          },
          "wrap": true,
          "height": 120
        },
        {
          "type": "logView",
          "value": {
            "$expr": "state.text"
          },
          "height": 120,
          "empty": "还没有日志"
        }
      ]
    },
    "MapRouteBlock": {
      "title": "MapRouteBlock",
      "description": "A map that finds the way by car between two places, with its distance, time and steps.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of block.",
          "const": "mapRoute"
        },
        "name": {
          "description": "Name by which actions and expressions reach the block.",
          "$ref": "#/$defs/identifier"
        },
        "title": {
          "description": "Heading.",
          "$ref": "#/$defs/Text"
        },
        "center": {
          "description": "Longitude and latitude in the middle at first; default Beijing.",
          "type": "array",
          "items": {
            "type": "number",
            "minimum": -180,
            "maximum": 180
          },
          "minItems": 2,
          "maxItems": 2
        },
        "zoom": {
          "description": "How near the map is at first: 3 is the country, 10 a city.",
          "type": "integer",
          "minimum": 3,
          "maximum": 13,
          "default": 8
        },
        "height": {
          "description": "Height of the map in pixels.",
          "type": "integer",
          "minimum": 240,
          "maximum": 2000,
          "default": 560
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "mapRoute",
          "title": "配送路线",
          "center": [
            121.47,
            31.23
          ],
          "zoom": 7,
          "height": 300
        }
      ]
    },
    "MarkdownBlock": {
      "title": "MarkdownBlock",
      "description": "Text in Markdown, with tables and task lists; HTML in it is sanitised before it is shown.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of block.",
          "const": "markdown"
        },
        "name": {
          "description": "Name by which actions and expressions reach the block.",
          "$ref": "#/$defs/identifier"
        },
        "title": {
          "description": "Heading.",
          "$ref": "#/$defs/Text"
        },
        "text": {
          "description": "The text.",
          "$ref": "#/$defs/Text"
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type",
        "text"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "markdown",
          "text": "## 发布说明\n\n- **导入**：支持 `xlsx`\n- [文档](https://example.com)\n\n| 字段 | 说明 |\n|---|---|\n| 名称 | 必填 |\n\n```json\n{ \"type\": \"markdown\" }\n```\n\n> 周五 22:00 停机维护。"
        },
        {
          "type": "markdown",
          "title": "来自他人的文字",
          "text": "<script>alert(1)</script>\n\n[点我](javascript:alert(1))：其余照常显示。"
        }
      ]
    },
    "QrBlock": {
      "title": "QrBlock",
      "description": "A QR code or barcode of a text, or of the address of the page; it can be saved as a picture.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of block.",
          "const": "qr"
        },
        "name": {
          "description": "Name by which actions and expressions reach the block.",
          "$ref": "#/$defs/identifier"
        },
        "title": {
          "description": "Heading.",
          "$ref": "#/$defs/Text"
        },
        "text": {
          "description": "What the code says; default the address of the page, for another device.",
          "$ref": "#/$defs/Text"
        },
        "barcode": {
          "description": "Kind of barcode; without it, it is a QR code.",
          "enum": [
            "CODE128",
            "CODE39",
            "EAN13",
            "EAN8",
            "UPC",
            "ITF14",
            "codabar"
          ]
        },
        "size": {
          "description": "Side of the QR code or height of the barcode in pixels.",
          "type": "integer",
          "minimum": 40,
          "maximum": 400,
          "default": 160
        },
        "caption": {
          "description": "Text below the code.",
          "$ref": "#/$defs/Text"
        },
        "download": {
          "description": "A button saves the code as a picture.",
          "type": "boolean",
          "default": false
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "qr",
          "title": "手机打开本页",
          "caption": "扫码在手机上查看",
          "download": true
        },
        {
          "type": "qr",
          "text": {
            "$expr": "state.no"
          },
          "barcode": "CODE128",
          "size": 64
        },
        {
          "type": "qr",
          "title": "标签",
          "text": {
            "$expr": "state.no"
          }
        }
      ]
    },
    "StepsBlock": {
      "title": "StepsBlock",
      "description": "How far something is: steps in a row, one below the other on phones.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of block.",
          "const": "steps"
        },
        "name": {
          "description": "Name by which actions and expressions reach the block.",
          "$ref": "#/$defs/identifier"
        },
        "title": {
          "description": "Heading.",
          "$ref": "#/$defs/Text"
        },
        "items": {
          "description": "The steps, in their order.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/StepsItem"
          },
          "minItems": 2,
          "maxItems": 12
        },
        "current": {
          "description": "Value of the present step, such as record.status. One that no step has: none has begun.",
          "$ref": "#/$defs/Expression"
        },
        "finished": {
          "description": "Whether the present step is done, too.",
          "$ref": "#/$defs/Condition"
        },
        "failed": {
          "description": "Whether the present step went wrong.",
          "$ref": "#/$defs/Condition"
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type",
        "items",
        "current"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "steps",
          "title": "订单进度",
          "current": {
            "$expr": "state.order.status"
          },
          "items": [
            {
              "value": "new",
              "label": "已下单",
              "text": {
                "$expr": "state.order.time"
              }
            },
            {
              "value": "paid",
              "label": "已付款"
            },
            {
              "value": "shipped",
              "label": "已发货"
            },
            {
              "value": "done",
              "label": "已签收"
            }
          ]
        },
        {
          "type": "steps",
          "current": {
            "$expr": "2"
          },
          "failed": {
            "$expr": "true"
          },
          "items": [
            {
              "value": 1,
              "label": "上传"
            },
            {
              "value": 2,
              "label": "检查",
              "text": "第 3 行有误"
            },
            {
              "value": 3,
              "label": "导入"
            }
          ]
        }
      ]
    },
    "StepsItem": {
      "title": "StepsItem",
      "description": "One step.",
      "type": "object",
      "properties": {
        "value": {
          "description": "What current is at this step.",
          "type": [
            "string",
            "number"
          ]
        },
        "label": {
          "description": "What it is called.",
          "$ref": "#/$defs/Text"
        },
        "text": {
          "description": "What there is to say of it.",
          "$ref": "#/$defs/Text"
        }
      },
      "required": [
        "value",
        "label"
      ],
      "additionalProperties": false
    },
    "TextBlock": {
      "title": "TextBlock",
      "description": "A line or box of text.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of block.",
          "const": "text"
        },
        "name": {
          "description": "Name by which actions and expressions reach the block.",
          "$ref": "#/$defs/identifier"
        },
        "text": {
          "description": "The text.",
          "$ref": "#/$defs/Text"
        },
        "tone": {
          "description": "How it is set; info, warning and error draw a box.",
          "enum": [
            "plain",
            "title",
            "secondary",
            "info",
            "warning",
            "error"
          ],
          "default": "plain"
        },
        "icon": {
          "description": "Name of an icon before the text.",
          "$ref": "#/$defs/Text"
        },
        "visible": {
          "description": "Shown only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type",
        "text"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "text",
          "text": "普通的一行文字。"
        },
        {
          "type": "text",
          "text": "安全设置",
          "tone": "title",
          "icon": "safety"
        },
        {
          "type": "text",
          "text": "最近更新于昨天。",
          "tone": "secondary"
        },
        {
          "type": "text",
          "text": "修改后需要重新登录。",
          "tone": "info"
        },
        {
          "type": "text",
          "text": "磁盘空间不足。",
          "tone": "warning"
        },
        {
          "type": "text",
          "text": "连接已断开。",
          "tone": "error"
        }
      ]
    },
    "fieldPath": {
      "description": "A field, or one of another record: relations with a field behind, dots between.",
      "type": "string",
      "pattern": "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",
      "maxLength": 200
    },
    "identifier": {
      "description": "A stable, human key. Starts with a letter, so that it never looks like an integer.",
      "type": "string",
      "pattern": "^[A-Za-z][A-Za-z0-9_]*$",
      "maxLength": 64
    },
    "permission": {
      "description": "A permission string such as system:notice:list.",
      "type": "string",
      "pattern": "^[A-Za-z][A-Za-z0-9_]*(:[A-Za-z*][A-Za-z0-9_*]*)+$",
      "maxLength": 100
    },
    "ownPermission": {
      "description": "A permission that a page or model brings along, such as shop:order:ship.",
      "type": "string",
      "pattern": "^[A-Za-z][A-Za-z0-9_]*(:[A-Za-z][A-Za-z0-9_]*)+$",
      "maxLength": 100
    },
    "permissions": {
      "description": "Permission needed: one, or a list of which any one suffices.",
      "anyOf": [
        {
          "$ref": "#/$defs/permission"
        },
        {
          "type": "array",
          "items": {
            "$ref": "#/$defs/permission"
          },
          "minItems": 1
        }
      ]
    },
    "verb": {
      "description": "A permission string such as system:notice:list, or a bare verb such as list, which means {permission of the model}:list.",
      "type": "string",
      "pattern": "^[A-Za-z][A-Za-z0-9_]*(:[A-Za-z*][A-Za-z0-9_*]*)*$",
      "maxLength": 100
    },
    "access": {
      "description": "Permission needed: one, or a list of which any one suffices. A bare verb such as edit means {permission of the model}:edit; the model is that of the enclosing form or list, else of the page.",
      "anyOf": [
        {
          "$ref": "#/$defs/verb"
        },
        {
          "type": "array",
          "items": {
            "$ref": "#/$defs/verb"
          },
          "minItems": 1
        }
      ]
    },
    "route": {
      "description": "A route of the application, beginning with /, in which each {expression} is replaced by what it gives, percent-encoded; or back.",
      "type": "string",
      "pattern": "^(/.*|back)$",
      "maxLength": 300
    },
    "regex": {
      "description": "A regular expression (flag u) whose time grows no faster than the text: docs/decisions/patterns.md.",
      "type": "string",
      "maxLength": 300,
      "translate": false
    },
    "icon": {
      "description": "Icon name of the icon set.",
      "type": "string",
      "maxLength": 50
    },
    "dict": {
      "description": "A dictionary type.",
      "type": "string",
      "pattern": "^[a-z][a-z0-9_]*$"
    },
    "widget": {
      "description": "Name of a registered widget.",
      "type": "string",
      "pattern": "^[A-Z][A-Za-z0-9]*$"
    },
    "reloadSeconds": {
      "description": "Seconds from one reload to the next.",
      "type": "integer",
      "minimum": 2,
      "maximum": 86400
    },
    "Expression": {
      "title": "Expression",
      "description": "A computed value: {\"$expr\": \"row.status != '1'\"}. See docs/formats/expressions.md.",
      "type": "object",
      "properties": {
        "$expr": {
          "description": "The code of the expression.",
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        }
      },
      "required": [
        "$expr"
      ],
      "additionalProperties": false
    },
    "Condition": {
      "title": "Condition",
      "description": "A constant or an expression; an expression that fails counts as false.",
      "anyOf": [
        {
          "type": "boolean"
        },
        {
          "$ref": "#/$defs/Expression"
        }
      ]
    },
    "Text": {
      "title": "Text",
      "description": "A plain text, a text with parts that are filled in ($text), or an expression giving text. Write Simplified Chinese; translations are found by the text itself.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "$ref": "#/$defs/Template"
        },
        {
          "$ref": "#/$defs/Expression"
        }
      ]
    },
    "Template": {
      "title": "Template",
      "description": "A text with parts that are filled in: {\"$text\": \"确认强退 {row.userName} 吗？\"}. Each {expression} is replaced by the text that it gives; {{ stands for a brace.",
      "type": "object",
      "properties": {
        "$text": {
          "description": "The text with its {expression} parts.",
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        }
      },
      "required": [
        "$text"
      ],
      "additionalProperties": false
    },
    "url": {
      "description": "A path beginning with /. Each {expression} is replaced by what it gives, percent-encoded, a list as a comma list; {{ stands for a brace.",
      "type": "string",
      "pattern": "^/",
      "maxLength": 500
    },
    "Values": {
      "title": "Values",
      "description": "Named values; each is a JSON value or an expression.",
      "type": "object",
      "propertyNames": {
        "pattern": "^[A-Za-z_][A-Za-z0-9_.\\[\\]]*$"
      },
      "additionalProperties": true
    },
    "Request": {
      "title": "Request",
      "description": "One HTTP call under the API base. What it gives is what the answer says, without the wrapping of the protocol: the record or value, or rows and total of a list.",
      "type": "object",
      "translate": false,
      "properties": {
        "method": {
          "description": "HTTP method.",
          "enum": [
            "GET",
            "POST",
            "PUT",
            "DELETE"
          ],
          "default": "GET"
        },
        "url": {
          "description": "Path below the API base.",
          "$ref": "#/$defs/url"
        },
        "params": {
          "description": "Query string parameters.",
          "$ref": "#/$defs/Values"
        },
        "body": {
          "description": "JSON body.",
          "anyOf": [
            {
              "$ref": "#/$defs/Values"
            },
            {
              "$ref": "#/$defs/Expression"
            }
          ]
        },
        "paged": {
          "description": "false: all rows of a list that servers give by the page.",
          "type": "boolean",
          "default": true
        }
      },
      "required": [
        "url"
      ],
      "additionalProperties": false
    },
    "Reason": {
      "title": "Reason",
      "description": "Whether people are asked why, or what the reason is called and how long it is.",
      "anyOf": [
        {
          "type": "boolean"
        },
        {
          "type": "object",
          "properties": {
            "label": {
              "description": "What it is called; default 原因.",
              "type": "string",
              "minLength": 1,
              "maxLength": 20
            },
            "min": {
              "description": "Characters at least; 500 at most.",
              "type": "integer",
              "minimum": 1,
              "maximum": 100,
              "default": 1
            }
          },
          "additionalProperties": false
        }
      ]
    },
    "Sort": {
      "title": "Sort",
      "description": "Field name to direction, in order of weight.",
      "type": "object",
      "additionalProperties": {
        "enum": [
          "asc",
          "desc"
        ]
      }
    },
    "Defaults": {
      "title": "Defaults",
      "description": "Rows that fill one model of an empty installation, and, where they say what identifies them, are added to an existing one that has never had them. Files are applied in the order of their names.",
      "type": "object",
      "properties": {
        "$schema": {
          "description": "Address of this format, for editors.",
          "type": "string"
        },
        "version": {
          "description": "Format version of this file.",
          "const": 2
        },
        "model": {
          "description": "Model whose table the rows fill.",
          "$ref": "#/$defs/identifier"
        },
        "identity": {
          "description": "Fields whose values identify a row. A row that an existing installation was never given is then added at its next start, once: what people change or remove there stays as they left it. Absent: the rows fill an empty table only.",
          "type": "array",
          "minItems": 1,
          "uniqueItems": true,
          "items": {
            "$ref": "#/$defs/identifier"
          }
        },
        "recordedFrom": {
          "description": "First key of the rows that were added since installations keep a record of what they were given. In an installation without a record, rows with smaller keys count as given, so that those which people removed do not come back.",
          "type": "integer",
          "minimum": 1
        },
        "renames": {
          "description": "Rows that were given with other values in the fields of their identity. They get the new values where nobody has changed them, and what refers to them goes along.",
          "type": "array",
          "items": {
            "title": "DefaultRename",
            "description": "A row with another identity than before.",
            "type": "object",
            "properties": {
              "from": {
                "description": "Former values of the fields of the identity.",
                "type": "object"
              },
              "to": {
                "description": "Present values of the same fields; a row of this file has them.",
                "type": "object"
              }
            },
            "required": [
              "from",
              "to"
            ],
            "additionalProperties": false
          }
        },
        "nextId": {
          "description": "First key given to rows made later, so that shipped rows and own rows never collide.",
          "type": "integer",
          "minimum": 1
        },
        "rows": {
          "description": "Records by field names. Those that others refer to, and all of files without `identity`, with their keys.",
          "type": "array",
          "items": {
            "type": "object"
          }
        },
        "links": {
          "description": "Rows of the link tables of manyToMany relations.",
          "type": "array",
          "items": {
            "title": "DefaultLinks",
            "description": "Links of one row under one relation.",
            "type": "object",
            "properties": {
              "relation": {
                "description": "Name of the manyToMany relation.",
                "$ref": "#/$defs/identifier"
              },
              "from": {
                "description": "Key of the row.",
                "type": "integer",
                "minimum": 1
              },
              "to": {
                "description": "Keys of the linked rows of the other model.",
                "type": "array",
                "items": {
                  "type": "integer"
                }
              }
            },
            "required": [
              "relation",
              "from",
              "to"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [
        "version",
        "model",
        "rows"
      ],
      "additionalProperties": false
    },
    "FormSchema": {
      "title": "FormSchema",
      "description": "A form: a list of fields and of layout that holds fields, and linkage rules. toFormily gives the same form as standard Formily JSON Schema.",
      "type": "object",
      "properties": {
        "model": {
          "description": "Model of the form; default the model of the list or page.",
          "$ref": "#/$defs/modelRef"
        },
        "title": {
          "description": "Default {新增|修改|查看}{model label}.",
          "$ref": "#/$defs/TextByMode"
        },
        "container": {
          "description": "What it opens in; page: instead of the page.",
          "enum": [
            "drawer",
            "modal",
            "page"
          ],
          "default": "drawer"
        },
        "width": {
          "description": "Pixels or a CSS width; default 35% (min. 480 px) for drawers, 600 for modals.",
          "type": [
            "integer",
            "string"
          ],
          "pattern": "^(\\d+(\\.\\d+)?(px|%|r?em|ch|v[wh]|vmin|vmax)|(calc|min|max|clamp)\\(.+\\))$"
        },
        "columns": {
          "description": "Fields a row on wide screens.",
          "type": "integer",
          "minimum": 1,
          "maximum": 24,
          "default": 1
        },
        "labels": {
          "description": "Where the labels stand; inline: before their controls, which stand beside each other, each as wide as it needs.",
          "enum": [
            "top",
            "left",
            "inline"
          ],
          "default": "top"
        },
        "labelWidth": {
          "description": "Width of the labels at the left: pixels or a CSS width; default 7em.",
          "type": [
            "integer",
            "string"
          ],
          "minimum": 0,
          "pattern": "^(\\d+(\\.\\d+)?(px|%|r?em|ch|v[wh]|vmin|vmax)|(calc|min|max|clamp)\\(.+\\))$"
        },
        "labelOffset": {
          "description": "Room before the labels at the left: pixels or a CSS width.",
          "type": [
            "integer",
            "string"
          ],
          "minimum": 0,
          "pattern": "^(\\d+(\\.\\d+)?(px|%|r?em|ch|v[wh]|vmin|vmax)|(calc|min|max|clamp)\\(.+\\))$"
        },
        "labelAlign": {
          "description": "Where the text of the labels at the left stands.",
          "enum": [
            "right",
            "left"
          ],
          "default": "right"
        },
        "controlWidth": {
          "description": "Width of the controls behind labels at the left: pixels or a CSS width; default all the room there is.",
          "type": [
            "integer",
            "string"
          ],
          "minimum": 0,
          "pattern": "^(\\d+(\\.\\d+)?(px|%|r?em|ch|v[wh]|vmin|vmax)|(calc|min|max|clamp)\\(.+\\))$"
        },
        "controlOffset": {
          "description": "Room between the labels at the left and their controls: pixels or a CSS width; default 12 pixels.",
          "type": [
            "integer",
            "string"
          ],
          "minimum": 0,
          "pattern": "^(\\d+(\\.\\d+)?(px|%|r?em|ch|v[wh]|vmin|vmax)|(calc|min|max|clamp)\\(.+\\))$"
        },
        "gap": {
          "description": "Pixels between fields side by side.",
          "type": "integer",
          "minimum": 0,
          "maximum": 100,
          "default": 24
        },
        "load": {
          "description": "Request that loads the record, which expressions of the form read as record; default GET {path}/{key}.",
          "$ref": "#/$defs/Request"
        },
        "sources": {
          "description": "Further requests of the opening form, by name. The form waits for them; its expressions read what they gave as sources.{name}, beside those of the page.",
          "type": "object",
          "propertyNames": {
            "$ref": "#/$defs/identifier"
          },
          "additionalProperties": {
            "$ref": "#/$defs/FormSource"
          }
        },
        "values": {
          "description": "Values that it begins with, over those of the record; they read record and sources. One that gives nothing is left out.",
          "$ref": "#/$defs/Values"
        },
        "submit": {
          "description": "Request that stores it; default POST or PUT {path} with the values.",
          "$ref": "#/$defs/Submit"
        },
        "success": {
          "description": "Message after storing; default 新增成功 or 修改成功.",
          "$ref": "#/$defs/TextByMode"
        },
        "intro": {
          "description": "What should be known before it is filled in: a sentence above its fields.",
          "$ref": "#/$defs/Text"
        },
        "ok": {
          "description": "Text of the button that stores it; default 保存.",
          "$ref": "#/$defs/Text"
        },
        "fields": {
          "description": "What is asked for, in this order.",
          "$ref": "#/$defs/FormFields"
        },
        "finish": {
          "description": "Fields asked for last, when the rest is right and before the form is stored.",
          "$ref": "#/$defs/Finish"
        },
        "onOpen": {
          "description": "Steps run once it has opened and has its record.",
          "$ref": "#/$defs/steps"
        },
        "onSave": {
          "description": "Steps run after storing, with the answer as result. Lists, sources and dictionaries of the resource load again by themselves.",
          "$ref": "#/$defs/steps"
        },
        "onCancel": {
          "description": "Steps run when it is closed without storing.",
          "$ref": "#/$defs/steps"
        },
        "onError": {
          "description": "Steps run after the server refused to store it, such as fetching another captcha; they read what it said as problem.",
          "$ref": "#/$defs/steps"
        },
        "rules": {
          "description": "What follows from the values.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/Rule"
          },
          "maxItems": 200
        }
      },
      "required": [
        "fields"
      ],
      "additionalProperties": false
    },
    "TextByMode": {
      "title": "TextByMode",
      "description": "One text, or one for each mode.",
      "anyOf": [
        {
          "$ref": "#/$defs/Text"
        },
        {
          "type": "object",
          "properties": {
            "create": {
              "description": "Text in create mode.",
              "$ref": "#/$defs/Text"
            },
            "edit": {
              "description": "Text in edit mode.",
              "$ref": "#/$defs/Text"
            },
            "view": {
              "description": "Text in view mode.",
              "$ref": "#/$defs/Text"
            }
          },
          "additionalProperties": false,
          "minProperties": 1
        }
      ]
    },
    "FormSource": {
      "title": "FormSource",
      "description": "A reading request sent when the form opens.",
      "type": "object",
      "properties": {
        "url": {
          "description": "Address under the API base, which may hold {expression} parts.",
          "$ref": "#/$defs/url"
        },
        "params": {
          "description": "Query string parameters.",
          "$ref": "#/$defs/Values"
        },
        "first": {
          "description": "Only so many of the first records, of an address that gives them by the page; a number or an expression.",
          "anyOf": [
            {
              "type": "integer",
              "minimum": 1,
              "maximum": 500
            },
            {
              "$ref": "#/$defs/Expression"
            }
          ]
        },
        "if": {
          "description": "Sent only while it holds; reads mode and key.",
          "$ref": "#/$defs/Condition"
        }
      },
      "required": [
        "url"
      ],
      "additionalProperties": false
    },
    "Submit": {
      "title": "Submit",
      "description": "Requests that store a new and a changed record.",
      "type": "object",
      "properties": {
        "create": {
          "description": "Stores a new record.",
          "$ref": "#/$defs/Request"
        },
        "edit": {
          "description": "Stores a changed record.",
          "$ref": "#/$defs/Request"
        }
      },
      "additionalProperties": false,
      "minProperties": 1
    },
    "Finish": {
      "title": "Finish",
      "description": "A drawer over the form with its last fields, and the button that stores it.",
      "type": "object",
      "properties": {
        "title": {
          "description": "Title of the drawer.",
          "$ref": "#/$defs/Text"
        },
        "label": {
          "description": "Text of the button; default 保存.",
          "$ref": "#/$defs/Text"
        },
        "width": {
          "description": "Pixels or a CSS width; default 30% (min. 360 px).",
          "type": [
            "integer",
            "string"
          ],
          "pattern": "^(\\d+(\\.\\d+)?(px|%|r?em|ch|v[wh]|vmin|vmax)|(calc|min|max|clamp)\\(.+\\))$"
        },
        "fields": {
          "description": "What is asked for in it.",
          "$ref": "#/$defs/FormFields"
        }
      },
      "required": [
        "fields",
        "title"
      ],
      "additionalProperties": false
    },
    "FormFields": {
      "title": "FormFields",
      "description": "Fields and layout in order.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/FormItem"
      },
      "maxItems": 200
    },
    "FormItem": {
      "title": "FormItem",
      "description": "The name of a model field, a field, or (with type) a piece of layout.",
      "anyOf": [
        {
          "$ref": "#/$defs/identifier"
        },
        {
          "$ref": "#/$defs/FormLayout"
        },
        {
          "$ref": "#/$defs/FormField"
        }
      ]
    },
    "FormField": {
      "title": "FormField",
      "description": "A value that is asked for. What the model says of its field need not be said again.",
      "type": "object",
      "properties": {
        "field": {
          "description": "Field of the model from which label, limits, widget, options, default and permissions come.",
          "$ref": "#/$defs/identifier"
        },
        "name": {
          "description": "Name of the value where no field of the model holds it, or where it differs from the field.",
          "$ref": "#/$defs/identifier"
        },
        "label": {
          "description": "Default the label of the field.",
          "$ref": "#/$defs/Text"
        },
        "width": {
          "description": "Width of the control: pixels or a CSS width; default all of its place.",
          "type": [
            "integer",
            "string"
          ],
          "minimum": 0,
          "pattern": "^(\\d+(\\.\\d+)?(px|%|r?em|ch|v[wh]|vmin|vmax)|(calc|min|max|clamp)\\(.+\\))$"
        },
        "hideLabel": {
          "description": "true: the label is not drawn, and the control has its room; people who hear the page still hear it.",
          "type": "boolean",
          "default": false
        },
        "help": {
          "description": "Tooltip at the label.",
          "$ref": "#/$defs/Text"
        },
        "hint": {
          "description": "Line below it.",
          "$ref": "#/$defs/Text"
        },
        "placeholder": {
          "description": "Shown while nothing is entered; default 请输入 or 请选择 with the label.",
          "$ref": "#/$defs/Text"
        },
        "widget": {
          "description": "Control; default that of the field.",
          "$ref": "#/$defs/widget"
        },
        "props": {
          "description": "Props of the widget; values or expressions.",
          "type": "object"
        },
        "options": {
          "description": "Choices; default those of the field.",
          "$ref": "#/$defs/Options"
        },
        "list": {
          "description": "Of a widget that picks records, such as RecordPicker: the list in which they are picked, over the model that it names; default one of the related model with its label, its filters and its first fields.",
          "$ref": "#/$defs/ListBlock"
        },
        "valueType": {
          "description": "Kind of value, where neither the field nor the widget says it.",
          "enum": [
            "string",
            "number",
            "boolean",
            "object",
            "array"
          ]
        },
        "default": {
          "description": "Value in a new record: JSON or an expression."
        },
        "hidden": {
          "description": "true: nobody sees or enters it, and its value is sent: value, else what the form was opened with. Only fields that clients may set; visible says when it is sent.",
          "type": "boolean",
          "default": false
        },
        "value": {
          "description": "Of hidden fields: what is sent, worked out when the form is stored: JSON or an expression that reads values, record, sources and mode. null takes a stored value away."
        },
        "required": {
          "description": "Whether it must be filled in.",
          "type": "boolean"
        },
        "minLength": {
          "description": "Fewest characters.",
          "type": "integer",
          "minimum": 0
        },
        "maxLength": {
          "description": "Most characters.",
          "type": "integer",
          "minimum": 1
        },
        "minimum": {
          "description": "Smallest number.",
          "type": "number"
        },
        "maximum": {
          "description": "Largest number.",
          "type": "number"
        },
        "pattern": {
          "description": "What a text must match; default that of the field.",
          "$ref": "#/$defs/FormPattern"
        },
        "format": {
          "description": "Kind of text that it must be; default that of the field.",
          "enum": [
            "email",
            "phone",
            "url",
            "permission",
            "noMarkup",
            "json",
            "idNumber"
          ]
        },
        "messages": {
          "description": "Texts of refusals where they differ from those of the model.",
          "$ref": "#/$defs/FieldMessages"
        },
        "assert": {
          "description": "Must be true; reads values.",
          "$ref": "#/$defs/Expression"
        },
        "message": {
          "description": "Refusal while assert is not true.",
          "$ref": "#/$defs/Text"
        },
        "validate": {
          "description": "A check that is known by its name. newPassword: what the installation asks of new passwords.",
          "enum": [
            "newPassword"
          ]
        },
        "modes": {
          "description": "Modes in which it exists; default all.",
          "type": "array",
          "items": {
            "enum": [
              "create",
              "edit",
              "view"
            ]
          },
          "minItems": 1,
          "uniqueItems": true
        },
        "visible": {
          "description": "Shown only while it holds; reads values and mode.",
          "$ref": "#/$defs/Condition"
        },
        "disabled": {
          "description": "Shown, and not to be changed; reads values and mode.",
          "$ref": "#/$defs/Condition"
        },
        "readOnly": {
          "description": "Shown as a text; reads values and mode.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        },
        "inside": {
          "description": "Field beside this one whose control shows it in its head, instead of a place of its own; the control must have room for others, such as CheckTree.",
          "$ref": "#/$defs/identifier"
        },
        "sent": {
          "description": "Whether the value is sent; default true, of a widget that only shows a result (Formula) false.",
          "type": "boolean"
        },
        "span": {
          "description": "Columns taken on wide screens.",
          "type": "integer",
          "minimum": 1,
          "maximum": 24
        },
        "onChange": {
          "description": "Steps run after a person has changed the value: at once, or when typing pauses or the field is left; not when the value is loaded or set by a rule. They read value and values, in a list of rows row, too.",
          "$ref": "#/$defs/steps"
        }
      },
      "additionalProperties": false
    },
    "FieldMessages": {
      "title": "FieldMessages",
      "description": "Texts of refusals.",
      "type": "object",
      "properties": {
        "required": {
          "description": "Nothing was filled in.",
          "$ref": "#/$defs/Text"
        },
        "pattern": {
          "description": "The pattern or format is not matched.",
          "$ref": "#/$defs/Text"
        }
      },
      "additionalProperties": false,
      "minProperties": 1
    },
    "FormPattern": {
      "title": "FormPattern",
      "description": "A regular expression; or several, each with its refusal: of those that are not matched the first speaks.",
      "anyOf": [
        {
          "$ref": "#/$defs/regex"
        },
        {
          "type": "array",
          "items": {
            "$ref": "#/$defs/FormPatternRule"
          },
          "minItems": 2
        }
      ]
    },
    "FormPatternRule": {
      "title": "FormPatternRule",
      "description": "One of several regular expressions that a text must match.",
      "type": "object",
      "properties": {
        "pattern": {
          "description": "What the text must match.",
          "$ref": "#/$defs/regex"
        },
        "message": {
          "description": "Refusal of a text that does not; default messages.pattern.",
          "$ref": "#/$defs/Text"
        }
      },
      "required": [
        "pattern"
      ],
      "additionalProperties": false
    },
    "FormLayout": {
      "title": "FormLayout",
      "description": "A piece of a form that holds fields, or a button among them. A closed union, discriminated by type.",
      "type": "object",
      "required": [
        "type"
      ],
      "discriminator": {
        "propertyName": "type"
      },
      "oneOf": [
        {
          "$ref": "#/$defs/FormGroup"
        },
        {
          "$ref": "#/$defs/FormGrid"
        },
        {
          "$ref": "#/$defs/FormTabs"
        },
        {
          "$ref": "#/$defs/FormCollapse"
        },
        {
          "$ref": "#/$defs/FormSteps"
        },
        {
          "$ref": "#/$defs/FormList"
        },
        {
          "$ref": "#/$defs/FormObject"
        },
        {
          "$ref": "#/$defs/FormButton"
        }
      ]
    },
    "FormPart": {
      "title": "FormPart",
      "description": "One tab, fold or step of a form.",
      "type": "object",
      "properties": {
        "label": {
          "description": "What stands on the tab or fold.",
          "$ref": "#/$defs/Text"
        },
        "name": {
          "description": "Name by which rules reach it.",
          "$ref": "#/$defs/identifier"
        },
        "fields": {
          "description": "What stands in it, in this order.",
          "$ref": "#/$defs/FormFields"
        },
        "columns": {
          "description": "Fields a row on wide screens; default those of the form.",
          "type": "integer",
          "minimum": 1,
          "maximum": 24
        },
        "modes": {
          "description": "Modes in which it exists; default all.",
          "type": "array",
          "items": {
            "enum": [
              "create",
              "edit",
              "view"
            ]
          },
          "minItems": 1,
          "uniqueItems": true
        },
        "visible": {
          "description": "Shown only while it holds; reads values and mode.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "label",
        "fields"
      ],
      "additionalProperties": false
    },
    "FormGroup": {
      "title": "FormGroup",
      "description": "Fields under a title.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of layout.",
          "const": "group"
        },
        "label": {
          "description": "Its title.",
          "$ref": "#/$defs/Text"
        },
        "name": {
          "description": "Name by which rules reach it.",
          "$ref": "#/$defs/identifier"
        },
        "help": {
          "description": "Tooltip at the label.",
          "$ref": "#/$defs/Text"
        },
        "hint": {
          "description": "Line below it.",
          "$ref": "#/$defs/Text"
        },
        "columns": {
          "description": "Fields a row on wide screens; default those of the form.",
          "type": "integer",
          "minimum": 1,
          "maximum": 24
        },
        "bordered": {
          "description": "A line around it.",
          "type": "boolean",
          "default": false
        },
        "widget": {
          "description": "Another layout widget that draws it.",
          "$ref": "#/$defs/widget"
        },
        "props": {
          "description": "Props of that widget.",
          "type": "object"
        },
        "fields": {
          "description": "What stands in it, in this order.",
          "$ref": "#/$defs/FormFields"
        },
        "modes": {
          "description": "Modes in which it exists; default all.",
          "type": "array",
          "items": {
            "enum": [
              "create",
              "edit",
              "view"
            ]
          },
          "minItems": 1,
          "uniqueItems": true
        },
        "visible": {
          "description": "Shown only while it holds; reads values and mode.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        },
        "span": {
          "description": "Columns taken on wide screens.",
          "type": "integer",
          "minimum": 1,
          "maximum": 24
        }
      },
      "required": [
        "type",
        "fields"
      ],
      "additionalProperties": false
    },
    "FormGrid": {
      "title": "FormGrid",
      "description": "Fields side by side, without a frame.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of layout.",
          "const": "grid"
        },
        "name": {
          "description": "Name by which rules reach it.",
          "$ref": "#/$defs/identifier"
        },
        "columns": {
          "description": "Fields a row on wide screens.",
          "type": "integer",
          "minimum": 1,
          "maximum": 24
        },
        "gap": {
          "description": "Pixels between fields side by side; default that of the form.",
          "type": "integer",
          "minimum": 0,
          "maximum": 100
        },
        "justify": {
          "description": "Where fields stand in a row that they do not fill.",
          "enum": [
            "start",
            "end",
            "center",
            "space-around",
            "space-between"
          ],
          "default": "start"
        },
        "align": {
          "description": "Where fields of different heights stand in their row.",
          "enum": [
            "top",
            "middle",
            "bottom"
          ],
          "default": "top"
        },
        "fields": {
          "description": "What stands in it, in this order.",
          "$ref": "#/$defs/FormFields"
        },
        "modes": {
          "description": "Modes in which it exists; default all.",
          "type": "array",
          "items": {
            "enum": [
              "create",
              "edit",
              "view"
            ]
          },
          "minItems": 1,
          "uniqueItems": true
        },
        "visible": {
          "description": "Shown only while it holds; reads values and mode.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        },
        "span": {
          "description": "Columns taken on wide screens.",
          "type": "integer",
          "minimum": 1,
          "maximum": 24
        }
      },
      "required": [
        "type",
        "fields"
      ],
      "additionalProperties": false
    },
    "FormTabs": {
      "title": "FormTabs",
      "description": "Fields behind tabs.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of layout.",
          "const": "tabs"
        },
        "name": {
          "description": "Name by which rules reach it.",
          "$ref": "#/$defs/identifier"
        },
        "columns": {
          "description": "Fields a row on wide screens; default those of the form.",
          "type": "integer",
          "minimum": 1,
          "maximum": 24
        },
        "items": {
          "description": "The parts, in this order.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/FormPart"
          },
          "minItems": 1,
          "maxItems": 20
        },
        "modes": {
          "description": "Modes in which it exists; default all.",
          "type": "array",
          "items": {
            "enum": [
              "create",
              "edit",
              "view"
            ]
          },
          "minItems": 1,
          "uniqueItems": true
        },
        "visible": {
          "description": "Shown only while it holds; reads values and mode.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        },
        "span": {
          "description": "Columns taken on wide screens.",
          "type": "integer",
          "minimum": 1,
          "maximum": 24
        }
      },
      "required": [
        "type",
        "items"
      ],
      "additionalProperties": false
    },
    "FormCollapse": {
      "title": "FormCollapse",
      "description": "Fields in parts that fold.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of layout.",
          "const": "collapse"
        },
        "name": {
          "description": "Name by which rules reach it.",
          "$ref": "#/$defs/identifier"
        },
        "columns": {
          "description": "Fields a row on wide screens; default those of the form.",
          "type": "integer",
          "minimum": 1,
          "maximum": 24
        },
        "open": {
          "description": "Parts open at first.",
          "enum": [
            "all",
            "first",
            "none"
          ],
          "default": "all"
        },
        "items": {
          "description": "The parts, in this order.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/FormPart"
          },
          "minItems": 1,
          "maxItems": 20
        },
        "modes": {
          "description": "Modes in which it exists; default all.",
          "type": "array",
          "items": {
            "enum": [
              "create",
              "edit",
              "view"
            ]
          },
          "minItems": 1,
          "uniqueItems": true
        },
        "visible": {
          "description": "Shown only while it holds; reads values and mode.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        },
        "span": {
          "description": "Columns taken on wide screens.",
          "type": "integer",
          "minimum": 1,
          "maximum": 24
        }
      },
      "required": [
        "type",
        "items"
      ],
      "additionalProperties": false
    },
    "FormSteps": {
      "title": "FormSteps",
      "description": "Fields in parts that are filled in one after the other.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of layout.",
          "const": "steps"
        },
        "name": {
          "description": "Name by which rules reach it.",
          "$ref": "#/$defs/identifier"
        },
        "columns": {
          "description": "Fields a row on wide screens; default those of the form.",
          "type": "integer",
          "minimum": 1,
          "maximum": 24
        },
        "items": {
          "description": "The parts, in this order.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/FormPart"
          },
          "minItems": 1,
          "maxItems": 20
        },
        "modes": {
          "description": "Modes in which it exists; default all.",
          "type": "array",
          "items": {
            "enum": [
              "create",
              "edit",
              "view"
            ]
          },
          "minItems": 1,
          "uniqueItems": true
        },
        "visible": {
          "description": "Shown only while it holds; reads values and mode.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        },
        "span": {
          "description": "Columns taken on wide screens.",
          "type": "integer",
          "minimum": 1,
          "maximum": 24
        }
      },
      "required": [
        "type",
        "items"
      ],
      "additionalProperties": false
    },
    "FormList": {
      "title": "FormList",
      "description": "A list of records that are entered in rows; each has the fields. Over an owned relation of the model (docs/formats/model.md) the fields are those of the other model, and the rows are stored with the record.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of layout.",
          "const": "list"
        },
        "field": {
          "description": "Field, or owned relation, of the model from which label, limits, default and permissions come.",
          "$ref": "#/$defs/identifier"
        },
        "name": {
          "description": "Name of the list where no field of the model holds it, or where it differs from the field.",
          "$ref": "#/$defs/identifier"
        },
        "label": {
          "description": "Default the label of the field.",
          "$ref": "#/$defs/Text"
        },
        "help": {
          "description": "Tooltip at the label.",
          "$ref": "#/$defs/Text"
        },
        "hint": {
          "description": "Line below it.",
          "$ref": "#/$defs/Text"
        },
        "widget": {
          "description": "Widget that draws the rows; a table by default, which becomes cards on phones.",
          "$ref": "#/$defs/widget"
        },
        "props": {
          "description": "Props of the widget.",
          "type": "object"
        },
        "fields": {
          "description": "Fields of one row.",
          "$ref": "#/$defs/FormFields"
        },
        "totals": {
          "description": "Fields of a row, numbers, whose sums stand below the rows.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/identifier"
          },
          "minItems": 1,
          "uniqueItems": true
        },
        "default": {
          "description": "Rows in a new record: JSON or an expression."
        },
        "required": {
          "description": "Whether there must be a row.",
          "type": "boolean"
        },
        "messages": {
          "description": "Texts of refusals.",
          "$ref": "#/$defs/FieldMessages"
        },
        "assert": {
          "description": "Must be true; reads values.",
          "$ref": "#/$defs/Expression"
        },
        "message": {
          "description": "Refusal while assert is not true.",
          "$ref": "#/$defs/Text"
        },
        "disabled": {
          "description": "Shown, and not to be changed.",
          "$ref": "#/$defs/Condition"
        },
        "readOnly": {
          "description": "Shown only.",
          "$ref": "#/$defs/Condition"
        },
        "sent": {
          "description": "false: the list is not sent.",
          "type": "boolean",
          "default": true
        },
        "modes": {
          "description": "Modes in which it exists; default all.",
          "type": "array",
          "items": {
            "enum": [
              "create",
              "edit",
              "view"
            ]
          },
          "minItems": 1,
          "uniqueItems": true
        },
        "visible": {
          "description": "Shown only while it holds; reads values and mode.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        },
        "span": {
          "description": "Columns taken on wide screens.",
          "type": "integer",
          "minimum": 1,
          "maximum": 24
        }
      },
      "required": [
        "type",
        "fields"
      ],
      "additionalProperties": false
    },
    "FormObject": {
      "title": "FormObject",
      "description": "Fields of a nested value.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of layout.",
          "const": "object"
        },
        "name": {
          "description": "Name of the value that holds them.",
          "$ref": "#/$defs/identifier"
        },
        "label": {
          "description": "Its title.",
          "$ref": "#/$defs/Text"
        },
        "fields": {
          "description": "What stands in it, in this order.",
          "$ref": "#/$defs/FormFields"
        },
        "modes": {
          "description": "Modes in which it exists; default all.",
          "type": "array",
          "items": {
            "enum": [
              "create",
              "edit",
              "view"
            ]
          },
          "minItems": 1,
          "uniqueItems": true
        },
        "visible": {
          "description": "Shown only while it holds; reads values and mode.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        },
        "span": {
          "description": "Columns taken on wide screens.",
          "type": "integer",
          "minimum": 1,
          "maximum": 24
        }
      },
      "required": [
        "type",
        "name",
        "fields"
      ],
      "additionalProperties": false
    },
    "FormButton": {
      "title": "FormButton",
      "description": "A button among the fields. Its steps read values, mode and key, in a list of rows row, too; without steps it is drawn and does nothing.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of layout.",
          "const": "button"
        },
        "name": {
          "description": "Name by which rules reach it.",
          "$ref": "#/$defs/identifier"
        },
        "label": {
          "description": "Text of the button.",
          "$ref": "#/$defs/Text"
        },
        "caption": {
          "description": "What stands where fields have their labels; default nothing.",
          "$ref": "#/$defs/Text"
        },
        "help": {
          "description": "Tooltip beside it.",
          "$ref": "#/$defs/Text"
        },
        "hint": {
          "description": "Line below it.",
          "$ref": "#/$defs/Text"
        },
        "icon": {
          "description": "Icon before the text.",
          "$ref": "#/$defs/icon"
        },
        "variant": {
          "description": "How the button looks.",
          "enum": [
            "primary",
            "default",
            "dashed",
            "danger",
            "link",
            "ghost"
          ],
          "default": "default"
        },
        "shape": {
          "description": "round: with round ends. circle: its icon alone; the text is heard, and shown as a tooltip.",
          "enum": [
            "default",
            "round",
            "circle"
          ],
          "default": "default"
        },
        "size": {
          "description": "How large the button is.",
          "enum": [
            "large",
            "middle",
            "small"
          ],
          "default": "middle"
        },
        "wide": {
          "description": "As wide as its place.",
          "type": "boolean",
          "default": false
        },
        "width": {
          "description": "Width of the button: pixels or a CSS width; default as its text needs.",
          "type": [
            "integer",
            "string"
          ],
          "minimum": 0,
          "pattern": "^(\\d+(\\.\\d+)?(px|%|r?em|ch|v[wh]|vmin|vmax)|(calc|min|max|clamp)\\(.+\\))$"
        },
        "modes": {
          "description": "Modes in which it exists; default those in which something can be entered.",
          "type": "array",
          "items": {
            "enum": [
              "create",
              "edit",
              "view"
            ]
          },
          "minItems": 1,
          "uniqueItems": true,
          "default": [
            "create",
            "edit"
          ]
        },
        "visible": {
          "description": "Shown only while it holds; reads values and mode.",
          "$ref": "#/$defs/Condition"
        },
        "disabled": {
          "description": "Whether it is shown and cannot be started; reads values and mode.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Permission without which it is left out.",
          "$ref": "#/$defs/access"
        },
        "assert": {
          "description": "What must hold before it asks or does anything; else message is shown as a warning.",
          "$ref": "#/$defs/Expression"
        },
        "message": {
          "description": "What is shown when assert does not hold.",
          "$ref": "#/$defs/Text"
        },
        "confirm": {
          "description": "Question asked before it runs.",
          "$ref": "#/$defs/Confirmation"
        },
        "run": {
          "description": "What it does: steps, one after the other; default nothing.",
          "$ref": "#/$defs/steps"
        },
        "span": {
          "description": "Columns taken on wide screens.",
          "type": "integer",
          "minimum": 1,
          "maximum": 24
        }
      },
      "required": [
        "type",
        "name",
        "label"
      ],
      "additionalProperties": false
    },
    "Options": {
      "title": "Options",
      "description": "Choices of a control or cell. A closed union, discriminated by from.",
      "type": "object",
      "required": [
        "from"
      ],
      "discriminator": {
        "propertyName": "from"
      },
      "oneOf": [
        {
          "$ref": "#/$defs/OptionsOfDict"
        },
        {
          "$ref": "#/$defs/OptionsOfList"
        },
        {
          "$ref": "#/$defs/OptionsOfSource"
        },
        {
          "$ref": "#/$defs/OptionsOfRequest"
        },
        {
          "$ref": "#/$defs/OptionsOfRecords"
        }
      ]
    },
    "OptionsOfDict": {
      "title": "OptionsOfDict",
      "description": "Entries of a dictionary.",
      "type": "object",
      "properties": {
        "from": {
          "description": "Where the choices come from.",
          "const": "dict"
        },
        "dict": {
          "description": "The dictionary.",
          "$ref": "#/$defs/dict"
        }
      },
      "required": [
        "from",
        "dict"
      ],
      "additionalProperties": false
    },
    "OptionsOfList": {
      "title": "OptionsOfList",
      "description": "Choices that are written here.",
      "type": "object",
      "properties": {
        "from": {
          "description": "Where the choices come from.",
          "const": "list"
        },
        "items": {
          "description": "The choices, in this order.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/OptionItem"
          },
          "minItems": 1,
          "maxItems": 200
        }
      },
      "required": [
        "from",
        "items"
      ],
      "additionalProperties": false
    },
    "OptionItem": {
      "title": "OptionItem",
      "description": "One choice.",
      "type": "object",
      "properties": {
        "value": {
          "description": "What is stored.",
          "type": [
            "string",
            "number",
            "boolean",
            "null"
          ]
        },
        "label": {
          "description": "What is shown.",
          "type": "string"
        },
        "disabled": {
          "description": "It cannot be chosen.",
          "type": "boolean",
          "default": false
        },
        "children": {
          "description": "Choices below it, for widgets that show trees.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/OptionItem"
          },
          "minItems": 1,
          "maxItems": 200
        },
        "tone": {
          "description": "Colour of its tag.",
          "enum": [
            "default",
            "primary",
            "success",
            "info",
            "warning",
            "danger"
          ]
        }
      },
      "required": [
        "value",
        "label"
      ],
      "additionalProperties": false
    },
    "OptionsOfSource": {
      "title": "OptionsOfSource",
      "description": "Records of a named source of the page.",
      "type": "object",
      "properties": {
        "from": {
          "description": "Where the choices come from.",
          "const": "source"
        },
        "source": {
          "description": "The source.",
          "$ref": "#/$defs/sourceRef"
        },
        "value": {
          "description": "Member that is the value; default value.",
          "type": "string"
        },
        "label": {
          "description": "Member that is the text; default label.",
          "type": "string"
        },
        "children": {
          "description": "Member that holds the records below one, in a tree.",
          "type": "string"
        },
        "parent": {
          "description": "Flat list: member that names the parent; a tree is built.",
          "type": "string"
        },
        "disabled": {
          "description": "Records that cannot be chosen; reads row.",
          "$ref": "#/$defs/Expression"
        },
        "root": {
          "description": "A further root node.",
          "type": "object",
          "properties": {
            "value": {
              "description": "Its value.",
              "type": [
                "string",
                "number"
              ]
            },
            "label": {
              "description": "Its text.",
              "type": "string"
            }
          },
          "required": [
            "value",
            "label"
          ],
          "additionalProperties": false
        }
      },
      "required": [
        "from",
        "source"
      ],
      "additionalProperties": false
    },
    "OptionsOfRequest": {
      "title": "OptionsOfRequest",
      "description": "Records that a request gives.",
      "type": "object",
      "properties": {
        "from": {
          "description": "Where the choices come from.",
          "const": "request"
        },
        "url": {
          "description": "Address under the API base, which may hold {expression} parts.",
          "$ref": "#/$defs/url"
        },
        "params": {
          "description": "Query string parameters.",
          "$ref": "#/$defs/Values"
        },
        "records": {
          "description": "The records in the answer, which it reads as result; default the answer itself.",
          "$ref": "#/$defs/Expression"
        },
        "search": {
          "description": "Parameter by which records are found by what is typed, where the request gives a page of them.",
          "$ref": "#/$defs/identifier"
        },
        "value": {
          "description": "Member that is the value; default value.",
          "type": "string"
        },
        "label": {
          "description": "Member that is the text; default label.",
          "type": "string"
        },
        "children": {
          "description": "Member that holds the records below one, in a tree.",
          "type": "string"
        },
        "parent": {
          "description": "Flat list: member that names the parent; a tree is built.",
          "type": "string"
        },
        "disabled": {
          "description": "Records that cannot be chosen; reads row.",
          "$ref": "#/$defs/Expression"
        },
        "root": {
          "description": "A further root node.",
          "type": "object",
          "properties": {
            "value": {
              "description": "Its value.",
              "type": [
                "string",
                "number"
              ]
            },
            "label": {
              "description": "Its text.",
              "type": "string"
            }
          },
          "required": [
            "value",
            "label"
          ],
          "additionalProperties": false
        }
      },
      "required": [
        "from",
        "url"
      ],
      "additionalProperties": false
    },
    "OptionsOfRecords": {
      "title": "OptionsOfRecords",
      "description": "Records that an expression gives, such as a member of what the form loaded.",
      "type": "object",
      "properties": {
        "from": {
          "description": "Where the choices come from.",
          "const": "records"
        },
        "records": {
          "description": "The records.",
          "$ref": "#/$defs/Expression"
        },
        "search": {
          "description": "How records are found by what is typed, where the server cut the list.",
          "$ref": "#/$defs/RecordSearch"
        },
        "value": {
          "description": "Member that is the value; default value.",
          "type": "string"
        },
        "label": {
          "description": "Member that is the text; default label.",
          "type": "string"
        },
        "children": {
          "description": "Member that holds the records below one, in a tree.",
          "type": "string"
        },
        "parent": {
          "description": "Flat list: member that names the parent; a tree is built.",
          "type": "string"
        },
        "disabled": {
          "description": "Records that cannot be chosen; reads row.",
          "$ref": "#/$defs/Expression"
        },
        "root": {
          "description": "A further root node.",
          "type": "object",
          "properties": {
            "value": {
              "description": "Its value.",
              "type": [
                "string",
                "number"
              ]
            },
            "label": {
              "description": "Its text.",
              "type": "string"
            }
          },
          "required": [
            "value",
            "label"
          ],
          "additionalProperties": false
        }
      },
      "required": [
        "from",
        "records"
      ],
      "additionalProperties": false
    },
    "RecordSearch": {
      "title": "RecordSearch",
      "description": "A request that finds records by what is typed.",
      "type": "object",
      "properties": {
        "url": {
          "description": "Address under the API base.",
          "$ref": "#/$defs/url"
        },
        "params": {
          "description": "Further query string parameters.",
          "$ref": "#/$defs/Values"
        },
        "param": {
          "description": "Parameter that takes what is typed.",
          "$ref": "#/$defs/identifier"
        },
        "records": {
          "description": "The records in the answer, which it reads as result; default the answer itself.",
          "$ref": "#/$defs/Expression"
        }
      },
      "required": [
        "url",
        "param"
      ],
      "additionalProperties": false
    },
    "Rule": {
      "title": "Rule",
      "description": "While if is true, the target has what set says; when it is false the inverse holds: the opposite for visible, required, disabled, readOnly; the declared state for the rest. A value is set at the moment the condition or the value's own inputs change.",
      "type": "object",
      "properties": {
        "target": {
          "description": "The field or piece of layout, or several.",
          "anyOf": [
            {
              "$ref": "#/$defs/identifier"
            },
            {
              "type": "array",
              "items": {
                "$ref": "#/$defs/identifier"
              },
              "minItems": 1,
              "uniqueItems": true
            }
          ]
        },
        "if": {
          "description": "When it holds; default always. Reads values and mode.",
          "$ref": "#/$defs/Expression"
        },
        "set": {
          "description": "What the target has then.",
          "type": "object",
          "properties": {
            "visible": {
              "description": "Shown.",
              "type": "boolean"
            },
            "required": {
              "description": "Must be filled in.",
              "type": "boolean"
            },
            "disabled": {
              "description": "Cannot be changed.",
              "type": "boolean"
            },
            "readOnly": {
              "description": "Shown only.",
              "type": "boolean"
            },
            "value": {
              "description": "JSON or an expression."
            },
            "label": {
              "description": "Another label.",
              "$ref": "#/$defs/Text"
            },
            "hint": {
              "description": "Another line below.",
              "$ref": "#/$defs/Text"
            },
            "options": {
              "description": "Other choices.",
              "$ref": "#/$defs/Options"
            },
            "props": {
              "description": "Further props of the widget.",
              "$ref": "#/$defs/Values"
            }
          },
          "minProperties": 1,
          "additionalProperties": false
        }
      },
      "required": [
        "target",
        "set"
      ],
      "additionalProperties": false
    },
    "Locale": {
      "title": "Locale",
      "description": "Translations of the texts of all models, pages and defaults, by the Chinese text as it is written.",
      "type": "object",
      "properties": {
        "$schema": {
          "description": "Address of this meta-schema, for editors.",
          "type": "string"
        },
        "version": {
          "description": "Format version of this file.",
          "const": 1
        },
        "texts": {
          "description": "Source text to its translation; an empty one is not translated yet. Placeholders in braces stay as they are. A text that needs several translations has an object: `default`, and others by context, which is a folder, a file or a part of a file such as pages/system/post#/list.",
          "type": "object",
          "propertyNames": {
            "minLength": 1
          },
          "additionalProperties": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "type": "object",
                "additionalProperties": {
                  "type": "string"
                },
                "minProperties": 1
              }
            ]
          }
        }
      },
      "required": [
        "version",
        "texts"
      ],
      "additionalProperties": false
    },
    "Model": {
      "title": "Model",
      "description": "What exists: one entity. The server makes its table, REST resource, OpenAPI and xlsx exchange from it; pages take labels, validators, widgets and dicts from it.",
      "type": "object",
      "properties": {
        "$schema": {
          "description": "Address of this format, for editors.",
          "type": "string"
        },
        "version": {
          "description": "Format version of this file.",
          "const": 2
        },
        "name": {
          "description": "Key by which pages and relations name this model; equals the file name.",
          "$ref": "#/$defs/identifier"
        },
        "label": {
          "description": "Name of one record, used in messages: 岗位.",
          "type": "string",
          "minLength": 1,
          "maxLength": 50
        },
        "table": {
          "description": "Name of the database table.",
          "type": "string",
          "pattern": "^[a-z][a-z0-9_]*$",
          "maxLength": 60
        },
        "managed": {
          "description": "false: the table was there before the model and belongs to somebody else. The server reads and writes its rows, says at a start where its columns do not fit the fields, and never creates or changes it.",
          "type": "boolean",
          "default": true
        },
        "key": {
          "description": "Name of the primary key field.",
          "$ref": "#/$defs/identifier"
        },
        "labelField": {
          "description": "Field whose value names a record in messages and pickers.",
          "$ref": "#/$defs/identifier"
        },
        "path": {
          "description": "Resource path below the API base; absent: no REST resource.",
          "type": "string",
          "pattern": "^/[A-Za-z0-9/_-]+$"
        },
        "permission": {
          "description": "Prefix of the permissions :list :query :add :edit :remove :export :import.",
          "type": "string",
          "pattern": "^[A-Za-z][A-Za-z0-9_]*(:[A-Za-z][A-Za-z0-9_]*)+$"
        },
        "permissions": {
          "description": "Further permissions, with the names of their buttons: below the menu entry of each page of this model an installation that lacks them is given them, once; they are never changed or removed by themselves. Transitions, actions and routes of capabilities can ask for them.",
          "type": "object",
          "propertyNames": {
            "$ref": "#/$defs/ownPermission"
          },
          "additionalProperties": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "minProperties": 1
        },
        "audit": {
          "description": "Title of operation log rows; an object overrides it by operation.",
          "anyOf": [
            {
              "type": "string",
              "minLength": 1,
              "maxLength": 50
            },
            {
              "$ref": "#/$defs/AuditTitles"
            }
          ]
        },
        "operations": {
          "description": "REST operations offered; default list, get, create, update, remove, export.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/Operation"
          },
          "uniqueItems": true
        },
        "open": {
          "description": "Operations that any signed-in user may call; the others need the permission of their name.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/Operation"
          },
          "uniqueItems": true
        },
        "proof": {
          "description": "Operations that ask for a recent proof of who the caller is. create and update concern imports, and update changes of several records at once, too.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/Operation"
          },
          "uniqueItems": true
        },
        "reasons": {
          "description": "Operations that ask for a reason: in the question before them, in the parameter reason of their request, which is refused without, and kept in its row of the operation log.",
          "type": "object",
          "properties": {
            "create": {
              "description": "Asked before a record is added; of imports, too.",
              "$ref": "#/$defs/Reason"
            },
            "update": {
              "description": "Asked before records are changed, one or several at once; of imports, too.",
              "$ref": "#/$defs/Reason"
            },
            "remove": {
              "description": "Asked before records are removed.",
              "$ref": "#/$defs/Reason"
            },
            "export": {
              "description": "Asked before records are exported.",
              "$ref": "#/$defs/Reason"
            },
            "import": {
              "description": "Asked before a workbook is imported; default what is asked of create, else of update.",
              "$ref": "#/$defs/Reason"
            }
          },
          "additionalProperties": false,
          "minProperties": 1
        },
        "paged": {
          "description": "false: the list answers all rows in data instead of a page of rows. Default true, false for trees.",
          "type": "boolean"
        },
        "sort": {
          "description": "Order of the list unless the caller sorts.",
          "$ref": "#/$defs/Sort"
        },
        "stamps": {
          "description": "createBy, createTime, updateBy, updateTime kept by the server. One may be declared in fields too, to give it another label or a filter.",
          "type": "boolean",
          "default": true
        },
        "fields": {
          "description": "What a record holds, by name, in the order in which forms and exports show it.",
          "type": "object",
          "propertyNames": {
            "$ref": "#/$defs/identifier"
          },
          "additionalProperties": {
            "$ref": "#/$defs/Field"
          },
          "minProperties": 1
        },
        "indexes": {
          "description": "Indexes beside those of keys, references, unique fields and the usual order.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "fields": {
                "description": "Fields of the index, in order.",
                "type": "array",
                "items": {
                  "$ref": "#/$defs/identifier"
                },
                "minItems": 1,
                "maxItems": 6
              },
              "unique": {
                "description": "No two rows may have the same values in all of these fields.",
                "type": "boolean",
                "default": false
              }
            },
            "required": [
              "fields"
            ],
            "additionalProperties": false
          }
        },
        "unique": {
          "description": "Fields that no two records have all alike, beside those of single fields. A record without a value in one of them collides with none. The refusal stands at the last of the fields.",
          "type": "array",
          "minItems": 1,
          "items": {
            "anyOf": [
              {
                "$ref": "#/$defs/UniqueFields"
              },
              {
                "$ref": "#/$defs/UniqueRule"
              }
            ]
          }
        },
        "checks": {
          "description": "What must hold between the fields of a record. Forms ask it where the field stands, the server of every record that is added or changed in one of the fields read, whatever the way.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/RecordCheck"
          },
          "minItems": 1
        },
        "relations": {
          "description": "How records belong to records of other models, by name.",
          "type": "object",
          "propertyNames": {
            "$ref": "#/$defs/identifier"
          },
          "additionalProperties": {
            "$ref": "#/$defs/Relation"
          }
        },
        "tree": {
          "description": "Set where rows form a tree.",
          "$ref": "#/$defs/Tree"
        },
        "softDelete": {
          "description": "Removed rows stay in the table, marked.",
          "type": "object",
          "properties": {
            "field": {
              "description": "Field that holds the mark.",
              "$ref": "#/$defs/identifier"
            },
            "present": {
              "description": "Its value in rows that are there.",
              "type": "string",
              "maxLength": 10
            },
            "deleted": {
              "description": "Its value in rows that were removed.",
              "type": "string",
              "maxLength": 10
            }
          },
          "required": [
            "field",
            "present",
            "deleted"
          ],
          "additionalProperties": false
        },
        "dataScope": {
          "description": "What limits the rows a caller sees and touches.",
          "type": "object",
          "properties": {
            "dept": {
              "description": "Field that ties a row to a department; data scopes of roles filter by it.",
              "$ref": "#/$defs/identifier"
            },
            "user": {
              "description": "Field that ties a row to a user, by key or by name.",
              "$ref": "#/$defs/identifier"
            },
            "through": {
              "description": "A manyToMany relation: a row belongs to the departments of the rows linked to it.",
              "$ref": "#/$defs/identifier"
            },
            "heldBy": {
              "description": "A manyToMany relation to roles: only rows linked to an enabled role of the caller.",
              "$ref": "#/$defs/identifier"
            }
          },
          "minProperties": 1,
          "additionalProperties": false
        },
        "sheet": {
          "description": "Name of the first sheet of exports; default {label}数据.",
          "type": "string",
          "minLength": 1,
          "maxLength": 30
        },
        "importLabel": {
          "description": "What import reports call a row, before its name; default the label.",
          "type": "string",
          "minLength": 1,
          "maxLength": 20
        },
        "versionField": {
          "description": "Integer field counted up on each update. A writer that sends an older value is refused, so that two editors never overwrite each other silently.",
          "$ref": "#/$defs/identifier"
        },
        "switches": {
          "description": "Addresses that change one field of a record, by field: what switches in lists send the key and the new value to.",
          "type": "object",
          "propertyNames": {
            "$ref": "#/$defs/identifier"
          },
          "additionalProperties": {
            "type": "string",
            "pattern": "^/"
          }
        },
        "transitions": {
          "description": "Moves of a record from one state to another, by name. A field that transitions move changes by them alone: every other write of another state is refused, by whatever route. Each is a route, PUT {path}/{name}/{keys}, and each move is kept in the history of its record, GET {path}/transitions/{key}.",
          "type": "object",
          "propertyNames": {
            "$ref": "#/$defs/identifier"
          },
          "additionalProperties": {
            "$ref": "#/$defs/Transition"
          },
          "minProperties": 1
        },
        "versions": {
          "description": "Records are published in versions (docs/decisions/record-versions.md): they begin as drafts, and what is published does not change until it is revised; each publication is kept as it was. It gives the model the transitions publish, revise, offline and archive, a field with the state and one with the number of the version, and GET {path}/versions/{key} with what changed from version to version.",
          "anyOf": [
            {
              "const": true
            },
            {
              "type": "object",
              "properties": {
                "state": {
                  "description": "Name of the field that holds the state: draft, published, offline or archived.",
                  "$ref": "#/$defs/identifier",
                  "default": "publishState"
                },
                "number": {
                  "description": "Name of the field with the number of the version that was published last; 0: none.",
                  "$ref": "#/$defs/identifier",
                  "default": "publishNumber"
                }
              },
              "additionalProperties": false
            }
          ]
        },
        "aggregates": {
          "description": "Figures over the records that a list finds, by name: GET {path}/aggregate/{name} with the search parameters, the permission and the data scope of the list. It answers an object for each group in data; without groups, one object.",
          "type": "object",
          "propertyNames": {
            "$ref": "#/$defs/identifier"
          },
          "additionalProperties": {
            "$ref": "#/$defs/Aggregate"
          },
          "minProperties": 1
        },
        "distinct": {
          "description": "Fields whose values can be asked for, each value once: GET {path}/distinct/{field} with the search parameters of the list, search for a part of the value or its label, and limit. It answers value and label.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/FigureField"
          },
          "minItems": 1,
          "uniqueItems": true
        },
        "lookups": {
          "description": "Unique fields by which a record can be asked for instead of by its key: GET {path}/by/{field}/{value}, with the permission of reading one record.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/identifier"
          },
          "minItems": 1,
          "uniqueItems": true
        },
        "guards": {
          "description": "Refusals decided by data.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/Guard"
          }
        },
        "migrations": {
          "description": "Explicit permission for a change of the table that cannot be applied by adding: run once, in order.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/TableMigration"
          }
        }
      },
      "required": [
        "version",
        "name",
        "label",
        "table",
        "key",
        "fields"
      ],
      "additionalProperties": false
    },
    "UniqueFields": {
      "title": "UniqueFields",
      "description": "Fields that are alike in one record at most.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/identifier"
      },
      "minItems": 2,
      "maxItems": 6,
      "uniqueItems": true
    },
    "Sequence": {
      "title": "Sequence",
      "description": "The next number of a counter, as a text: ORD{yyyyMMdd}{####} gives ORD202611220001. Taken by the server when a record is added; clients may give a value of their own only where modes say create. Records from before the field have none.",
      "type": "object",
      "properties": {
        "$sequence": {
          "description": "Text with parts in braces: # as often as the counter has digits at least (it grows beyond them), and date parts of yyyy, yy, MM, dd and signs between them, of the day on the wall clock of the server's dates. With each new value of the date parts the counter begins at 1 again.",
          "type": "string",
          "minLength": 3,
          "maxLength": 60
        },
        "gapless": {
          "description": "true: the number is taken in the transaction of the record, so that none is missing, and records of one counter are added one after the other. Otherwise a record that is not stored after all leaves a gap.",
          "type": "boolean",
          "default": false
        }
      },
      "required": [
        "$sequence"
      ],
      "additionalProperties": false
    },
    "PartsAggregate": {
      "title": "PartsAggregate",
      "description": "A value over the rows that a record owns: exactly one of sum, count, min, max and avg. Rows are counted and added in the transaction that changes them, so the value is right after every write, whatever the way; with \"stored\": false of the field by the database whenever the record is read. Rows without a value are passed over; without any, sum and count are 0 and the others have no value.",
      "type": "object",
      "properties": {
        "sum": {
          "description": "Field that is added up, behind its relation: lines.amount. Exact in decimals.",
          "$ref": "#/$defs/PartPath"
        },
        "count": {
          "description": "Relation whose rows are counted, lines, or a field of it: rows that have a value there.",
          "type": "string",
          "pattern": "^[a-zA-Z][a-zA-Z0-9_]*(\\.[a-zA-Z][a-zA-Z0-9_]*)?$"
        },
        "min": {
          "description": "Field whose smallest number or earliest date it is.",
          "$ref": "#/$defs/PartPath"
        },
        "max": {
          "description": "Field whose largest number or latest date it is.",
          "$ref": "#/$defs/PartPath"
        },
        "avg": {
          "description": "Field whose numbers are averaged, rounded to the scale of this field.",
          "$ref": "#/$defs/PartPath"
        },
        "if": {
          "description": "Only rows for which this is true; it reads the fields of a row by their names, or as members of row. One that cannot be evaluated leaves the row out.",
          "$ref": "#/$defs/Expression"
        }
      },
      "additionalProperties": false
    },
    "PartPath": {
      "title": "PartPath",
      "description": "A field of the rows of an owned relation: lines.amount. One that a record defines, such as lines.extra.power, has no figures: which there are, and of which type, no file can know.",
      "type": "string",
      "pattern": "^[a-zA-Z][a-zA-Z0-9_]*(\\.[a-zA-Z][a-zA-Z0-9_]*){1,2}$"
    },
    "UniqueRule": {
      "title": "UniqueRule",
      "description": "Fields that are alike in one record at most, with a text of their own.",
      "type": "object",
      "properties": {
        "fields": {
          "description": "The fields.",
          "$ref": "#/$defs/UniqueFields"
        },
        "message": {
          "description": "What follows {operation}{model}'{name}'失败， in the refusal, a template over the record; default {labels}不能同时相同.",
          "type": "string",
          "minLength": 1
        }
      },
      "required": [
        "fields"
      ],
      "additionalProperties": false
    },
    "RecordCheck": {
      "title": "RecordCheck",
      "description": "What must hold between the fields of a record.",
      "type": "object",
      "properties": {
        "assert": {
          "description": "Must be true; reads the fields of the record by their names, or as members of row: endDate >= startDate. One that cannot be evaluated refuses.",
          "$ref": "#/$defs/Expression"
        },
        "message": {
          "description": "Text of the refusal, a template over the record: 结束日期不能早于{startDate}.",
          "type": "string",
          "minLength": 1
        },
        "field": {
          "description": "Field at which the refusal stands; default none.",
          "$ref": "#/$defs/identifier"
        },
        "blank": {
          "description": "true: asked also while a field that it reads has no value. Otherwise such a record passes.",
          "type": "boolean",
          "default": false
        }
      },
      "required": [
        "assert",
        "message"
      ],
      "additionalProperties": false
    },
    "Operation": {
      "title": "Operation",
      "description": "A REST operation of a model; updateMany changes several records at once, all or none.",
      "enum": [
        "list",
        "get",
        "create",
        "update",
        "updateMany",
        "remove",
        "export",
        "import",
        "importTemplate",
        "optionselect"
      ]
    },
    "AuditTitles": {
      "title": "AuditTitles",
      "description": "Titles of operation log rows by operation.",
      "type": "object",
      "properties": {
        "title": {
          "description": "Of operations that have no title of their own.",
          "type": "string"
        },
        "create": {
          "description": "Of creating.",
          "type": "string"
        },
        "update": {
          "description": "Of changing.",
          "type": "string"
        },
        "remove": {
          "description": "Of removing.",
          "type": "string"
        },
        "export": {
          "description": "Of exporting.",
          "type": "string"
        },
        "import": {
          "description": "Of importing.",
          "type": "string"
        }
      },
      "required": [
        "title"
      ],
      "additionalProperties": false
    },
    "Field": {
      "title": "Field",
      "description": "One property of a record: its type, limits and part in lists, forms and xlsx.",
      "type": "object",
      "properties": {
        "type": {
          "description": "What its values are.",
          "$ref": "#/$defs/FieldType"
        },
        "label": {
          "description": "What people call the field: in forms, lists, messages and xlsx.",
          "type": "string",
          "minLength": 1,
          "maxLength": 50
        },
        "help": {
          "description": "Tooltip at the label of the field, in forms, searches, column heads and descriptions.",
          "type": "string",
          "maxLength": 300
        },
        "column": {
          "description": "Column name; default is the field name in snake_case.",
          "type": "string",
          "pattern": "^[a-z][a-z0-9_]*$",
          "maxLength": 60
        },
        "required": {
          "description": "A record has a value.",
          "type": "boolean",
          "default": false
        },
        "minLength": {
          "description": "Characters at least.",
          "type": "integer",
          "minimum": 0
        },
        "maxLength": {
          "description": "Characters at most; the length of the column of a string.",
          "type": "integer",
          "minimum": 1
        },
        "minimum": {
          "description": "Smallest number.",
          "type": "number"
        },
        "maximum": {
          "description": "Largest number.",
          "type": "number"
        },
        "precision": {
          "description": "Digits in all (decimal; money, at most 15, which is also what it has without).",
          "type": "integer",
          "minimum": 1,
          "maximum": 38
        },
        "scale": {
          "description": "Digits after the point (decimal; money, where they are not those of its currency: prices of small units).",
          "type": "integer",
          "minimum": 0,
          "maximum": 18
        },
        "unit": {
          "description": "What its numbers count, shown behind each: 件, kg (numbers). With unit or currency, and for every decimal, digits are grouped by thousands and columns are aligned to the right.",
          "type": "string",
          "minLength": 1,
          "maxLength": 10
        },
        "currency": {
          "description": "Currency of its numbers as ISO 4217 names it, such as CNY: its sign is shown before each (numbers; money has this or currencyField).",
          "type": "string",
          "pattern": "^[A-Z]{3}$"
        },
        "currencyField": {
          "description": "Text field of the same model that holds the currency of each amount, where records differ; its options are codes of ISO 4217 (money). Amounts of different currencies are never added up: the checker refuses sums without the currency among their groups.",
          "$ref": "#/$defs/identifier"
        },
        "of": {
          "description": "What the ends of a range are (type range). time is a time of day, HH:mm:ss.",
          "enum": [
            "date",
            "datetime",
            "time",
            "integer",
            "decimal",
            "money"
          ]
        },
        "open": {
          "description": "An end of the range may be left out: from a day on, or up to it (type range).",
          "type": "boolean",
          "default": false
        },
        "overMidnight": {
          "description": "The time of day at its end may be before that at its begin: it is of the next day then, as from 22:00 to 06:00 (type range of time, without filter and noOverlap).",
          "type": "boolean",
          "default": false
        },
        "noOverlap": {
          "description": "No two records have ranges that overlap: true, or the fields within whose equal values they must not (a room is not booked twice). Ranges of days and of whole numbers end with their last one, others before their end, so that 10:00 may follow on 10:00 (type range).",
          "anyOf": [
            {
              "type": "boolean"
            },
            {
              "type": "object",
              "properties": {
                "within": {
                  "description": "Fields whose values must be equal for two ranges to be in each other's way.",
                  "type": "array",
                  "items": {
                    "$ref": "#/$defs/identifier"
                  },
                  "minItems": 1
                }
              },
              "required": [
                "within"
              ],
              "additionalProperties": false
            }
          ]
        },
        "pattern": {
          "description": "What a text matches (docs/decisions/patterns.md).",
          "$ref": "#/$defs/Pattern"
        },
        "format": {
          "description": "A kind of text: email, phone (mainland mobile number), url (http or https), permission (a:b:c), noMarkup (nothing a browser takes for a tag), json (JSON as a text), idNumber (number of an identity card of the mainland with its check character, GB 11643).",
          "enum": [
            "email",
            "phone",
            "url",
            "permission",
            "noMarkup",
            "json",
            "idNumber"
          ]
        },
        "from": {
          "description": "Where a dynamic field finds the definitions of its members: relation and field, such as category.fields (type dynamic).",
          "type": "string",
          "pattern": "^[A-Za-z][A-Za-z0-9_]*\\.[A-Za-z][A-Za-z0-9_]*$"
        },
        "max": {
          "description": "Files at most (attachments).",
          "type": "integer",
          "minimum": 1,
          "maximum": 50,
          "default": 10
        },
        "maxSize": {
          "description": "Size of one file at most, as a number with KB or MB: 500KB, 2MB (attachments). Files of more than 10MB are sent in chunks, up to what the parameter sys.file.maxSize allows.",
          "type": "string",
          "pattern": "^[1-9][0-9]{0,4}(KB|MB)$",
          "default": "10MB",
          "translate": false
        },
        "accept": {
          "description": "Kinds of files by their extensions: pdf, docx; or image/*, video/*, archive/* and office/* (attachments). Contents are looked at, not names alone. Default: everything that can be uploaded.",
          "type": "array",
          "minItems": 1,
          "uniqueItems": true,
          "items": {
            "type": "string",
            "pattern": "^[a-z0-9]+(/\\*)?$",
            "maxLength": 10
          }
        },
        "public": {
          "description": "true: the files are read as other uploads are (sys.file.access), by default by everybody who has the address (attachments). Otherwise by those who may read the record.",
          "type": "boolean",
          "default": false
        },
        "inherit": {
          "description": "Of definitions in a model with a tree: a record has those of the records above it, too; what it says of the same name replaces theirs, and is of the same type.",
          "type": "boolean",
          "default": false
        },
        "dict": {
          "description": "Dictionary type whose values this field holds; others are refused on every write and import. A list of several has commas between.",
          "$ref": "#/$defs/dict"
        },
        "options": {
          "description": "Fixed choices where no dictionary exists.",
          "type": "array",
          "minItems": 1,
          "items": {
            "$ref": "#/$defs/FieldOption"
          }
        },
        "unique": {
          "description": "true, or the fields within whose equal values it must be unique.",
          "anyOf": [
            {
              "type": "boolean"
            },
            {
              "type": "object",
              "properties": {
                "within": {
                  "description": "Fields that must be equal, too.",
                  "type": "array",
                  "items": {
                    "$ref": "#/$defs/identifier"
                  },
                  "minItems": 1
                }
              },
              "required": [
                "within"
              ],
              "additionalProperties": false
            }
          ]
        },
        "mask": {
          "description": "What answers, exports, messages and the operation log show of a text instead of it (docs/decisions/masked-and-encrypted.md): phone 138****5678, idNumber 1101**********1234, name 张**, email z*******@example.com, bankCard 6222***********1234, or the numbers of characters that are shown at the beginning and at the end. Holders of the permission :reveal of the model read one value at a time, which is logged; they export, and search by parts of it. A text that comes back as it was shown stays as it is.",
          "anyOf": [
            {
              "$ref": "#/$defs/MaskKind"
            },
            {
              "$ref": "#/$defs/MaskEnds"
            }
          ]
        },
        "encrypted": {
          "description": "The text is stored encrypted (AES-256-GCM), with a keyed hash beside it by which equal values are found and kept apart (docs/decisions/masked-and-encrypted.md). It is searched by the whole value only, and in no log. Rows from before are encrypted at the next start; the way back is refused.",
          "type": "boolean",
          "default": false
        },
        "caseSensitive": {
          "description": "true: unique and sorted letter by letter. By default the letters A to Z are the same in both cases, as in the databases of the protocol: ADMIN is taken when admin exists, and stands beside it in a sorted list. Fields with a dict or options hold codes and are always compared letter by letter.",
          "type": "boolean",
          "default": false
        },
        "computed": {
          "description": "The server works the value out on every write and stores it; what clients send for it is ignored. Either an expression, or an aggregate over the rows of an owned relation. The expression reads the fields of the record by their names, or as members of row: row.quantity * row.price; computed fields among them, in any order but a circle. Numbers are rounded to the scale of the field. Forms show the value while people type. After a change of what it says the next start works out the value of all rows. What reads the clock is not stored (stored).",
          "anyOf": [
            {
              "$ref": "#/$defs/Expression"
            },
            {
              "$ref": "#/$defs/PartsAggregate"
            }
          ]
        },
        "stored": {
          "description": "false: a computed value is worked out whenever its record is read instead of being kept in a column, as it must be where it follows the clock: diffDays(today(), dueOn), or the count of lines that are overdue. Lists, records, forms and exports show it; lists are filtered, sorted and added up by it and figures are made of it, as far as databases know what the expression says (docs/formats/expressions.md, In a database). Nothing stored follows from it: no rule, index or transition reads it.",
          "type": "boolean",
          "default": true
        },
        "default": {
          "description": "Value of a new record that brings none: a literal, or the next number of a sequence.",
          "anyOf": [
            {
              "type": [
                "string",
                "number",
                "boolean",
                "null"
              ]
            },
            {
              "$ref": "#/$defs/Sequence"
            }
          ]
        },
        "initialStates": {
          "description": "States in which a record may be made, of a field that transitions move. Default: the default of the field.",
          "type": "array",
          "items": {
            "type": [
              "string",
              "number"
            ]
          },
          "minItems": 1,
          "uniqueItems": true
        },
        "modes": {
          "description": "Where the field takes part; default everywhere. list: answers of lists. view: answers of one record. create, edit: values that clients may send; others are ignored. So [\"list\", \"view\"] is kept by the server, [\"list\", \"view\", \"create\"] is set once, [\"create\", \"edit\"] is never answered, [\"view\", \"create\", \"edit\"] is too long for lists, and [] is the server's own.",
          "type": "array",
          "items": {
            "enum": [
              "list",
              "view",
              "create",
              "edit"
            ]
          },
          "uniqueItems": true
        },
        "onBlank": {
          "description": "What an update does with a member that brings no value. clear: absent and null leave the stored value as it is, an empty text clears it. keep: an empty text leaves it, too. replace: absent, null and an empty text all clear it. Default keep for texts with a default, clear for all others.",
          "enum": [
            "clear",
            "keep",
            "replace"
          ]
        },
        "always": {
          "description": "Forms send this field with every record, as it was loaded or its default, also where they do not show it: servers of the protocol refuse or reset it otherwise. Required fields are always sent.",
          "type": "boolean",
          "default": false
        },
        "filter": {
          "description": "How the list filters by this field; the name of a type is a filter of that type under the field's name. A list of several, where all but one have a param.",
          "anyOf": [
            {
              "$ref": "#/$defs/FilterType"
            },
            {
              "$ref": "#/$defs/Filter"
            },
            {
              "type": "array",
              "items": {
                "anyOf": [
                  {
                    "$ref": "#/$defs/FilterType"
                  },
                  {
                    "$ref": "#/$defs/Filter"
                  }
                ]
              },
              "minItems": 1
            }
          ]
        },
        "sortable": {
          "description": "May be named in orderByColumn. Default true except for text, richText and json.",
          "type": "boolean"
        },
        "widget": {
          "description": "Widget used in forms unless a page says otherwise.",
          "$ref": "#/$defs/widget"
        },
        "excel": {
          "description": "Part in xlsx exchange; {} takes part under the field's label. A field without it takes no part, but where no field of the model has it, all visible fields are exported.",
          "type": "object",
          "properties": {
            "label": {
              "description": "Header of the column; default the field's label.",
              "type": "string",
              "maxLength": 50
            },
            "export": {
              "description": "The column is in exports.",
              "type": "boolean",
              "default": true
            },
            "import": {
              "description": "Imports read the column, and their template has it.",
              "type": "boolean",
              "default": false
            },
            "overwrite": {
              "description": "false: an import that overwrites a record leaves this field as it is.",
              "type": "boolean",
              "default": true
            },
            "suffix": {
              "description": "Text behind each value, such as a unit.",
              "type": "string",
              "maxLength": 10
            },
            "limits": {
              "description": "What a cell must be beyond the limits of the field: an import asks for what forms ask people for.",
              "type": "object",
              "properties": {
                "required": {
                  "description": "The cell has a value.",
                  "type": "boolean",
                  "default": false
                },
                "minLength": {
                  "description": "Characters at least.",
                  "type": "integer",
                  "minimum": 0
                },
                "maxLength": {
                  "description": "Characters at most.",
                  "type": "integer",
                  "minimum": 1
                },
                "format": {
                  "description": "A kind of text, as of the field.",
                  "enum": [
                    "phone",
                    "email",
                    "url",
                    "permission",
                    "noMarkup",
                    "idNumber"
                  ]
                }
              },
              "additionalProperties": false
            },
            "options": {
              "description": "Labels of codes in xlsx, where they differ from the dict or options of the field.",
              "type": "array",
              "minItems": 1,
              "items": {
                "type": "object",
                "properties": {
                  "value": {
                    "description": "What is stored.",
                    "type": [
                      "string",
                      "number",
                      "boolean"
                    ]
                  },
                  "label": {
                    "description": "What the cell says.",
                    "type": "string"
                  }
                },
                "required": [
                  "value",
                  "label"
                ],
                "additionalProperties": false
              }
            },
            "width": {
              "description": "Width of the column in characters.",
              "type": "integer",
              "minimum": 4,
              "maximum": 120
            }
          },
          "additionalProperties": false
        },
        "access": {
          "description": "Permissions for reading or writing this one field.",
          "type": "object",
          "properties": {
            "read": {
              "description": "Needed to read the field.",
              "$ref": "#/$defs/permissions"
            },
            "write": {
              "description": "Needed to set the field.",
              "$ref": "#/$defs/permissions"
            }
          },
          "additionalProperties": false
        },
        "messages": {
          "description": "Texts of refusals where the default ({label}不能为空, {label}长度不能超过{maxLength}个字符, …) differs.",
          "type": "object",
          "properties": {
            "required": {
              "description": "There is no value.",
              "type": "string"
            },
            "minLength": {
              "description": "The text is too short.",
              "type": "string"
            },
            "maxLength": {
              "description": "The text is too long.",
              "type": "string"
            },
            "minimum": {
              "description": "The number is too small.",
              "type": "string"
            },
            "maximum": {
              "description": "The number is too large.",
              "type": "string"
            },
            "pattern": {
              "description": "The text does not match the pattern.",
              "type": "string"
            },
            "format": {
              "description": "The text is not of the format.",
              "type": "string"
            },
            "unique": {
              "description": "What follows {operation}{model}'{name}'失败，; default {label}已存在.",
              "type": "string"
            }
          },
          "additionalProperties": false
        }
      },
      "required": [
        "type",
        "label"
      ],
      "additionalProperties": false
    },
    "MaskKind": {
      "title": "MaskKind",
      "description": "phone: 3 characters at the beginning and 4 at the end are shown. idNumber, bankCard: 4 and 4. name: the first one. email: the first one, and what follows the @.",
      "enum": [
        "phone",
        "idNumber",
        "name",
        "email",
        "bankCard"
      ]
    },
    "MaskEnds": {
      "title": "MaskEnds",
      "description": "Characters that are shown. Of a text of which less than a third would be hidden nothing is shown.",
      "type": "object",
      "properties": {
        "keep": {
          "description": "Characters at the beginning and at the end.",
          "type": "array",
          "items": {
            "type": "integer",
            "minimum": 0,
            "maximum": 20
          },
          "minItems": 2,
          "maxItems": 2
        }
      },
      "required": [
        "keep"
      ],
      "additionalProperties": false
    },
    "FieldType": {
      "title": "FieldType",
      "description": "attachments: files of the record, as a comma list of their addresses with size and name. boolean: true or false. date: a day: yyyy-MM-dd. datetime: a moment: yyyy-MM-dd HH:mm:ss. decimal: an exact decimal of precision digits, scale of them after the point; it travels as a number. dynamic: values of the fields that the record named in from defines, by their names. fieldDefinitions: definitions of the dynamic fields of other records: name, label, type, limits. id: a 64-bit number made by the server: the key of a record. integer: a whole number of 32 bits. json: any JSON value, kept as it was written. long: a whole number up to 2^53. money: an exact amount of a currency, of 15 digits at most; it travels as a number, and digits that the currency does not have are refused. range: two values of the type named in of, the first not behind the second: begin and end, kept in two columns. ref: the key of a record of another model (see relations). richText: text with formats, as harmless HTML. string: a text of one line, at most maxLength characters. text: a text of any length.",
      "enum": [
        "attachments",
        "boolean",
        "date",
        "datetime",
        "decimal",
        "dynamic",
        "fieldDefinitions",
        "id",
        "integer",
        "json",
        "long",
        "money",
        "range",
        "ref",
        "richText",
        "string",
        "text"
      ]
    },
    "Pattern": {
      "title": "Pattern",
      "description": "A regular expression; or several, each with its refusal: of those that are not matched the first speaks.",
      "anyOf": [
        {
          "$ref": "#/$defs/regex"
        },
        {
          "type": "array",
          "items": {
            "$ref": "#/$defs/PatternRule"
          },
          "minItems": 2
        }
      ]
    },
    "PatternRule": {
      "title": "PatternRule",
      "description": "One of several regular expressions that a text must match.",
      "type": "object",
      "properties": {
        "pattern": {
          "description": "What the text must match.",
          "$ref": "#/$defs/regex"
        },
        "message": {
          "description": "Refusal of a text that does not; default messages.pattern.",
          "type": "string"
        }
      },
      "required": [
        "pattern"
      ],
      "additionalProperties": false
    },
    "FieldOption": {
      "title": "FieldOption",
      "description": "A value that a field may have, and what people read for it.",
      "type": "object",
      "properties": {
        "value": {
          "description": "What is stored.",
          "type": [
            "string",
            "number",
            "boolean"
          ]
        },
        "label": {
          "description": "What people read.",
          "type": "string"
        },
        "tone": {
          "description": "Colour of its tag.",
          "enum": [
            "default",
            "primary",
            "success",
            "info",
            "warning",
            "danger"
          ]
        }
      },
      "required": [
        "value",
        "label"
      ],
      "additionalProperties": false
    },
    "FilterType": {
      "title": "FilterType",
      "description": "contains: case-insensitive part of the text. exact: equal. in: any of several. subtree: that row of a tree and all below. dayRange, timeRange: params[beginTime] and params[endTime], by whole days or by moments. range: numbers from params[begin{Field}] to params[end{Field}], both included.",
      "enum": [
        "contains",
        "exact",
        "in",
        "subtree",
        "dayRange",
        "timeRange",
        "range"
      ]
    },
    "Filter": {
      "title": "Filter",
      "description": "One way in which the list filters by a field.",
      "type": "object",
      "properties": {
        "type": {
          "description": "What is compared how.",
          "$ref": "#/$defs/FilterType"
        },
        "prefix": {
          "description": "Of ranges: the parameters are params[{prefix}BeginTime] and params[{prefix}EndTime], of numbers params[begin{Prefix}] and params[end{Prefix}].",
          "type": "string",
          "pattern": "^[a-z][A-Za-z0-9]*$"
        },
        "param": {
          "description": "Name of the query parameter; default the field name.",
          "$ref": "#/$defs/identifier"
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false
    },
    "Relation": {
      "title": "Relation",
      "type": "object",
      "description": "belongsTo: this row holds the key of another (field). hasMany: other rows name this one (foreign field in the other model). manyToMany: a link table. owned: the other rows are part of this one, as the lines of an order: read, saved and removed with it, under its permissions, its data scope and its version. They travel in a member named as the relation.",
      "properties": {
        "type": {
          "description": "Which of the four it is.",
          "enum": [
            "belongsTo",
            "hasMany",
            "manyToMany",
            "owned"
          ]
        },
        "model": {
          "description": "Name of the other model.",
          "$ref": "#/$defs/identifier"
        },
        "label": {
          "description": "owned: what people call the rows together; default the label of the other model.",
          "type": "string",
          "minLength": 1,
          "maxLength": 50
        },
        "fields": {
          "description": "owned: the fields of the other model, where it has no file of its own. It is made of them, with a key (rowId), the key of this row, and the place (rowPlace); so the relation has neither by nor order.",
          "type": "object",
          "propertyNames": {
            "$ref": "#/$defs/identifier"
          },
          "additionalProperties": {
            "$ref": "#/$defs/Field"
          },
          "minProperties": 1
        },
        "by": {
          "description": "owned: field of the other model that holds the key of this row, of type ref. The server sets it.",
          "$ref": "#/$defs/identifier"
        },
        "order": {
          "description": "owned: integer field of the other model that keeps the place of a row, from 1. The server sets it from the order in which the rows are sent. Without it rows stand in the order in which they were made.",
          "$ref": "#/$defs/identifier"
        },
        "min": {
          "description": "owned: fewest rows.",
          "type": "integer",
          "minimum": 0,
          "maximum": 1000,
          "default": 0
        },
        "max": {
          "description": "owned: most rows.",
          "type": "integer",
          "minimum": 1,
          "maximum": 1000,
          "default": 1000
        },
        "sheet": {
          "description": "owned: name of the sheet that holds the rows in workbooks; default the label. false: exports and imports leave them out.",
          "anyOf": [
            {
              "type": "string",
              "minLength": 1,
              "maxLength": 28,
              "pattern": "^[^\\[\\]:*?/\\\\']+$"
            },
            {
              "const": false
            }
          ]
        },
        "field": {
          "description": "belongsTo: field of this model that holds the key.",
          "$ref": "#/$defs/identifier"
        },
        "foreign": {
          "description": "hasMany: field of the other model that names this row.",
          "$ref": "#/$defs/identifier"
        },
        "local": {
          "description": "hasMany: field of this model that foreign equals; default the key.",
          "$ref": "#/$defs/identifier"
        },
        "soft": {
          "description": "belongsTo: the other record may be removed while this one names it. Its label is shown as it was, with （已删除） behind it. Default: it cannot be removed.",
          "type": "boolean",
          "default": false
        },
        "labelIn": {
          "description": "Of a soft relation: text field of this model in which the server keeps the label of the other record, as it was when it was chosen.",
          "$ref": "#/$defs/identifier"
        },
        "expose": {
          "description": "belongsTo: fields of the other record answered in a member named as the relation; through its belongsTo relations those of further ones, at any depth: region.country.countryName. Lists are sorted by them as by own fields, named from the relation on: customer.region.country.countryName.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/fieldPath"
          },
          "minItems": 1,
          "uniqueItems": true
        },
        "filters": {
          "description": "belongsTo: how lists filter by exposed fields, by their names in expose. owned: how lists find records by fields of their rows; a record is found where one row fits. The parameter is named from the relation on: customer.customerName, lines.product.",
          "type": "object",
          "propertyNames": {
            "$ref": "#/$defs/fieldPath"
          },
          "additionalProperties": {
            "$ref": "#/$defs/RelatedFilter"
          },
          "minProperties": 1
        },
        "excel": {
          "description": "belongsTo: exposed fields of the other record that are exported behind the own ones, with their header labels.",
          "type": "object",
          "propertyNames": {
            "$ref": "#/$defs/fieldPath"
          },
          "additionalProperties": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "minProperties": 1
        },
        "through": {
          "description": "manyToMany: the link table and its two columns.",
          "type": "object",
          "properties": {
            "table": {
              "description": "Name of the link table.",
              "type": "string",
              "pattern": "^[a-z][a-z0-9_]*$"
            },
            "from": {
              "description": "Column with keys of this model.",
              "type": "string",
              "pattern": "^[a-z][a-z0-9_]*$"
            },
            "to": {
              "description": "Column with keys of the other model.",
              "type": "string",
              "pattern": "^[a-z][a-z0-9_]*$"
            }
          },
          "required": [
            "table",
            "from",
            "to"
          ],
          "additionalProperties": false
        },
        "ids": {
          "description": "manyToMany: member of a body or answer that lists the linked keys, such as postIds.",
          "$ref": "#/$defs/identifier"
        },
        "onBlank": {
          "description": "manyToMany with ids: what an update of a whole record does when it brings no list. keep: links stay. replace: all go.",
          "enum": [
            "keep",
            "replace"
          ],
          "default": "keep"
        },
        "onRemove": {
          "description": "What happens to the others when this row is removed. Default restrict for hasMany, cascade (links only) for manyToMany.",
          "enum": [
            "restrict",
            "cascade",
            "nullify"
          ]
        },
        "message": {
          "description": "Refusal text when restrict applies; a template over the row: {roleName}已分配.",
          "type": "string"
        },
        "code": {
          "description": "Code of that refusal.",
          "enum": [
            500,
            601
          ],
          "default": 500
        }
      },
      "required": [
        "type",
        "model"
      ],
      "additionalProperties": false
    },
    "RelatedFilter": {
      "title": "RelatedFilter",
      "description": "contains: case-insensitive part of the text. exact: equal. in: any of several. dayRange, timeRange: days or moments from params[{path}BeginTime] to params[{path}EndTime], range: numbers from params[begin{Path}] to params[end{Path}], both included: params[lines.deliverOnBeginTime], params[beginLines.amount].",
      "enum": [
        "contains",
        "exact",
        "in",
        "dayRange",
        "timeRange",
        "range"
      ]
    },
    "Tree": {
      "title": "Tree",
      "description": "Rows form a tree.",
      "type": "object",
      "properties": {
        "parent": {
          "description": "Field holding the key of the row above; 0 for a root.",
          "$ref": "#/$defs/identifier"
        },
        "ancestors": {
          "description": "Field holding the comma list of ancestor keys, kept by the server.",
          "$ref": "#/$defs/identifier"
        },
        "order": {
          "description": "Field by which the rows below one parent are ordered.",
          "$ref": "#/$defs/identifier"
        },
        "closed": {
          "description": "No further roots: a new row needs a parent, and an update with parent 0 leaves it where it is.",
          "type": "boolean",
          "default": false
        },
        "path": {
          "description": "true: the records from the root down to one can be asked for, GET {path}/path/{key}, with the permission of reading one record; those outside the data scope are left out.",
          "type": "boolean",
          "default": false
        },
        "removeMessage": {
          "description": "Refusal when children exist.",
          "type": "string"
        },
        "removeCode": {
          "description": "Code of that refusal.",
          "enum": [
            500,
            601
          ],
          "default": 500
        },
        "selfMessage": {
          "description": "Refusal suffix when a row is made its own parent.",
          "type": "string"
        }
      },
      "required": [
        "parent"
      ],
      "additionalProperties": false
    },
    "Transition": {
      "title": "Transition",
      "description": "One allowed move of a record from one state to another, with what it asks for.",
      "type": "object",
      "properties": {
        "label": {
          "description": "What people call the move: 发货. Name of its button, too.",
          "type": "string",
          "minLength": 1,
          "maxLength": 20
        },
        "field": {
          "description": "Field that holds the state: a string or integer with a default.",
          "$ref": "#/$defs/identifier"
        },
        "from": {
          "description": "States in which it is possible.",
          "type": "array",
          "items": {
            "type": [
              "string",
              "number"
            ]
          },
          "minItems": 1,
          "uniqueItems": true
        },
        "to": {
          "description": "State that it leads to.",
          "type": [
            "string",
            "number"
          ]
        },
        "access": {
          "description": "Permission needed; a bare verb is completed by that of the model. Default: the name of the transition. Its data scope decides which records can be moved.",
          "$ref": "#/$defs/verb"
        },
        "assert": {
          "description": "Must be true of the record besides its state. It reads record (stored row), input (sent values) and user. One that cannot be evaluated refuses, too.",
          "$ref": "#/$defs/Expression"
        },
        "message": {
          "description": "Text of the refusal by assert; a template over the sent and the stored values.",
          "type": "string",
          "minLength": 1
        },
        "required": {
          "description": "Fields whose values must come with the move and are stored with it, also such that no form may set.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/identifier"
          },
          "minItems": 1,
          "uniqueItems": true
        },
        "optional": {
          "description": "Fields whose values may come with the move.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/identifier"
          },
          "minItems": 1,
          "uniqueItems": true
        },
        "reason": {
          "description": "Asks for a reason, sent as reason and kept in the history.",
          "$ref": "#/$defs/Reason"
        },
        "confirm": {
          "description": "Question before the move.",
          "type": "string",
          "minLength": 1,
          "maxLength": 200
        },
        "proof": {
          "description": "Asks for a recent proof of who the caller is.",
          "type": "boolean",
          "default": false
        },
        "stamps": {
          "description": "Fields that the server fills with the moment of the move (now) or with who makes it (user: the name in a text, else the key).",
          "type": "object",
          "propertyNames": {
            "$ref": "#/$defs/identifier"
          },
          "additionalProperties": {
            "$ref": "#/$defs/TransitionStamp"
          },
          "minProperties": 1
        }
      },
      "required": [
        "label",
        "field",
        "from",
        "to"
      ],
      "additionalProperties": false
    },
    "TransitionStamp": {
      "title": "TransitionStamp",
      "description": "What a transition notes in a field. now: the moment. user: who makes it.",
      "enum": [
        "now",
        "user"
      ]
    },
    "Aggregate": {
      "title": "Aggregate",
      "description": "Figures over records, in groups.",
      "type": "object",
      "properties": {
        "label": {
          "description": "What people call it: 每月金额.",
          "type": "string",
          "minLength": 1,
          "maxLength": 50
        },
        "groupBy": {
          "description": "What the records are grouped by; default one group of all.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/Group"
          },
          "minItems": 1,
          "maxItems": 4
        },
        "measures": {
          "description": "The figures of each group, by name.",
          "type": "object",
          "propertyNames": {
            "$ref": "#/$defs/identifier"
          },
          "additionalProperties": {
            "$ref": "#/$defs/Measure"
          },
          "minProperties": 1
        },
        "if": {
          "description": "Only records for which it is true. It compares fields with values: row.total > 100 && row.status in ['1', '2'], and looks for parts of texts: contains(row.title, '急').",
          "$ref": "#/$defs/Expression"
        },
        "sort": {
          "description": "Order by names of groups and measures; default the groups in their order, ascending. Groups without a value come last.",
          "$ref": "#/$defs/Sort"
        },
        "limit": {
          "description": "Most groups that are answered; limited in the answer says that there are more.",
          "type": "integer",
          "minimum": 1,
          "maximum": 5000,
          "default": 1000
        },
        "fill": {
          "description": "true: periods without records are answered, too, from the first to the last that is found, or that is searched for. Needs one group by a period, and no sort.",
          "type": "boolean",
          "default": false
        }
      },
      "required": [
        "label",
        "measures"
      ],
      "additionalProperties": false
    },
    "Group": {
      "title": "Group",
      "description": "A field whose values make the groups. Of a field with a dictionary, options or a reference, labels in the answer says what people call the value.",
      "anyOf": [
        {
          "$ref": "#/$defs/FigureField"
        },
        {
          "$ref": "#/$defs/GroupObject"
        }
      ]
    },
    "FigureField": {
      "title": "FigureField",
      "description": "A field of the model. One that a record defines, such as extra.power, has no figures: which there are, and of which type, no file can know.",
      "type": "string",
      "pattern": "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)?$",
      "maxLength": 129
    },
    "GroupObject": {
      "title": "GroupObject",
      "description": "A field, and what of it makes the groups.",
      "type": "object",
      "properties": {
        "field": {
          "description": "The field.",
          "$ref": "#/$defs/FigureField"
        },
        "by": {
          "description": "Of a date or datetime: the period. A day and the Monday of a week are yyyy-MM-dd, the others yyyy-MM, yyyy-Qn and yyyy.",
          "$ref": "#/$defs/Period"
        },
        "as": {
          "description": "Name in the answer; default that of the field.",
          "$ref": "#/$defs/identifier"
        }
      },
      "required": [
        "field"
      ],
      "additionalProperties": false
    },
    "Period": {
      "title": "Period",
      "description": "A span of the calendar, on the clock of the server's dates. Weeks begin on Monday.",
      "enum": [
        "day",
        "week",
        "month",
        "quarter",
        "year"
      ]
    },
    "Measure": {
      "title": "Measure",
      "description": "count: the number of records. Or the figure of a field.",
      "anyOf": [
        {
          "$ref": "#/$defs/CountMeasure"
        },
        {
          "$ref": "#/$defs/MeasureObject"
        }
      ]
    },
    "CountMeasure": {
      "title": "CountMeasure",
      "description": "The number of records.",
      "enum": [
        "count"
      ]
    },
    "MeasureObject": {
      "title": "MeasureObject",
      "description": "One figure of a group: one of count, sum, min, max, avg and countDistinct.",
      "type": "object",
      "properties": {
        "count": {
          "description": "The number of records.",
          "const": true
        },
        "sum": {
          "description": "The sum of a number field, as a decimal text: exact, however long.",
          "$ref": "#/$defs/FigureField"
        },
        "min": {
          "description": "The smallest value of a number, date or datetime; null without one.",
          "$ref": "#/$defs/FigureField"
        },
        "max": {
          "description": "The largest value of a number, date or datetime; null without one.",
          "$ref": "#/$defs/FigureField"
        },
        "avg": {
          "description": "The average of a number field as a decimal text, with two digits more than the field, rounded half away from zero; null without a value.",
          "$ref": "#/$defs/FigureField"
        },
        "countDistinct": {
          "description": "The number of different values of a field.",
          "$ref": "#/$defs/FigureField"
        },
        "label": {
          "description": "What people call the figure.",
          "type": "string",
          "minLength": 1,
          "maxLength": 50
        },
        "if": {
          "description": "Only records for which it is true, as if of the aggregate.",
          "$ref": "#/$defs/Expression"
        }
      },
      "additionalProperties": false
    },
    "Guard": {
      "title": "Guard",
      "description": "What must hold for an operation.",
      "type": "object",
      "properties": {
        "on": {
          "description": "Operations that are guarded.",
          "type": "array",
          "items": {
            "enum": [
              "create",
              "update",
              "remove"
            ]
          },
          "minItems": 1,
          "uniqueItems": true
        },
        "assert": {
          "description": "Must be true, else the operation is refused. It reads record (stored row), input (sent values), parent (row above in a tree) and user. One that cannot be evaluated refuses, too.",
          "$ref": "#/$defs/Expression"
        },
        "message": {
          "description": "Text of the refusal; a template over the sent and the stored values: 【{configKey}】不能删除.",
          "type": "string",
          "minLength": 1
        },
        "code": {
          "description": "Code of the refusal: 500, or 601 for a warning.",
          "enum": [
            500,
            601
          ],
          "default": 500
        }
      },
      "required": [
        "on",
        "assert",
        "message"
      ],
      "additionalProperties": false
    },
    "TableMigration": {
      "title": "TableMigration",
      "description": "One change of the table that adding alone cannot make.",
      "type": "object",
      "properties": {
        "id": {
          "description": "Unique within the model; remembered by the database once run.",
          "type": "string",
          "pattern": "^[0-9]{4}-[a-z0-9-]+$"
        },
        "type": {
          "description": "renameField: values move to the new name. dropField: the field and its values go. changeType: values are converted. addUnique: equal values get a suffix. require: rows without a value get one. deriveField: the value is worked out from the fields there were, to split or merge fields. replaceValues: codes get other names. moveToChildren: fields become rows that the record owns.",
          "enum": [
            "renameField",
            "dropField",
            "changeType",
            "addUnique",
            "require",
            "deriveField",
            "replaceValues",
            "moveToChildren"
          ]
        },
        "field": {
          "description": "Field that is changed, by the name that it had when this was written; deriveField: the one that gets the value; moveToChildren: the owned relation.",
          "$ref": "#/$defs/identifier"
        },
        "to": {
          "description": "renameField: the new name.",
          "$ref": "#/$defs/identifier"
        },
        "fill": {
          "description": "require, changeType, deriveField, replaceValues: value for rows that have none or cannot be converted. Without it such a row ends the change, and everything stays as it was.",
          "type": [
            "string",
            "number",
            "boolean",
            "null"
          ]
        },
        "value": {
          "description": "deriveField: the value, by the names that the fields have at this place in the list. A field that a dropField behind it drops can still be read.",
          "$ref": "#/$defs/Expression"
        },
        "values": {
          "description": "replaceValues: former values, and what each becomes. Values that are not named stay.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/ReplacedValue"
          },
          "minItems": 1
        },
        "rows": {
          "description": "moveToChildren: the rows that are made of one record, in their order.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/MovedRow"
          },
          "minItems": 1,
          "maxItems": 100
        }
      },
      "required": [
        "id",
        "type",
        "field"
      ],
      "additionalProperties": false
    },
    "ReplacedValue": {
      "title": "ReplacedValue",
      "description": "A value that a migration replaces wherever it stands.",
      "type": "object",
      "properties": {
        "from": {
          "description": "The former value; compared as a text.",
          "type": [
            "string",
            "number",
            "boolean"
          ]
        },
        "to": {
          "description": "The value in its place.",
          "type": [
            "string",
            "number",
            "boolean",
            "null"
          ]
        }
      },
      "required": [
        "from",
        "to"
      ],
      "additionalProperties": false
    },
    "MovedRow": {
      "title": "MovedRow",
      "description": "A row that a migration makes of fields of its owner. It is left out where no expression of set gives a value.",
      "type": "object",
      "properties": {
        "set": {
          "description": "Values of its fields: literals, or expressions over the fields of the owner as they were.",
          "type": "object",
          "additionalProperties": {
            "anyOf": [
              {
                "$ref": "#/$defs/Expression"
              },
              {
                "type": [
                  "string",
                  "number",
                  "boolean"
                ]
              }
            ]
          },
          "minProperties": 1
        },
        "if": {
          "description": "The row is made only where this is true of the owner.",
          "$ref": "#/$defs/Expression"
        }
      },
      "required": [
        "set"
      ],
      "additionalProperties": false
    },
    "Page": {
      "title": "Page",
      "description": "One page: the short form (model + list + forms) or a tree of blocks (body). Its id equals its path below schemas/pages without .json.",
      "type": "object",
      "properties": {
        "$schema": {
          "description": "Address of this meta-schema, for editors.",
          "type": "string"
        },
        "version": {
          "description": "Format version of this file.",
          "const": 2
        },
        "id": {
          "type": "string",
          "pattern": "^[A-Za-z][A-Za-z0-9_-]*(/[A-Za-z0-9_-]+)*$",
          "maxLength": 100,
          "description": "Path of the file below schemas/pages, without its ending."
        },
        "title": {
          "description": "Title of the page, its tab and its menu entry.",
          "$ref": "#/$defs/Text"
        },
        "description": {
          "type": "string",
          "maxLength": 500,
          "description": "What the page is for; nobody is shown it.",
          "translate": false
        },
        "model": {
          "description": "Model of its list and forms, unless they name their own.",
          "$ref": "#/$defs/modelRef"
        },
        "access": {
          "description": "Permission without which the page cannot be opened.",
          "$ref": "#/$defs/access"
        },
        "menu": {
          "description": "Entry that an installation without it is given.",
          "$ref": "#/$defs/Menu"
        },
        "permissions": {
          "description": "Further permissions, with the names of their buttons: below the menu entry of the page an installation that lacks them is given them, once; they are never changed or removed by themselves. Actions and transitions can ask for them.",
          "type": "object",
          "propertyNames": {
            "$ref": "#/$defs/ownPermission"
          },
          "additionalProperties": {
            "type": "string",
            "minLength": 1,
            "maxLength": 50
          },
          "minProperties": 1
        },
        "state": {
          "description": "Initial page state.",
          "$ref": "#/$defs/Values"
        },
        "onOpen": {
          "description": "Steps run once the page has opened.",
          "$ref": "#/$defs/steps"
        },
        "sources": {
          "description": "Named requests; expressions read what they gave as sources.{name}.",
          "type": "object",
          "propertyNames": {
            "$ref": "#/$defs/identifier"
          },
          "additionalProperties": {
            "$ref": "#/$defs/Source"
          }
        },
        "list": {
          "description": "Short form of a page that is one list, named list, before any blocks.",
          "$ref": "#/$defs/ListBlock"
        },
        "body": {
          "description": "Blocks of the page, in this order.",
          "$ref": "#/$defs/blocks"
        },
        "forms": {
          "description": "Forms by name.",
          "type": "object",
          "propertyNames": {
            "$ref": "#/$defs/identifier"
          },
          "additionalProperties": {
            "$ref": "#/$defs/FormSchema"
          }
        },
        "actions": {
          "description": "Named actions. create, edit, remove, export, import, refresh exist for a list with a model without being declared, and so does each transition of the model, by its name; a declaration here overrides members of them; run replaces what they do.",
          "type": "object",
          "propertyNames": {
            "$ref": "#/$defs/identifier"
          },
          "additionalProperties": {
            "$ref": "#/$defs/Action"
          }
        },
        "modelFields": {
          "description": "Fields that the models do not have yet, by model and by name. They stand in drafts only: publishing the page adds them to the models and their tables.",
          "type": "object",
          "propertyNames": {
            "$ref": "#/$defs/identifier"
          },
          "additionalProperties": {
            "type": "object",
            "propertyNames": {
              "$ref": "#/$defs/identifier"
            },
            "additionalProperties": {
              "$ref": "#/$defs/NewField"
            },
            "minProperties": 1
          },
          "minProperties": 1
        },
        "newModels": {
          "description": "Models that there are not yet, by name: made_{name} is the table, /made/{name} the address, made:{name} the prefix of permissions, {name}Id the key, unless it uses a table that is there. They stand in drafts only: publishing the page makes them.",
          "type": "object",
          "propertyNames": {
            "$ref": "#/$defs/identifier"
          },
          "additionalProperties": {
            "$ref": "#/$defs/NewModel"
          },
          "minProperties": 1
        }
      },
      "required": [
        "version",
        "id",
        "title"
      ],
      "additionalProperties": false
    },
    "Menu": {
      "title": "Menu",
      "description": "Entry added to an installation that lacks it, with button permissions for the standard actions of the page.",
      "type": "object",
      "properties": {
        "parent": {
          "description": "Path of the parent directory, such as system or demo; made when absent.",
          "type": "string",
          "pattern": "^[a-z][A-Za-z0-9_-]*$"
        },
        "parentTitle": {
          "description": "Title of the directory when it is made.",
          "type": "string",
          "maxLength": 50
        },
        "path": {
          "description": "Default: last part of the page id.",
          "type": "string",
          "pattern": "^[A-Za-z0-9_-]+$"
        },
        "order": {
          "type": "integer",
          "minimum": 0,
          "default": 99,
          "description": "Place among its neighbours."
        },
        "icon": {
          "description": "Icon of the entry.",
          "$ref": "#/$defs/icon"
        },
        "hidden": {
          "type": "boolean",
          "default": false,
          "description": "The page can be opened, but no entry shows it."
        },
        "cache": {
          "description": "false: the page is loaded afresh on each visit.",
          "type": "boolean",
          "default": true
        }
      },
      "required": [
        "parent"
      ],
      "additionalProperties": false
    },
    "NewField": {
      "title": "NewField",
      "description": "A field that a page brings to a model: what a model says of its fields, so far as a running server can add it.",
      "type": "object",
      "properties": {
        "type": {
          "description": "What its values are; a running server adds those types that ask for nothing but a column.",
          "$ref": "#/$defs/FieldType"
        },
        "label": {
          "description": "What people call the field.",
          "type": "string",
          "minLength": 1,
          "maxLength": 50
        },
        "help": {
          "description": "Tooltip at its label.",
          "type": "string",
          "maxLength": 300
        },
        "required": {
          "description": "A record has a value. Where there are records, it needs a default.",
          "type": "boolean",
          "default": false
        },
        "minLength": {
          "description": "Fewest characters of its texts.",
          "type": "integer",
          "minimum": 0
        },
        "maxLength": {
          "description": "Most characters of its texts.",
          "type": "integer",
          "minimum": 1
        },
        "minimum": {
          "description": "Its smallest number.",
          "type": "number"
        },
        "maximum": {
          "description": "Its largest number.",
          "type": "number"
        },
        "precision": {
          "description": "Digits of its decimals in all.",
          "type": "integer",
          "minimum": 1,
          "maximum": 38
        },
        "scale": {
          "description": "Digits of its decimals after the point.",
          "type": "integer",
          "minimum": 0,
          "maximum": 18
        },
        "unit": {
          "description": "What its numbers count.",
          "type": "string",
          "minLength": 1,
          "maxLength": 10
        },
        "pattern": {
          "description": "What its texts match.",
          "$ref": "#/$defs/Pattern"
        },
        "format": {
          "description": "Kind of text that it must be.",
          "enum": [
            "email",
            "phone",
            "url",
            "idNumber"
          ]
        },
        "options": {
          "description": "Fixed choices where no dictionary exists.",
          "type": "array",
          "minItems": 1,
          "items": {
            "$ref": "#/$defs/FieldOption"
          }
        },
        "dict": {
          "description": "Dictionary type whose values it holds.",
          "$ref": "#/$defs/dict"
        },
        "default": {
          "description": "Value of a new record that brings none, and of those there are.",
          "type": [
            "string",
            "number",
            "boolean"
          ]
        },
        "filter": {
          "description": "How lists filter by it.",
          "$ref": "#/$defs/FilterType"
        },
        "excel": {
          "description": "It takes part in xlsx exchange.",
          "type": "object",
          "properties": {
            "import": {
              "description": "Imports read it, too.",
              "type": "boolean",
              "default": false
            }
          },
          "additionalProperties": false
        }
      },
      "required": [
        "type",
        "label"
      ],
      "additionalProperties": false
    },
    "NewModel": {
      "title": "NewModel",
      "description": "A model that a page brings: what people call a record, and what it holds. All else follows from its name.",
      "type": "object",
      "properties": {
        "label": {
          "description": "Name of one record, used in messages.",
          "type": "string",
          "minLength": 1,
          "maxLength": 50
        },
        "fields": {
          "description": "What a record holds, by name, in the order in which forms and exports show it. The key comes by itself.",
          "type": "object",
          "propertyNames": {
            "$ref": "#/$defs/identifier"
          },
          "additionalProperties": {
            "$ref": "#/$defs/NewField"
          },
          "minProperties": 1
        },
        "table": {
          "description": "A table that is there already, which the model uses and never changes; absent: a new one.",
          "$ref": "#/$defs/TakenTable"
        }
      },
      "required": [
        "label",
        "fields"
      ],
      "additionalProperties": false
    },
    "TakenTable": {
      "title": "TakenTable",
      "description": "A table of the database that no model has, with the columns of its fields.",
      "type": "object",
      "properties": {
        "name": {
          "description": "What the table is called.",
          "type": "string",
          "pattern": "^[a-z][a-z0-9_]*$",
          "maxLength": 60
        },
        "key": {
          "description": "Column of the primary key, which the database counts up; the key of the model is called like it.",
          "type": "string",
          "pattern": "^[a-z][a-z0-9_]*$",
          "maxLength": 60
        },
        "columns": {
          "description": "Columns by the names of their fields, where they are not these names in snake_case.",
          "type": "object",
          "propertyNames": {
            "$ref": "#/$defs/identifier"
          },
          "additionalProperties": {
            "type": "string",
            "pattern": "^[a-z][a-z0-9_]*$",
            "maxLength": 60
          },
          "minProperties": 1
        },
        "stamps": {
          "description": "The server keeps who made and changed a record, and when, in the columns create_by, create_time, update_by and update_time.",
          "type": "boolean",
          "default": false
        }
      },
      "required": [
        "name",
        "key"
      ],
      "additionalProperties": false
    },
    "Source": {
      "title": "Source",
      "description": "A named reading request, sent once per page and distinct parameters; sent again when the values its expressions read change.",
      "type": "object",
      "properties": {
        "url": {
          "description": "Address under the API base, which may hold {expression} parts.",
          "$ref": "#/$defs/url"
        },
        "params": {
          "description": "Query string parameters.",
          "$ref": "#/$defs/Values"
        },
        "first": {
          "description": "Only so many of the first records, of an address that gives them by the page; a number or an expression.",
          "anyOf": [
            {
              "type": "integer",
              "minimum": 1,
              "maximum": 500
            },
            {
              "$ref": "#/$defs/Expression"
            }
          ]
        },
        "if": {
          "description": "Sent only while it holds.",
          "$ref": "#/$defs/Condition"
        },
        "every": {
          "description": "Seconds between reloads while the page is visible.",
          "$ref": "#/$defs/reloadSeconds"
        }
      },
      "required": [
        "url"
      ],
      "additionalProperties": false
    },
    "actionRef": {
      "description": "Key of an action of the page, or of a standard action.",
      "type": "string",
      "pattern": "^[A-Za-z][A-Za-z0-9_]*$",
      "maxLength": 64
    },
    "formRef": {
      "description": "Name of a form of the page.",
      "type": "string",
      "pattern": "^[A-Za-z][A-Za-z0-9_]*$",
      "maxLength": 64
    },
    "blockRef": {
      "description": "Name of a block of the page.",
      "type": "string",
      "pattern": "^[A-Za-z][A-Za-z0-9_]*$",
      "maxLength": 64
    },
    "sourceRef": {
      "description": "Name of a source of the page.",
      "type": "string",
      "pattern": "^[A-Za-z][A-Za-z0-9_]*$",
      "maxLength": 64
    },
    "pageRef": {
      "description": "Id of a page.",
      "type": "string",
      "pattern": "^[A-Za-z][A-Za-z0-9/_-]*$"
    },
    "modelRef": {
      "description": "Name of a model.",
      "type": "string",
      "pattern": "^[A-Za-z][A-Za-z0-9_]*$",
      "maxLength": 64
    },
    "writtenState": {
      "description": "Member of the page state that the block writes, whether the page begins with it or not.",
      "type": "string",
      "pattern": "^[A-Za-z][A-Za-z0-9_]*$",
      "maxLength": 64
    },
    "actionRefs": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/actionRef"
      },
      "uniqueItems": true,
      "maxItems": 30,
      "description": "Keys of actions, in order."
    },
    "Step": {
      "title": "Step",
      "description": "One thing that is done: in run of an action, and in the events of pages, blocks, forms and fields (onOpen, onSave, onCancel, onError, onChange, onRowClick, onClick, onEnd). A closed union, discriminated by type. Steps run one after the other; the first that fails, is declined or is closed without storing ends them. Expressions read what the place offers (row, rows, ids, edited, values, query, route, state, user, sources) and result, the answer of the step before.",
      "type": "object",
      "required": [
        "type"
      ],
      "discriminator": {
        "propertyName": "type"
      },
      "oneOf": [
        {
          "$ref": "#/$defs/ActionStep"
        },
        {
          "$ref": "#/$defs/CloseStep"
        },
        {
          "$ref": "#/$defs/ConfirmStep"
        },
        {
          "$ref": "#/$defs/CustomStep"
        },
        {
          "$ref": "#/$defs/DownloadStep"
        },
        {
          "$ref": "#/$defs/ExportStep"
        },
        {
          "$ref": "#/$defs/ImportStep"
        },
        {
          "$ref": "#/$defs/MessageStep"
        },
        {
          "$ref": "#/$defs/NavigateStep"
        },
        {
          "$ref": "#/$defs/OpenFormStep"
        },
        {
          "$ref": "#/$defs/OpenPageStep"
        },
        {
          "$ref": "#/$defs/ReloadStep"
        },
        {
          "$ref": "#/$defs/RequestStep"
        },
        {
          "$ref": "#/$defs/SetStateStep"
        },
        {
          "$ref": "#/$defs/ShowStep"
        },
        {
          "$ref": "#/$defs/StopStep"
        }
      ]
    },
    "steps": {
      "description": "Steps, one after the other.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/Step"
      },
      "maxItems": 20
    },
    "ImportWarning": {
      "title": "ImportWarning",
      "description": "A warning that depends on the answer of a request, which its condition reads as result.",
      "type": "object",
      "properties": {
        "request": {
          "description": "The request.",
          "$ref": "#/$defs/Request"
        },
        "if": {
          "description": "Whether to warn.",
          "$ref": "#/$defs/Expression"
        },
        "message": {
          "description": "The warning.",
          "$ref": "#/$defs/Text"
        }
      },
      "required": [
        "request",
        "if",
        "message"
      ],
      "additionalProperties": false
    },
    "ActionStep": {
      "title": "ActionStep",
      "description": "Starts an action of the page or a standard action, with its question and its steps.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of step.",
          "const": "action"
        },
        "if": {
          "description": "Only then is the step done; else it is passed over.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Who does the step; for others it is passed over.",
          "$ref": "#/$defs/access"
        },
        "action": {
          "description": "Key of the action.",
          "$ref": "#/$defs/actionRef"
        }
      },
      "required": [
        "type",
        "action"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "action",
          "action": "refresh"
        }
      ]
    },
    "CloseStep": {
      "title": "CloseStep",
      "description": "Closes the drawer or modal in which it was started; elsewhere it does nothing.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of step.",
          "const": "close"
        },
        "if": {
          "description": "Only then is the step done; else it is passed over.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Who does the step; for others it is passed over.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "close"
        }
      ]
    },
    "ConfirmStep": {
      "title": "ConfirmStep",
      "description": "Asks a question in the middle of the steps; where it is declined they end.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of step.",
          "const": "confirm"
        },
        "if": {
          "description": "Only then is the step done; else it is passed over.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Who does the step; for others it is passed over.",
          "$ref": "#/$defs/access"
        },
        "title": {
          "description": "The question.",
          "$ref": "#/$defs/Text"
        },
        "content": {
          "description": "What should be known before it is answered.",
          "$ref": "#/$defs/Text"
        },
        "ok": {
          "description": "Text of the button that goes on; default 确定.",
          "$ref": "#/$defs/Text"
        },
        "cancel": {
          "description": "Text of the button that does not; default 取消.",
          "$ref": "#/$defs/Text"
        },
        "danger": {
          "description": "The button that goes on is red, and the other one has the focus.",
          "type": "boolean",
          "default": false
        }
      },
      "required": [
        "type",
        "title"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "confirm",
          "title": "确认通知客户吗？",
          "content": "将发送短信",
          "ok": "通知",
          "cancel": "不通知"
        },
        {
          "type": "confirm",
          "title": {
            "$text": "确认删除{row.postName}吗？"
          },
          "danger": true
        }
      ]
    },
    "CustomStep": {
      "title": "CustomStep",
      "description": "Does what code registered under a name; its result is what the next steps read as result.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of step.",
          "const": "custom"
        },
        "if": {
          "description": "Only then is the step done; else it is passed over.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Who does the step; for others it is passed over.",
          "$ref": "#/$defs/access"
        },
        "name": {
          "description": "Registered name.",
          "$ref": "#/$defs/identifier"
        },
        "props": {
          "description": "What it is given.",
          "$ref": "#/$defs/Values"
        },
        "onError": {
          "description": "Steps run when this one fails, in place of the usual message; they read what it was refused with as problem. The steps after it are not run.",
          "$ref": "#/$defs/steps"
        }
      },
      "required": [
        "type",
        "name"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "custom",
          "name": "reloadSession"
        }
      ]
    },
    "DownloadStep": {
      "title": "DownloadStep",
      "description": "Saves the answer of a request as a file.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of step.",
          "const": "download"
        },
        "if": {
          "description": "Only then is the step done; else it is passed over.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Who does the step; for others it is passed over.",
          "$ref": "#/$defs/access"
        },
        "method": {
          "description": "HTTP method.",
          "enum": [
            "GET",
            "POST",
            "PUT",
            "DELETE"
          ],
          "default": "GET"
        },
        "url": {
          "description": "Path below the API base; {expression} parts are filled in, each percent-encoded.",
          "$ref": "#/$defs/url"
        },
        "params": {
          "description": "Query string parameters.",
          "$ref": "#/$defs/Values"
        },
        "body": {
          "description": "JSON body: named values, or an expression that gives all of it.",
          "anyOf": [
            {
              "$ref": "#/$defs/Values"
            },
            {
              "$ref": "#/$defs/Expression"
            }
          ]
        },
        "filename": {
          "description": "Name of the file.",
          "$ref": "#/$defs/Text"
        },
        "onError": {
          "description": "Steps run when this one fails, in place of the usual message; they read what it was refused with as problem. The steps after it are not run.",
          "$ref": "#/$defs/steps"
        }
      },
      "required": [
        "type",
        "url",
        "filename"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "download",
          "url": "/system/post/{row.postId}/label",
          "params": {
            "copies": 2
          },
          "filename": {
            "$text": "{row.postName}.pdf"
          }
        }
      ]
    },
    "ExportStep": {
      "title": "ExportStep",
      "description": "Downloads the list's rows under its present search as xlsx.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of step.",
          "const": "export"
        },
        "if": {
          "description": "Only then is the step done; else it is passed over.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Who does the step; for others it is passed over.",
          "$ref": "#/$defs/access"
        },
        "url": {
          "description": "Default {model path}/export.",
          "$ref": "#/$defs/url"
        },
        "filename": {
          "description": "Stem; the file is {stem}_{epoch ms}.xlsx. Default the model's name.",
          "type": "string",
          "pattern": "^[A-Za-z0-9_-]+$"
        },
        "params": {
          "description": "Parameters beside those of the search.",
          "$ref": "#/$defs/Values"
        },
        "onError": {
          "description": "Steps run when this one fails, in place of the usual message; they read what it was refused with as problem. The steps after it are not run.",
          "$ref": "#/$defs/steps"
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "export"
        },
        {
          "type": "export",
          "url": "/system/post/export",
          "filename": "posts"
        }
      ]
    },
    "ImportStep": {
      "title": "ImportStep",
      "description": "Opens the import dialog: drop zone, template, option to update, report.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of step.",
          "const": "import"
        },
        "if": {
          "description": "Only then is the step done; else it is passed over.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Who does the step; for others it is passed over.",
          "$ref": "#/$defs/access"
        },
        "title": {
          "description": "Title of the dialog; default {model label}导入.",
          "$ref": "#/$defs/Text"
        },
        "url": {
          "description": "Default: that of the model’s resource.",
          "$ref": "#/$defs/url"
        },
        "templateUrl": {
          "description": "Default: that of the model’s resource.",
          "$ref": "#/$defs/url"
        },
        "templateName": {
          "description": "Stem of the template's file; default {model name}_template.",
          "type": "string",
          "pattern": "^[A-Za-z0-9_-]+$"
        },
        "updateLabel": {
          "description": "Text of the box that sends updateSupport; default 是否更新已经存在的{model label}数据.",
          "$ref": "#/$defs/Text"
        },
        "warning": {
          "description": "What people should know before they import, and after it.",
          "$ref": "#/$defs/ImportWarning"
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "import"
        },
        {
          "type": "import",
          "title": "导入岗位",
          "warning": {
            "request": {
              "url": "/system/config/configKey/demo.firstPassword"
            },
            "if": {
              "$expr": "isEmpty(result)"
            },
            "message": "未设置初始密码"
          }
        }
      ]
    },
    "MessageStep": {
      "title": "MessageStep",
      "description": "Shows a short message.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of step.",
          "const": "message"
        },
        "if": {
          "description": "Only then is the step done; else it is passed over.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Who does the step; for others it is passed over.",
          "$ref": "#/$defs/access"
        },
        "tone": {
          "description": "Kind of message.",
          "enum": [
            "success",
            "info",
            "warning",
            "error"
          ],
          "default": "success"
        },
        "text": {
          "description": "What it says; default the server's text to the last request.",
          "$ref": "#/$defs/Text"
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "message"
        },
        {
          "type": "message",
          "tone": "warning",
          "text": {
            "$text": "还有 {size(rows)} 项未处理"
          }
        }
      ]
    },
    "NavigateStep": {
      "title": "NavigateStep",
      "description": "Goes to a route of the application.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of step.",
          "const": "navigate"
        },
        "if": {
          "description": "Only then is the step done; else it is passed over.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Who does the step; for others it is passed over.",
          "$ref": "#/$defs/access"
        },
        "to": {
          "description": "A route such as /system/role/{row.roleId}, whose {expression} parts are filled in, each percent-encoded; back goes one back and closes the tab.",
          "$ref": "#/$defs/route"
        },
        "query": {
          "description": "Query of the route.",
          "$ref": "#/$defs/Values"
        }
      },
      "required": [
        "type",
        "to"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "navigate",
          "to": "/system/post",
          "query": {
            "status": {
              "$expr": "row.status"
            }
          }
        },
        {
          "type": "navigate",
          "to": "back"
        }
      ]
    },
    "OpenFormStep": {
      "title": "OpenFormStep",
      "description": "Opens a form of this page and waits: the next steps run once it has stored, with its answer as result; they do not when it was closed.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of step.",
          "const": "openForm"
        },
        "if": {
          "description": "Only then is the step done; else it is passed over.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Who does the step; for others it is passed over.",
          "$ref": "#/$defs/access"
        },
        "form": {
          "description": "Name of the form.",
          "$ref": "#/$defs/formRef"
        },
        "mode": {
          "description": "edit and view load the record by key first.",
          "enum": [
            "create",
            "edit",
            "view"
          ],
          "default": "create"
        },
        "values": {
          "description": "Initial values, over the model's defaults.",
          "$ref": "#/$defs/Values"
        },
        "recordKey": {
          "description": "Key of the record to load; default the row's or the one checked row's key.",
          "$ref": "#/$defs/Expression"
        }
      },
      "required": [
        "type",
        "form"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "openForm",
          "form": "edit"
        },
        {
          "type": "openForm",
          "form": "edit",
          "mode": "edit",
          "recordKey": {
            "$expr": "row.postId"
          }
        },
        {
          "type": "openForm",
          "form": "edit",
          "values": {
            "status": "0"
          }
        }
      ]
    },
    "OpenPageStep": {
      "title": "OpenPageStep",
      "description": "Shows another page in a drawer or modal and waits until it is closed.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of step.",
          "const": "openPage"
        },
        "if": {
          "description": "Only then is the step done; else it is passed over.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Who does the step; for others it is passed over.",
          "$ref": "#/$defs/access"
        },
        "page": {
          "description": "Id of the page.",
          "$ref": "#/$defs/pageRef"
        },
        "params": {
          "description": "What the page reads as route.query.",
          "$ref": "#/$defs/Values"
        },
        "container": {
          "description": "What it opens in.",
          "enum": [
            "drawer",
            "modal"
          ],
          "default": "drawer"
        },
        "title": {
          "description": "Title; default the label of the action.",
          "$ref": "#/$defs/Text"
        },
        "width": {
          "description": "Pixels or a CSS width.",
          "type": [
            "integer",
            "string"
          ],
          "pattern": "^(\\d+(\\.\\d+)?(px|%|r?em|ch|v[wh]|vmin|vmax)|(calc|min|max|clamp)\\(.+\\))$"
        }
      },
      "required": [
        "type",
        "page"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "openPage",
          "page": "system/dept"
        },
        {
          "type": "openPage",
          "page": "system/dept",
          "params": {
            "deptName": {
              "$expr": "row.postName"
            }
          },
          "container": "modal",
          "width": 900
        }
      ]
    },
    "ReloadStep": {
      "title": "ReloadStep",
      "description": "Loads again what no write of this page has changed: a block or source, else the list it was started from, else all of the page.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of step.",
          "const": "reload"
        },
        "if": {
          "description": "Only then is the step done; else it is passed over.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Who does the step; for others it is passed over.",
          "$ref": "#/$defs/access"
        },
        "block": {
          "description": "Name of the block.",
          "$ref": "#/$defs/blockRef"
        },
        "source": {
          "description": "Name of the source.",
          "$ref": "#/$defs/sourceRef"
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "reload"
        },
        {
          "type": "reload",
          "block": "list"
        }
      ]
    },
    "RequestStep": {
      "title": "RequestStep",
      "description": "Sends a request. Its result is what the next steps read as result. A write makes every list, source and dictionary of its resource load again, and the block it was started from.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of step.",
          "const": "request"
        },
        "if": {
          "description": "Only then is the step done; else it is passed over.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Who does the step; for others it is passed over.",
          "$ref": "#/$defs/access"
        },
        "method": {
          "description": "HTTP method.",
          "enum": [
            "GET",
            "POST",
            "PUT",
            "DELETE"
          ],
          "default": "GET"
        },
        "url": {
          "description": "Path below the API base; {expression} parts are filled in, each percent-encoded.",
          "$ref": "#/$defs/url"
        },
        "params": {
          "description": "Query string parameters.",
          "$ref": "#/$defs/Values"
        },
        "body": {
          "description": "JSON body: named values, or an expression that gives all of it.",
          "anyOf": [
            {
              "$ref": "#/$defs/Values"
            },
            {
              "$ref": "#/$defs/Expression"
            }
          ]
        },
        "onError": {
          "description": "Steps run when this one fails, in place of the usual message; they read what it was refused with as problem. The steps after it are not run.",
          "$ref": "#/$defs/steps"
        }
      },
      "required": [
        "type",
        "url"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "request",
          "url": "/system/post/{row.postId}"
        },
        {
          "type": "request",
          "method": "PUT",
          "url": "/system/post",
          "body": {
            "postId": {
              "$expr": "row.postId"
            },
            "status": "1"
          },
          "onError": [
            {
              "type": "message",
              "tone": "error",
              "text": {
                "$text": "停用失败：{problem}"
              }
            }
          ]
        }
      ]
    },
    "SetStateStep": {
      "title": "SetStateStep",
      "description": "Changes members of the page state.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of step.",
          "const": "setState"
        },
        "if": {
          "description": "Only then is the step done; else it is passed over.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Who does the step; for others it is passed over.",
          "$ref": "#/$defs/access"
        },
        "values": {
          "description": "New values by member.",
          "$ref": "#/$defs/Values"
        }
      },
      "required": [
        "type",
        "values"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "setState",
          "values": {
            "chosen": {
              "$expr": "row.postId"
            }
          }
        }
      ]
    },
    "ShowStep": {
      "title": "ShowStep",
      "description": "Shows blocks in a drawer or modal, such as the details of a row, and waits until it is closed, or the record is removed in it. The blocks read row, and as record what was loaded, else the row.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of step.",
          "const": "show"
        },
        "if": {
          "description": "Only then is the step done; else it is passed over.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Who does the step; for others it is passed over.",
          "$ref": "#/$defs/access"
        },
        "container": {
          "description": "What it opens in.",
          "enum": [
            "drawer",
            "modal"
          ],
          "default": "drawer"
        },
        "title": {
          "description": "Title; default the label of the action.",
          "$ref": "#/$defs/Text"
        },
        "width": {
          "description": "Pixels or a CSS width.",
          "type": [
            "integer",
            "string"
          ],
          "pattern": "^(\\d+(\\.\\d+)?(px|%|r?em|ch|v[wh]|vmin|vmax)|(calc|min|max|clamp)\\(.+\\))$"
        },
        "load": {
          "description": "Request whose result is the record; default: the row.",
          "$ref": "#/$defs/Request"
        },
        "body": {
          "description": "The blocks.",
          "$ref": "#/$defs/blocks"
        }
      },
      "required": [
        "type",
        "body"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "show",
          "title": {
            "$text": "{row.postName}"
          },
          "load": {
            "url": "/system/post/{row.postId}"
          },
          "body": [
            {
              "type": "descriptions",
              "model": "post",
              "fields": [
                "postName",
                "postCode"
              ]
            }
          ]
        }
      ]
    },
    "StopStep": {
      "title": "StopStep",
      "description": "Ends the steps here: those after it are not run. Mostly with if.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Kind of step.",
          "const": "stop"
        },
        "if": {
          "description": "Only then is the step done; else it is passed over.",
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "description": "Who does the step; for others it is passed over.",
          "$ref": "#/$defs/access"
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false,
      "examples": [
        {
          "type": "stop",
          "if": {
            "$expr": "isEmpty(rows)"
          }
        }
      ]
    }
  }
};
