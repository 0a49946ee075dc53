/* Generated from schemas/meta by scripts/generate.mjs. Change those files, then run `npm run generate`. */
import type { JoinedMeta } from '../meta/schema.ts';

export const meta: JoinedMeta = {
  "roots": {
    "action": "Action",
    "defaults": "Defaults",
    "form": "FormSchema",
    "locale": "Locale",
    "model": "Model",
    "page": "Page"
  },
  "$defs": {
    "Action": {
      "title": "Action",
      "description": "Something a person can start from a toolbar, a row, a menu, a form or a block event. A closed union told apart by type. Expressions read row (the row acted on), rows and ids (the checked rows and their keys; in a row action that row and its key), edited (the rows of the list whose cells were changed, with the new values), values (form), query (search values), route, state, user, source and result (answer of the step before).",
      "type": "object",
      "required": [
        "type"
      ],
      "discriminator": {
        "propertyName": "type"
      },
      "oneOf": [
        {
          "$ref": "#/$defs/OpenFormAction"
        },
        {
          "$ref": "#/$defs/OpenPageAction"
        },
        {
          "$ref": "#/$defs/OpenBlockAction"
        },
        {
          "$ref": "#/$defs/RequestAction"
        },
        {
          "$ref": "#/$defs/ConfirmAction"
        },
        {
          "$ref": "#/$defs/ExportAction"
        },
        {
          "$ref": "#/$defs/ImportAction"
        },
        {
          "$ref": "#/$defs/DownloadAction"
        },
        {
          "$ref": "#/$defs/NavigateAction"
        },
        {
          "$ref": "#/$defs/SetStateAction"
        },
        {
          "$ref": "#/$defs/ReloadAction"
        },
        {
          "$ref": "#/$defs/SequenceAction"
        },
        {
          "$ref": "#/$defs/MessageAction"
        },
        {
          "$ref": "#/$defs/CloseAction"
        },
        {
          "$ref": "#/$defs/CustomAction"
        }
      ]
    },
    "Confirmation": {
      "title": "Confirmation",
      "description": "Question asked before the action runs.",
      "type": "object",
      "properties": {
        "title": {
          "$ref": "#/$defs/Text"
        },
        "content": {
          "$ref": "#/$defs/Text"
        },
        "ok": {
          "$ref": "#/$defs/Text"
        },
        "cancel": {
          "$ref": "#/$defs/Text"
        },
        "danger": {
          "type": "boolean",
          "default": false
        }
      },
      "required": [
        "title"
      ],
      "additionalProperties": false
    },
    "look": {
      "description": "How its button looks.",
      "enum": [
        "primary",
        "default",
        "dashed",
        "danger",
        "link",
        "ghost"
      ]
    },
    "needs": {
      "description": "How many checked rows it needs: none (default), one exactly, some (one or more).",
      "enum": [
        "none",
        "one",
        "some"
      ]
    },
    "Check": {
      "title": "Check",
      "description": "What must hold before the action asks or does anything; else its message is shown as a warning.",
      "type": "object",
      "properties": {
        "when": {
          "$ref": "#/$defs/Expression"
        },
        "message": {
          "$ref": "#/$defs/Text"
        }
      },
      "required": [
        "when",
        "message"
      ],
      "additionalProperties": false
    },
    "steps": {
      "description": "Actions run after this one succeeded, in order.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/Action"
      },
      "maxItems": 20
    },
    "forgetDicts": {
      "description": "Drops cached dictionaries: all, or the ones named.",
      "anyOf": [
        {
          "const": "all"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/Expression"
              }
            ]
          }
        }
      ]
    },
    "OpenFormAction": {
      "title": "OpenFormAction",
      "description": "Opens a form of this page.",
      "type": "object",
      "properties": {
        "type": {
          "const": "openForm"
        },
        "label": {
          "$ref": "#/$defs/Text"
        },
        "icon": {
          "$ref": "#/$defs/icon"
        },
        "look": {
          "$ref": "#/$defs/look"
        },
        "needs": {
          "$ref": "#/$defs/needs"
        },
        "access": {
          "$ref": "#/$defs/access"
        },
        "visible": {
          "$ref": "#/$defs/Condition"
        },
        "disabled": {
          "$ref": "#/$defs/Condition"
        },
        "check": {
          "$ref": "#/$defs/Check"
        },
        "confirm": {
          "$ref": "#/$defs/Confirmation"
        },
        "then": {
          "$ref": "#/$defs/steps"
        },
        "form": {
          "$ref": "#/$defs/identifier"
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
      "additionalProperties": false
    },
    "OpenPageAction": {
      "title": "OpenPageAction",
      "description": "Shows another page in a tab, drawer or modal.",
      "type": "object",
      "properties": {
        "type": {
          "const": "openPage"
        },
        "label": {
          "$ref": "#/$defs/Text"
        },
        "icon": {
          "$ref": "#/$defs/icon"
        },
        "look": {
          "$ref": "#/$defs/look"
        },
        "needs": {
          "$ref": "#/$defs/needs"
        },
        "access": {
          "$ref": "#/$defs/access"
        },
        "visible": {
          "$ref": "#/$defs/Condition"
        },
        "disabled": {
          "$ref": "#/$defs/Condition"
        },
        "check": {
          "$ref": "#/$defs/Check"
        },
        "confirm": {
          "$ref": "#/$defs/Confirmation"
        },
        "then": {
          "$ref": "#/$defs/steps"
        },
        "page": {
          "type": "string",
          "pattern": "^[A-Za-z][A-Za-z0-9/_-]*$"
        },
        "params": {
          "$ref": "#/$defs/Values"
        },
        "surface": {
          "enum": [
            "drawer",
            "modal"
          ],
          "default": "drawer"
        },
        "title": {
          "$ref": "#/$defs/Text"
        },
        "width": {
          "type": [
            "integer",
            "string"
          ]
        }
      },
      "required": [
        "type",
        "page"
      ],
      "additionalProperties": false
    },
    "OpenBlockAction": {
      "title": "OpenBlockAction",
      "description": "Shows blocks in a drawer or modal, for example the details of a row. The blocks read row.",
      "type": "object",
      "properties": {
        "type": {
          "const": "openBlock"
        },
        "label": {
          "$ref": "#/$defs/Text"
        },
        "icon": {
          "$ref": "#/$defs/icon"
        },
        "look": {
          "$ref": "#/$defs/look"
        },
        "needs": {
          "$ref": "#/$defs/needs"
        },
        "access": {
          "$ref": "#/$defs/access"
        },
        "visible": {
          "$ref": "#/$defs/Condition"
        },
        "disabled": {
          "$ref": "#/$defs/Condition"
        },
        "check": {
          "$ref": "#/$defs/Check"
        },
        "confirm": {
          "$ref": "#/$defs/Confirmation"
        },
        "then": {
          "$ref": "#/$defs/steps"
        },
        "surface": {
          "enum": [
            "drawer",
            "modal"
          ],
          "default": "drawer"
        },
        "title": {
          "$ref": "#/$defs/Text"
        },
        "width": {
          "type": [
            "integer",
            "string"
          ]
        },
        "load": {
          "description": "Request whose result is read as record; default: record is the row.",
          "$ref": "#/$defs/Request"
        },
        "body": {
          "$ref": "#/$defs/blocks"
        }
      },
      "required": [
        "type",
        "body"
      ],
      "additionalProperties": false
    },
    "RequestAction": {
      "title": "RequestAction",
      "description": "Sends a request, tells its success and goes on with then.",
      "type": "object",
      "properties": {
        "type": {
          "const": "request"
        },
        "label": {
          "$ref": "#/$defs/Text"
        },
        "icon": {
          "$ref": "#/$defs/icon"
        },
        "look": {
          "$ref": "#/$defs/look"
        },
        "needs": {
          "$ref": "#/$defs/needs"
        },
        "access": {
          "$ref": "#/$defs/access"
        },
        "visible": {
          "$ref": "#/$defs/Condition"
        },
        "disabled": {
          "$ref": "#/$defs/Condition"
        },
        "check": {
          "$ref": "#/$defs/Check"
        },
        "confirm": {
          "$ref": "#/$defs/Confirmation"
        },
        "then": {
          "$ref": "#/$defs/steps"
        },
        "request": {
          "$ref": "#/$defs/Request"
        },
        "success": {
          "description": "Message shown for 3 s; default the server's text.",
          "$ref": "#/$defs/Text"
        },
        "failure": {
          "description": "Message instead of the server's text, which it reads as problem.",
          "$ref": "#/$defs/Text"
        },
        "forgetDicts": {
          "$ref": "#/$defs/forgetDicts"
        }
      },
      "required": [
        "type",
        "request"
      ],
      "additionalProperties": false
    },
    "ConfirmAction": {
      "title": "ConfirmAction",
      "description": "A question as a step of a sequence: a refusal ends the sequence.",
      "type": "object",
      "properties": {
        "type": {
          "const": "confirm"
        },
        "title": {
          "$ref": "#/$defs/Text"
        },
        "content": {
          "$ref": "#/$defs/Text"
        },
        "ok": {
          "$ref": "#/$defs/Text"
        },
        "cancel": {
          "$ref": "#/$defs/Text"
        },
        "danger": {
          "type": "boolean",
          "default": false
        }
      },
      "required": [
        "type",
        "title"
      ],
      "additionalProperties": false
    },
    "ExportAction": {
      "title": "ExportAction",
      "description": "Downloads the list's rows under its present search as xlsx.",
      "type": "object",
      "properties": {
        "type": {
          "const": "export"
        },
        "label": {
          "$ref": "#/$defs/Text"
        },
        "icon": {
          "$ref": "#/$defs/icon"
        },
        "look": {
          "$ref": "#/$defs/look"
        },
        "needs": {
          "$ref": "#/$defs/needs"
        },
        "access": {
          "$ref": "#/$defs/access"
        },
        "visible": {
          "$ref": "#/$defs/Condition"
        },
        "disabled": {
          "$ref": "#/$defs/Condition"
        },
        "check": {
          "$ref": "#/$defs/Check"
        },
        "confirm": {
          "$ref": "#/$defs/Confirmation"
        },
        "then": {
          "$ref": "#/$defs/steps"
        },
        "url": {
          "description": "Default {model path}/export.",
          "type": "string",
          "pattern": "^/"
        },
        "filename": {
          "description": "Stem; the file is {stem}_{epoch ms}.xlsx. Default the model's name.",
          "type": "string",
          "pattern": "^[A-Za-z0-9_-]+$"
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false
    },
    "ImportAction": {
      "title": "ImportAction",
      "description": "Opens the import dialog: drop zone, template, option to update, report.",
      "type": "object",
      "properties": {
        "type": {
          "const": "import"
        },
        "label": {
          "$ref": "#/$defs/Text"
        },
        "icon": {
          "$ref": "#/$defs/icon"
        },
        "look": {
          "$ref": "#/$defs/look"
        },
        "needs": {
          "$ref": "#/$defs/needs"
        },
        "access": {
          "$ref": "#/$defs/access"
        },
        "visible": {
          "$ref": "#/$defs/Condition"
        },
        "disabled": {
          "$ref": "#/$defs/Condition"
        },
        "check": {
          "$ref": "#/$defs/Check"
        },
        "confirm": {
          "$ref": "#/$defs/Confirmation"
        },
        "then": {
          "$ref": "#/$defs/steps"
        },
        "title": {
          "$ref": "#/$defs/Text"
        },
        "url": {
          "description": "Default {model path}/importData.",
          "type": "string",
          "pattern": "^/"
        },
        "templateUrl": {
          "description": "Default {model path}/importTemplate.",
          "type": "string",
          "pattern": "^/"
        },
        "templateName": {
          "type": "string",
          "pattern": "^[A-Za-z0-9_-]+$"
        },
        "updateLabel": {
          "description": "Text of the box that sends updateSupport; default 是否更新已经存在的数据.",
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
      "additionalProperties": false
    },
    "ImportWarning": {
      "title": "ImportWarning",
      "description": "A warning that depends on the answer of a request, which when reads as result.",
      "type": "object",
      "properties": {
        "request": {
          "$ref": "#/$defs/Request"
        },
        "when": {
          "$ref": "#/$defs/Expression"
        },
        "message": {
          "$ref": "#/$defs/Text"
        }
      },
      "required": [
        "request",
        "when",
        "message"
      ],
      "additionalProperties": false
    },
    "DownloadAction": {
      "title": "DownloadAction",
      "description": "Saves the answer of a request as a file.",
      "type": "object",
      "properties": {
        "type": {
          "const": "download"
        },
        "label": {
          "$ref": "#/$defs/Text"
        },
        "icon": {
          "$ref": "#/$defs/icon"
        },
        "look": {
          "$ref": "#/$defs/look"
        },
        "needs": {
          "$ref": "#/$defs/needs"
        },
        "access": {
          "$ref": "#/$defs/access"
        },
        "visible": {
          "$ref": "#/$defs/Condition"
        },
        "disabled": {
          "$ref": "#/$defs/Condition"
        },
        "check": {
          "$ref": "#/$defs/Check"
        },
        "confirm": {
          "$ref": "#/$defs/Confirmation"
        },
        "then": {
          "$ref": "#/$defs/steps"
        },
        "request": {
          "$ref": "#/$defs/Request"
        },
        "filename": {
          "$ref": "#/$defs/Text"
        }
      },
      "required": [
        "type",
        "request",
        "filename"
      ],
      "additionalProperties": false
    },
    "NavigateAction": {
      "title": "NavigateAction",
      "description": "Goes to a route of the application. to may hold {expression} parts.",
      "type": "object",
      "properties": {
        "type": {
          "const": "navigate"
        },
        "label": {
          "$ref": "#/$defs/Text"
        },
        "icon": {
          "$ref": "#/$defs/icon"
        },
        "look": {
          "$ref": "#/$defs/look"
        },
        "needs": {
          "$ref": "#/$defs/needs"
        },
        "access": {
          "$ref": "#/$defs/access"
        },
        "visible": {
          "$ref": "#/$defs/Condition"
        },
        "disabled": {
          "$ref": "#/$defs/Condition"
        },
        "check": {
          "$ref": "#/$defs/Check"
        },
        "confirm": {
          "$ref": "#/$defs/Confirmation"
        },
        "to": {
          "description": "A route such as /system/role; back goes one back and closes the tab.",
          "type": "string",
          "pattern": "^(/.*|back)$",
          "maxLength": 300
        },
        "query": {
          "$ref": "#/$defs/Values"
        }
      },
      "required": [
        "type",
        "to"
      ],
      "additionalProperties": false
    },
    "SetStateAction": {
      "title": "SetStateAction",
      "description": "Changes members of the page state.",
      "type": "object",
      "properties": {
        "type": {
          "const": "setState"
        },
        "label": {
          "$ref": "#/$defs/Text"
        },
        "icon": {
          "$ref": "#/$defs/icon"
        },
        "look": {
          "$ref": "#/$defs/look"
        },
        "needs": {
          "$ref": "#/$defs/needs"
        },
        "access": {
          "$ref": "#/$defs/access"
        },
        "visible": {
          "$ref": "#/$defs/Condition"
        },
        "disabled": {
          "$ref": "#/$defs/Condition"
        },
        "then": {
          "$ref": "#/$defs/steps"
        },
        "values": {
          "$ref": "#/$defs/Values"
        }
      },
      "required": [
        "type",
        "values"
      ],
      "additionalProperties": false
    },
    "ReloadAction": {
      "title": "ReloadAction",
      "description": "Loads a block or source again; all of the page when none is named.",
      "type": "object",
      "properties": {
        "type": {
          "const": "reload"
        },
        "label": {
          "$ref": "#/$defs/Text"
        },
        "icon": {
          "$ref": "#/$defs/icon"
        },
        "look": {
          "$ref": "#/$defs/look"
        },
        "access": {
          "$ref": "#/$defs/access"
        },
        "visible": {
          "$ref": "#/$defs/Condition"
        },
        "block": {
          "$ref": "#/$defs/identifier"
        },
        "source": {
          "$ref": "#/$defs/identifier"
        },
        "clearSelection": {
          "type": "boolean",
          "default": false
        },
        "forgetDicts": {
          "$ref": "#/$defs/forgetDicts"
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false
    },
    "SequenceAction": {
      "title": "SequenceAction",
      "description": "Steps one after the other; the first failure ends it.",
      "type": "object",
      "properties": {
        "type": {
          "const": "sequence"
        },
        "label": {
          "$ref": "#/$defs/Text"
        },
        "icon": {
          "$ref": "#/$defs/icon"
        },
        "look": {
          "$ref": "#/$defs/look"
        },
        "needs": {
          "$ref": "#/$defs/needs"
        },
        "access": {
          "$ref": "#/$defs/access"
        },
        "visible": {
          "$ref": "#/$defs/Condition"
        },
        "disabled": {
          "$ref": "#/$defs/Condition"
        },
        "check": {
          "$ref": "#/$defs/Check"
        },
        "confirm": {
          "$ref": "#/$defs/Confirmation"
        },
        "steps": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Action"
          },
          "minItems": 1,
          "maxItems": 20
        }
      },
      "required": [
        "type",
        "steps"
      ],
      "additionalProperties": false
    },
    "MessageAction": {
      "title": "MessageAction",
      "description": "Shows a short message.",
      "type": "object",
      "properties": {
        "type": {
          "const": "message"
        },
        "tone": {
          "enum": [
            "success",
            "info",
            "warning",
            "error"
          ],
          "default": "success"
        },
        "text": {
          "$ref": "#/$defs/Text"
        }
      },
      "required": [
        "type",
        "text"
      ],
      "additionalProperties": false
    },
    "CloseAction": {
      "title": "CloseAction",
      "description": "Closes the drawer or modal in which it was started; elsewhere it does nothing.",
      "type": "object",
      "properties": {
        "type": {
          "const": "close"
        },
        "label": {
          "$ref": "#/$defs/Text"
        },
        "icon": {
          "$ref": "#/$defs/icon"
        },
        "look": {
          "$ref": "#/$defs/look"
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false
    },
    "CustomAction": {
      "title": "CustomAction",
      "description": "An action registered by code under a name.",
      "type": "object",
      "properties": {
        "type": {
          "const": "custom"
        },
        "label": {
          "$ref": "#/$defs/Text"
        },
        "icon": {
          "$ref": "#/$defs/icon"
        },
        "look": {
          "$ref": "#/$defs/look"
        },
        "needs": {
          "$ref": "#/$defs/needs"
        },
        "access": {
          "$ref": "#/$defs/access"
        },
        "visible": {
          "$ref": "#/$defs/Condition"
        },
        "disabled": {
          "$ref": "#/$defs/Condition"
        },
        "check": {
          "$ref": "#/$defs/Check"
        },
        "confirm": {
          "$ref": "#/$defs/Confirmation"
        },
        "then": {
          "$ref": "#/$defs/steps"
        },
        "name": {
          "$ref": "#/$defs/identifier"
        },
        "props": {
          "$ref": "#/$defs/Values"
        }
      },
      "required": [
        "type",
        "name"
      ],
      "additionalProperties": false
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
    "access": {
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
    "Expression": {
      "title": "Expression",
      "description": "A computed value: {\"$expr\": \"row.status != '1'\"}. See docs/formats/expressions.md.",
      "type": "object",
      "properties": {
        "$expr": {
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
      "description": "A plain text, a translated text, or an expression giving text.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "object",
          "properties": {
            "$t": {
              "description": "Key in the language catalogue.",
              "type": "string"
            },
            "default": {
              "description": "Simplified Chinese text used when the catalogue has no entry.",
              "type": "string"
            }
          },
          "required": [
            "$t",
            "default"
          ],
          "additionalProperties": false
        },
        {
          "$ref": "#/$defs/Expression"
        }
      ]
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
      "description": "One HTTP call under the API base. url may hold {expression} parts, each URL-encoded.",
      "type": "object",
      "translate": false,
      "properties": {
        "method": {
          "enum": [
            "GET",
            "POST",
            "PUT",
            "DELETE"
          ],
          "default": "GET"
        },
        "url": {
          "type": "string",
          "pattern": "^/",
          "maxLength": 500
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
        "pick": {
          "description": "Member of the answer that is the result, as a dotted path; default data. * is the whole answer.",
          "type": "string",
          "maxLength": 100
        }
      },
      "required": [
        "url"
      ],
      "additionalProperties": false
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
      "description": "Rows that fill one model of an empty installation. Files are applied in the order of their names; a table that has rows is left alone.",
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
        "nextId": {
          "description": "First key given to rows made later, so that shipped rows and own rows never collide.",
          "type": "integer",
          "minimum": 1
        },
        "rows": {
          "description": "Records by field names, with their keys.",
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
      "description": "A form: a restricted Formily JSON Schema whose nodes take what they can from a model field (x-field), plus linkage rules. Raw x-reactions and strings with {{ }} are refused.",
      "type": "object",
      "properties": {
        "model": {
          "description": "Model of the form; default the model of the list or page.",
          "$ref": "#/$defs/identifier"
        },
        "title": {
          "description": "Default {新增|修改|查看}{model label}.",
          "$ref": "#/$defs/TextByMode"
        },
        "surface": {
          "description": "Where it opens.",
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
          ]
        },
        "columns": {
          "description": "Fields a row on wide screens.",
          "type": "integer",
          "minimum": 1,
          "maximum": 4,
          "default": 1
        },
        "labels": {
          "enum": [
            "top",
            "left"
          ],
          "default": "top"
        },
        "load": {
          "description": "Request that loads the record; default GET {path}/{key}.",
          "$ref": "#/$defs/Request"
        },
        "also": {
          "description": "Further requests of the opening form, by name. The form waits for them; its expressions read their whole answers as loaded.{name}, and that of load as loaded.record.",
          "type": "object",
          "propertyNames": {
            "$ref": "#/$defs/identifier"
          },
          "additionalProperties": {
            "$ref": "#/$defs/AlsoLoaded"
          }
        },
        "values": {
          "description": "Values that it begins with, over those of the record; they read loaded. One that gives nothing is left out.",
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
        "finish": {
          "description": "Fields asked for last, when the rest is right and before the form is stored.",
          "$ref": "#/$defs/Finish"
        },
        "after": {
          "description": "Actions after storing; default: close and reload the list that opened it.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/Action"
          },
          "maxItems": 20
        },
        "refused": {
          "description": "Actions after the server refused to store it, such as fetching another captcha.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/Action"
          },
          "maxItems": 20
        },
        "schema": {
          "$ref": "#/$defs/FormRoot"
        },
        "rules": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Rule"
          },
          "maxItems": 200
        }
      },
      "required": [
        "schema"
      ],
      "additionalProperties": false
    },
    "TextByMode": {
      "title": "TextByMode",
      "anyOf": [
        {
          "$ref": "#/$defs/Text"
        },
        {
          "type": "object",
          "properties": {
            "create": {
              "$ref": "#/$defs/Text"
            },
            "edit": {
              "$ref": "#/$defs/Text"
            },
            "view": {
              "$ref": "#/$defs/Text"
            }
          },
          "additionalProperties": false,
          "minProperties": 1
        }
      ]
    },
    "AlsoLoaded": {
      "title": "AlsoLoaded",
      "description": "A request sent when the form opens.",
      "type": "object",
      "properties": {
        "request": {
          "$ref": "#/$defs/Request"
        },
        "modes": {
          "description": "Modes in which it is sent; default all.",
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
        }
      },
      "required": [
        "request"
      ],
      "additionalProperties": false
    },
    "Submit": {
      "title": "Submit",
      "description": "Requests that store a new and a changed record.",
      "type": "object",
      "properties": {
        "create": {
          "$ref": "#/$defs/Request"
        },
        "edit": {
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
        "fields": {
          "description": "Nodes at the top of the form.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/identifier"
          },
          "minItems": 1,
          "uniqueItems": true
        },
        "title": {
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
          ]
        }
      },
      "required": [
        "fields",
        "title"
      ],
      "additionalProperties": false
    },
    "FormRoot": {
      "title": "FormRoot",
      "description": "Top of a form: its nodes by name.",
      "type": "object",
      "properties": {
        "type": {
          "const": "object"
        },
        "properties": {
          "$ref": "#/$defs/nodes"
        }
      },
      "required": [
        "type",
        "properties"
      ],
      "additionalProperties": false
    },
    "nodes": {
      "type": "object",
      "propertyNames": {
        "$ref": "#/$defs/identifier"
      },
      "additionalProperties": {
        "$ref": "#/$defs/FormNode"
      }
    },
    "FormNode": {
      "title": "FormNode",
      "description": "A field, or (type void) a piece of layout that holds properties.",
      "type": "object",
      "properties": {
        "type": {
          "description": "Value type; default from the model field. void: layout only.",
          "enum": [
            "string",
            "number",
            "boolean",
            "object",
            "array",
            "void"
          ]
        },
        "x-field": {
          "description": "Model field from which label, validation, widget, dict, default and access come.",
          "$ref": "#/$defs/identifier"
        },
        "title": {
          "$ref": "#/$defs/Text"
        },
        "description": {
          "description": "Hint below the control.",
          "$ref": "#/$defs/Text"
        },
        "help": {
          "description": "Tooltip at the label.",
          "$ref": "#/$defs/Text"
        },
        "placeholder": {
          "$ref": "#/$defs/Text"
        },
        "default": {
          "description": "Initial value: JSON or an expression."
        },
        "required": {
          "type": "boolean"
        },
        "requiredMessage": {
          "$ref": "#/$defs/Text"
        },
        "maxLength": {
          "type": "integer",
          "minimum": 1
        },
        "minLength": {
          "type": "integer",
          "minimum": 0
        },
        "minimum": {
          "type": "number"
        },
        "maximum": {
          "type": "number"
        },
        "pattern": {
          "type": "string",
          "maxLength": 300,
          "translate": false
        },
        "patternMessage": {
          "$ref": "#/$defs/Text"
        },
        "check": {
          "description": "Expression over values that must be true, with its message.",
          "type": "object",
          "properties": {
            "when": {
              "$ref": "#/$defs/Expression"
            },
            "message": {
              "$ref": "#/$defs/Text"
            }
          },
          "required": [
            "when",
            "message"
          ],
          "additionalProperties": false
        },
        "dict": {
          "$ref": "#/$defs/dict"
        },
        "options": {
          "description": "Choices: fixed, or a data source.",
          "$ref": "#/$defs/Options"
        },
        "modes": {
          "description": "Modes in which the node exists; default all.",
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
          "$ref": "#/$defs/Condition"
        },
        "disabled": {
          "$ref": "#/$defs/Condition"
        },
        "readOnly": {
          "$ref": "#/$defs/Condition"
        },
        "access": {
          "$ref": "#/$defs/access"
        },
        "inside": {
          "description": "Field beside this one whose control shows it in its head, instead of a place of its own; the control must have room for others, such as CheckTree.",
          "$ref": "#/$defs/identifier"
        },
        "submit": {
          "description": "false: the value is not sent.",
          "type": "boolean",
          "default": true
        },
        "span": {
          "description": "Columns taken on wide screens.",
          "type": "integer",
          "minimum": 1,
          "maximum": 4
        },
        "x-component": {
          "description": "Widget name (or layout for void nodes).",
          "$ref": "#/$defs/widget"
        },
        "x-component-props": {
          "type": "object"
        },
        "properties": {
          "$ref": "#/$defs/nodes"
        },
        "items": {
          "description": "Array fields: the node of one item.",
          "$ref": "#/$defs/FormNode"
        }
      },
      "additionalProperties": false
    },
    "Options": {
      "title": "Options",
      "description": "Choices of a control or cell: a fixed list, records of a named source or a request, or records that an expression gives.",
      "anyOf": [
        {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "value": {
                "type": [
                  "string",
                  "number",
                  "boolean",
                  "null"
                ]
              },
              "label": {
                "type": "string"
              },
              "disabled": {
                "type": "boolean"
              },
              "tone": {
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
        {
          "type": "object",
          "properties": {
            "source": {
              "description": "Named source of the page.",
              "$ref": "#/$defs/identifier"
            },
            "request": {
              "$ref": "#/$defs/Request"
            },
            "records": {
              "description": "The records themselves, such as a member of what the form loaded.",
              "$ref": "#/$defs/Expression"
            },
            "search": {
              "description": "Parameter of the request by which records are found by what is typed: always where the request gives a page of them, and where the server cut the list of `records`.",
              "type": "string"
            },
            "value": {
              "description": "Member that is the value; default value.",
              "type": "string"
            },
            "label": {
              "type": "string"
            },
            "children": {
              "type": "string"
            },
            "disabled": {
              "$ref": "#/$defs/Expression"
            },
            "parent": {
              "description": "Flat list: member that names the parent; a tree is built.",
              "type": "string"
            },
            "root": {
              "description": "An extra root node.",
              "type": "object",
              "properties": {
                "value": {
                  "type": [
                    "string",
                    "number"
                  ]
                },
                "label": {
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
          "additionalProperties": false
        }
      ]
    },
    "Rule": {
      "title": "Rule",
      "description": "While when is true, the target has what set says; when it is false the inverse holds: the opposite for visible, required, disabled, readOnly; the declared state for the rest. A value is set at the moment the condition or the value's own inputs change.",
      "type": "object",
      "properties": {
        "target": {
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
        "when": {
          "$ref": "#/$defs/Expression"
        },
        "set": {
          "type": "object",
          "properties": {
            "visible": {
              "type": "boolean"
            },
            "required": {
              "type": "boolean"
            },
            "disabled": {
              "type": "boolean"
            },
            "readOnly": {
              "type": "boolean"
            },
            "value": {
              "description": "JSON or an expression."
            },
            "title": {
              "$ref": "#/$defs/Text"
            },
            "description": {
              "$ref": "#/$defs/Text"
            },
            "options": {
              "$ref": "#/$defs/Options"
            },
            "props": {
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
          "description": "Operations that ask for a recent proof of who the caller is.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/Operation"
          },
          "uniqueItems": true
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
    "Operation": {
      "title": "Operation",
      "description": "A REST operation of a model.",
      "enum": [
        "list",
        "get",
        "create",
        "update",
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
          "description": "Shown as a tooltip at the form label.",
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
          "description": "Digits in all (decimal).",
          "type": "integer",
          "minimum": 1,
          "maximum": 38
        },
        "scale": {
          "description": "Digits after the point (decimal).",
          "type": "integer",
          "minimum": 0,
          "maximum": 18
        },
        "pattern": {
          "description": "Regular expression that a text matches (docs/decisions/patterns.md).",
          "type": "string",
          "maxLength": 300,
          "translate": false
        },
        "format": {
          "description": "A kind of text: email, phone (mainland mobile number), url (http or https), permission (a:b:c), noMarkup (nothing a browser takes for a tag).",
          "enum": [
            "email",
            "phone",
            "url",
            "permission",
            "noMarkup"
          ]
        },
        "dict": {
          "description": "Dictionary type whose values this field holds.",
          "$ref": "#/$defs/dict"
        },
        "options": {
          "description": "Fixed choices where no dictionary exists.",
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
        "caseSensitive": {
          "description": "true: unique and sorted letter by letter. By default the letters A to Z are the same in both cases, as in the databases of the protocol: ADMIN is taken when admin exists, and stands beside it in a sorted list. Fields with a dict or options hold codes and are always compared letter by letter.",
          "type": "boolean",
          "default": false
        },
        "default": {
          "description": "Value of a new record that brings none.",
          "type": [
            "string",
            "number",
            "boolean",
            "null"
          ]
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
                    "noMarkup"
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
              "$ref": "#/$defs/access"
            },
            "write": {
              "description": "Needed to set the field.",
              "$ref": "#/$defs/access"
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
    "FieldType": {
      "title": "FieldType",
      "description": "boolean: true or false. date: a day: yyyy-MM-dd. datetime: a moment: yyyy-MM-dd HH:mm:ss in GMT+8. decimal: an exact decimal of precision digits, scale of them after the point; it travels as a number. id: a 64-bit number made by the server: the key of a record. integer: a whole number of 32 bits. json: any JSON value, kept as it was written. long: a whole number up to 2^53. ref: the key of a record of another model (see relations). richText: text with formats, as harmless HTML. string: a text of one line, at most maxLength characters. text: a text of any length.",
      "enum": [
        "boolean",
        "date",
        "datetime",
        "decimal",
        "id",
        "integer",
        "json",
        "long",
        "ref",
        "richText",
        "string",
        "text"
      ]
    },
    "FilterType": {
      "title": "FilterType",
      "description": "contains: case-insensitive part of the text. exact: equal. in: any of several. subtree: that row of a tree and all below. dayRange, timeRange: params[beginTime] and params[endTime], by whole days or by moments.",
      "enum": [
        "contains",
        "exact",
        "in",
        "subtree",
        "dayRange",
        "timeRange"
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
          "description": "Of ranges: the parameters are params[{prefix}BeginTime] and params[{prefix}EndTime].",
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
      "description": "belongsTo: this row holds the key of another (field). hasMany: other rows name this one (foreign field in the other model). manyToMany: a link table.",
      "properties": {
        "type": {
          "description": "Which of the three it is.",
          "enum": [
            "belongsTo",
            "hasMany",
            "manyToMany"
          ]
        },
        "model": {
          "description": "Name of the other model.",
          "$ref": "#/$defs/identifier"
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
        "expose": {
          "description": "belongsTo: fields of the other record answered in a member named as the relation.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/identifier"
          },
          "minItems": 1
        },
        "excel": {
          "description": "belongsTo: exposed fields of the other record that are exported behind the own ones, with their header labels.",
          "type": "object",
          "propertyNames": {
            "$ref": "#/$defs/identifier"
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
          "description": "Refusal text when restrict applies; {field} is replaced from the row.",
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
          "description": "Text of the refusal; {field} is replaced from the row.",
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
          "description": "renameField: values move to the new name. dropField: the field and its values go. changeType: values are converted. addUnique: equal values are told apart. require: rows without a value get one.",
          "enum": [
            "renameField",
            "dropField",
            "changeType",
            "addUnique",
            "require"
          ]
        },
        "field": {
          "description": "Field that is changed, by its former name.",
          "$ref": "#/$defs/identifier"
        },
        "to": {
          "description": "renameField: the new name.",
          "$ref": "#/$defs/identifier"
        },
        "fill": {
          "description": "require, changeType: value for rows that have none or cannot be converted.",
          "type": [
            "string",
            "number",
            "boolean",
            "null"
          ]
        }
      },
      "required": [
        "id",
        "type",
        "field"
      ],
      "additionalProperties": false
    },
    "Page": {
      "title": "Page",
      "description": "One page: the short form (model + list + forms) or a tree of blocks (body). Its id equals its path below schemas/pages without .json.",
      "type": "object",
      "properties": {
        "$schema": {
          "type": "string"
        },
        "version": {
          "description": "Format version of this file.",
          "const": 2
        },
        "id": {
          "type": "string",
          "pattern": "^[A-Za-z][A-Za-z0-9_-]*(/[A-Za-z0-9_-]+)*$",
          "maxLength": 100
        },
        "title": {
          "$ref": "#/$defs/Text"
        },
        "description": {
          "type": "string",
          "maxLength": 500,
          "translate": false
        },
        "model": {
          "$ref": "#/$defs/identifier"
        },
        "access": {
          "$ref": "#/$defs/access"
        },
        "menu": {
          "$ref": "#/$defs/Menu"
        },
        "state": {
          "description": "Initial page state.",
          "$ref": "#/$defs/Values"
        },
        "sources": {
          "type": "object",
          "propertyNames": {
            "$ref": "#/$defs/identifier"
          },
          "additionalProperties": {
            "$ref": "#/$defs/Source"
          }
        },
        "list": {
          "$ref": "#/$defs/ListProps"
        },
        "body": {
          "$ref": "#/$defs/blocks"
        },
        "forms": {
          "type": "object",
          "propertyNames": {
            "$ref": "#/$defs/identifier"
          },
          "additionalProperties": {
            "$ref": "#/$defs/FormSchema"
          }
        },
        "actions": {
          "description": "Named actions. create, edit, remove, export, import, refresh exist for a list with a model without being declared; a declaration here overrides members of it.",
          "type": "object",
          "propertyNames": {
            "$ref": "#/$defs/identifier"
          },
          "additionalProperties": {
            "$ref": "#/$defs/Action"
          }
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
          "default": 99
        },
        "icon": {
          "$ref": "#/$defs/icon"
        },
        "hidden": {
          "type": "boolean",
          "default": false
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
    "Source": {
      "title": "Source",
      "description": "A named request, sent once per page and distinct parameters; sent again when the values its expressions read change.",
      "type": "object",
      "properties": {
        "request": {
          "$ref": "#/$defs/Request"
        },
        "when": {
          "description": "Not sent while false.",
          "$ref": "#/$defs/Condition"
        },
        "every": {
          "description": "Seconds between reloads while the page is visible.",
          "type": "integer",
          "minimum": 2,
          "maximum": 86400
        }
      },
      "required": [
        "request"
      ],
      "additionalProperties": false
    },
    "blocks": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/Block"
      },
      "maxItems": 50
    },
    "Block": {
      "title": "Block",
      "description": "A piece of a page. A closed union told apart by type.",
      "type": "object",
      "required": [
        "type"
      ],
      "discriminator": {
        "propertyName": "type"
      },
      "oneOf": [
        {
          "$ref": "#/$defs/ListBlock"
        },
        {
          "$ref": "#/$defs/FormBlock"
        },
        {
          "$ref": "#/$defs/DescriptionsBlock"
        },
        {
          "$ref": "#/$defs/TreeBlock"
        },
        {
          "$ref": "#/$defs/TabsBlock"
        },
        {
          "$ref": "#/$defs/SplitBlock"
        },
        {
          "$ref": "#/$defs/CardBlock"
        },
        {
          "$ref": "#/$defs/HtmlBlock"
        },
        {
          "$ref": "#/$defs/TextBlock"
        },
        {
          "$ref": "#/$defs/HeadingBlock"
        },
        {
          "$ref": "#/$defs/RepeatBlock"
        },
        {
          "$ref": "#/$defs/IframeBlock"
        },
        {
          "$ref": "#/$defs/ActionsBlock"
        }
      ]
    },
    "actionRefs": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/identifier"
      },
      "uniqueItems": true,
      "maxItems": 30
    },
    "ListProps": {
      "title": "ListProps",
      "description": "Search, toolbar, table and pager over a model or a request.",
      "type": "object",
      "properties": {
        "model": {
          "$ref": "#/$defs/identifier"
        },
        "key": {
          "description": "Key field of the rows; default the model's key.",
          "$ref": "#/$defs/identifier"
        },
        "request": {
          "description": "Request that loads the rows; default GET {path}/list. params are added to the search.",
          "$ref": "#/$defs/Request"
        },
        "params": {
          "description": "Fixed or computed parameters added to the search.",
          "$ref": "#/$defs/Values"
        },
        "query": {
          "description": "Search fields.",
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
          "type": "array",
          "items": {
            "$ref": "#/$defs/Column"
          },
          "minItems": 1,
          "maxItems": 60
        },
        "sort": {
          "$ref": "#/$defs/Sort"
        },
        "paged": {
          "description": "Default from the model.",
          "type": "boolean"
        },
        "pageSize": {
          "type": "integer",
          "minimum": 1,
          "maximum": 1000,
          "default": 10
        },
        "toolbar": {
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
          "description": "Row actions are shown only where true.",
          "$ref": "#/$defs/Condition"
        },
        "selection": {
          "enum": [
            "multiple",
            "single",
            "none"
          ],
          "default": "multiple"
        },
        "selectable": {
          "description": "Rows that may be checked.",
          "$ref": "#/$defs/Condition"
        },
        "checked": {
          "description": "Rows that are checked when they are loaded.",
          "$ref": "#/$defs/Condition"
        },
        "rowClick": {
          "$ref": "#/$defs/identifier"
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
        "form": {
          "description": "Form that the standard create and edit actions open; default edit.",
          "$ref": "#/$defs/identifier"
        },
        "size": {
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
        "urlState": {
          "description": "Search, sort and page live in the address. Default true for the first list of a page.",
          "type": "boolean"
        },
        "totalText": {
          "description": "Text beside the pager; reads total. Default 共 {total} 条.",
          "$ref": "#/$defs/Text"
        },
        "empty": {
          "$ref": "#/$defs/Text"
        }
      },
      "required": [
        "columns"
      ],
      "additionalProperties": false
    },
    "QueryField": {
      "title": "QueryField",
      "description": "A search field: the name of a model field, or an object that overrides it.",
      "anyOf": [
        {
          "$ref": "#/$defs/identifier"
        },
        {
          "type": "object",
          "properties": {
            "field": {
              "$ref": "#/$defs/identifier"
            },
            "label": {
              "$ref": "#/$defs/Text"
            },
            "placeholder": {
              "$ref": "#/$defs/Text"
            },
            "x-component": {
              "$ref": "#/$defs/widget"
            },
            "x-component-props": {
              "type": "object"
            },
            "dict": {
              "$ref": "#/$defs/dict"
            },
            "options": {
              "$ref": "#/$defs/Options"
            },
            "range": {
              "description": "Sent as params[{prefix}BeginTime], params[{prefix}EndTime]; time adds 00:00:00 and 23:59:59.",
              "enum": [
                "day",
                "time"
              ]
            },
            "prefix": {
              "type": "string",
              "pattern": "^[a-z][A-Za-z0-9]*$"
            },
            "default": {}
          },
          "required": [
            "field"
          ],
          "additionalProperties": false
        }
      ]
    },
    "Column": {
      "title": "Column",
      "description": "A column: the name of a model field, or an object that overrides it.",
      "anyOf": [
        {
          "$ref": "#/$defs/identifier"
        },
        {
          "type": "object",
          "properties": {
            "field": {
              "description": "Field, or a dotted path into the row such as dept.deptName.",
              "type": "string",
              "pattern": "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"
            },
            "label": {
              "$ref": "#/$defs/Text"
            },
            "value": {
              "description": "Computed instead of read; reads row and index, its place in the whole list from 1.",
              "$ref": "#/$defs/Expression"
            },
            "width": {
              "description": "Pixels that a text is never cut below, and that columns of switches, controls and pictures take, whose contents say nothing of their width. Otherwise a column is as wide as what it shows.",
              "type": "integer",
              "minimum": 40,
              "maximum": 1200
            },
            "align": {
              "enum": [
                "left",
                "center",
                "right"
              ]
            },
            "fixed": {
              "enum": [
                "left",
                "right"
              ]
            },
            "ellipsis": {
              "description": "Whether a longer text ends in dots and is told as a tooltip; false: it is wrapped.",
              "type": "boolean",
              "default": true
            },
            "sortable": {
              "type": "boolean"
            },
            "filterable": {
              "description": "Column filter from the dictionary or options.",
              "type": "boolean"
            },
            "shown": {
              "description": "false: hidden until chosen in the column settings.",
              "type": "boolean",
              "default": true
            },
            "dict": {
              "$ref": "#/$defs/dict"
            },
            "options": {
              "$ref": "#/$defs/Options"
            },
            "suffix": {
              "type": "string",
              "maxLength": 10
            },
            "x-component": {
              "description": "Display widget.",
              "$ref": "#/$defs/widget"
            },
            "x-component-props": {
              "type": "object"
            },
            "action": {
              "description": "The cell is a link that starts this action.",
              "$ref": "#/$defs/identifier"
            },
            "switch": {
              "$ref": "#/$defs/Switch"
            },
            "edit": {
              "$ref": "#/$defs/CellEdit"
            },
            "visible": {
              "$ref": "#/$defs/Condition"
            },
            "access": {
              "$ref": "#/$defs/access"
            },
            "description": {
              "description": "Tooltip at the header.",
              "$ref": "#/$defs/Text"
            }
          },
          "required": [
            "field"
          ],
          "additionalProperties": false
        }
      ]
    },
    "Switch": {
      "title": "Switch",
      "description": "The value is changed in place, after a question.",
      "type": "object",
      "properties": {
        "on": {
          "type": [
            "string",
            "number",
            "boolean"
          ]
        },
        "off": {
          "type": [
            "string",
            "number",
            "boolean"
          ]
        },
        "request": {
          "description": "Reads row and value (the new one).",
          "$ref": "#/$defs/Request"
        },
        "confirm": {
          "description": "Reads row and value.",
          "$ref": "#/$defs/Text"
        },
        "success": {
          "$ref": "#/$defs/Text"
        },
        "failure": {
          "description": "Message of a failure; reads row, value and the server's text as problem. Default that text.",
          "$ref": "#/$defs/Text"
        },
        "access": {
          "$ref": "#/$defs/access"
        },
        "disabled": {
          "$ref": "#/$defs/Condition"
        }
      },
      "required": [
        "on",
        "off",
        "request"
      ],
      "additionalProperties": false
    },
    "CellEdit": {
      "title": "CellEdit",
      "description": "The cells hold a control. What is changed in them stays in the list until an action stores it, which reads the changed rows as edited.",
      "type": "object",
      "properties": {
        "x-component": {
          "description": "Input widget; default that of the field.",
          "$ref": "#/$defs/widget"
        },
        "x-component-props": {
          "type": "object"
        },
        "access": {
          "$ref": "#/$defs/access"
        },
        "disabled": {
          "description": "Reads row.",
          "$ref": "#/$defs/Condition"
        }
      },
      "additionalProperties": false
    },
    "ListBlock": {
      "title": "ListBlock",
      "description": "Search, toolbar, table and pager.",
      "type": "object",
      "properties": {
        "type": {
          "const": "list"
        },
        "name": {
          "$ref": "#/$defs/identifier"
        },
        "visible": {
          "$ref": "#/$defs/Condition"
        },
        "title": {
          "$ref": "#/$defs/Text"
        },
        "access": {
          "$ref": "#/$defs/access"
        },
        "list": {
          "$ref": "#/$defs/ListProps"
        }
      },
      "required": [
        "type",
        "list"
      ],
      "additionalProperties": false
    },
    "FormBlock": {
      "title": "FormBlock",
      "description": "A form of the page, in place.",
      "type": "object",
      "properties": {
        "type": {
          "const": "form"
        },
        "name": {
          "$ref": "#/$defs/identifier"
        },
        "visible": {
          "$ref": "#/$defs/Condition"
        },
        "form": {
          "$ref": "#/$defs/identifier"
        },
        "mode": {
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
          "$ref": "#/$defs/Expression"
        },
        "values": {
          "$ref": "#/$defs/Values"
        },
        "submitLabel": {
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
        }
      },
      "required": [
        "type",
        "form"
      ],
      "additionalProperties": false
    },
    "DescriptionsBlock": {
      "title": "DescriptionsBlock",
      "description": "Label and value pairs of a record.",
      "type": "object",
      "properties": {
        "type": {
          "const": "descriptions"
        },
        "name": {
          "$ref": "#/$defs/identifier"
        },
        "visible": {
          "$ref": "#/$defs/Condition"
        },
        "title": {
          "$ref": "#/$defs/Text"
        },
        "model": {
          "$ref": "#/$defs/identifier"
        },
        "record": {
          "description": "Default: record of the surrounding action or page.",
          "$ref": "#/$defs/Expression"
        },
        "columns": {
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
        "items": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/Item"
          },
          "minItems": 1,
          "maxItems": 60
        }
      },
      "required": [
        "type",
        "items"
      ],
      "additionalProperties": false
    },
    "Item": {
      "title": "Item",
      "description": "A labelled value: the name of a field, or an object that overrides it.",
      "anyOf": [
        {
          "$ref": "#/$defs/identifier"
        },
        {
          "type": "object",
          "properties": {
            "field": {
              "type": "string",
              "pattern": "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$"
            },
            "label": {
              "$ref": "#/$defs/Text"
            },
            "value": {
              "$ref": "#/$defs/Text"
            },
            "dict": {
              "$ref": "#/$defs/dict"
            },
            "options": {
              "$ref": "#/$defs/Options"
            },
            "suffix": {
              "type": "string"
            },
            "span": {
              "type": "integer",
              "minimum": 1,
              "maximum": 4
            },
            "x-component": {
              "$ref": "#/$defs/widget"
            },
            "x-component-props": {
              "type": "object"
            },
            "visible": {
              "$ref": "#/$defs/Condition"
            },
            "access": {
              "$ref": "#/$defs/access"
            }
          },
          "minProperties": 1,
          "additionalProperties": false
        }
      ]
    },
    "TreeBlock": {
      "title": "TreeBlock",
      "description": "A searchable tree; choosing a node writes its key into the page state.",
      "type": "object",
      "properties": {
        "type": {
          "const": "tree"
        },
        "name": {
          "$ref": "#/$defs/identifier"
        },
        "visible": {
          "$ref": "#/$defs/Condition"
        },
        "title": {
          "$ref": "#/$defs/Text"
        },
        "options": {
          "$ref": "#/$defs/Options"
        },
        "state": {
          "description": "Member of the page state that holds the chosen key; choosing again clears it.",
          "$ref": "#/$defs/identifier"
        },
        "placeholder": {
          "$ref": "#/$defs/Text"
        },
        "tools": {
          "description": "Buttons that open and close all nodes and load the tree again.",
          "type": "boolean",
          "default": false
        }
      },
      "required": [
        "type",
        "options",
        "state"
      ],
      "additionalProperties": false
    },
    "TabsBlock": {
      "title": "TabsBlock",
      "description": "Blocks behind tabs. `?tab=key` in the address opens the tab of that key.",
      "type": "object",
      "properties": {
        "type": {
          "const": "tabs"
        },
        "name": {
          "$ref": "#/$defs/identifier"
        },
        "visible": {
          "$ref": "#/$defs/Condition"
        },
        "active": {
          "description": "Key of the tab shown first; default the first one.",
          "$ref": "#/$defs/identifier"
        },
        "items": {
          "type": "array",
          "minItems": 1,
          "maxItems": 20,
          "items": {
            "type": "object",
            "properties": {
              "key": {
                "$ref": "#/$defs/identifier"
              },
              "label": {
                "$ref": "#/$defs/Text"
              },
              "icon": {
                "$ref": "#/$defs/icon"
              },
              "access": {
                "$ref": "#/$defs/access"
              },
              "visible": {
                "$ref": "#/$defs/Condition"
              },
              "body": {
                "$ref": "#/$defs/blocks"
              }
            },
            "required": [
              "key",
              "label",
              "body"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [
        "type",
        "items"
      ],
      "additionalProperties": false
    },
    "SplitBlock": {
      "title": "SplitBlock",
      "description": "Panes side by side, one below the other on small screens.",
      "type": "object",
      "properties": {
        "type": {
          "const": "split"
        },
        "name": {
          "$ref": "#/$defs/identifier"
        },
        "visible": {
          "$ref": "#/$defs/Condition"
        },
        "panes": {
          "type": "array",
          "minItems": 2,
          "maxItems": 4,
          "items": {
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
                "type": "integer"
              },
              "collapsible": {
                "type": "boolean",
                "default": false
              },
              "resizable": {
                "description": "Its width is dragged, and kept for each person; for panes with a width.",
                "type": "boolean",
                "default": false
              },
              "body": {
                "$ref": "#/$defs/blocks"
              }
            },
            "required": [
              "body"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [
        "type",
        "panes"
      ],
      "additionalProperties": false
    },
    "CardBlock": {
      "title": "CardBlock",
      "description": "Blocks in a card, with buttons at its side.",
      "type": "object",
      "properties": {
        "type": {
          "const": "card"
        },
        "name": {
          "$ref": "#/$defs/identifier"
        },
        "visible": {
          "$ref": "#/$defs/Condition"
        },
        "title": {
          "$ref": "#/$defs/Text"
        },
        "actions": {
          "description": "Buttons at the side of the card; below it on phones.",
          "$ref": "#/$defs/actionRefs"
        },
        "body": {
          "$ref": "#/$defs/blocks"
        }
      },
      "required": [
        "type",
        "body"
      ],
      "additionalProperties": false
    },
    "HtmlBlock": {
      "title": "HtmlBlock",
      "description": "HTML content, sanitised before it is shown.",
      "type": "object",
      "properties": {
        "type": {
          "const": "html"
        },
        "name": {
          "$ref": "#/$defs/identifier"
        },
        "visible": {
          "$ref": "#/$defs/Condition"
        },
        "html": {
          "$ref": "#/$defs/Text"
        }
      },
      "required": [
        "type",
        "html"
      ],
      "additionalProperties": false
    },
    "TextBlock": {
      "title": "TextBlock",
      "description": "A line or box of text.",
      "type": "object",
      "properties": {
        "type": {
          "const": "text"
        },
        "name": {
          "$ref": "#/$defs/identifier"
        },
        "visible": {
          "$ref": "#/$defs/Condition"
        },
        "text": {
          "$ref": "#/$defs/Text"
        },
        "tone": {
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
        }
      },
      "required": [
        "type",
        "text"
      ],
      "additionalProperties": false
    },
    "HeadingBlock": {
      "title": "HeadingBlock",
      "description": "A round picture with a title and a line below, such as a person.",
      "type": "object",
      "properties": {
        "type": {
          "const": "heading"
        },
        "name": {
          "$ref": "#/$defs/identifier"
        },
        "visible": {
          "$ref": "#/$defs/Condition"
        },
        "picture": {
          "description": "Path of a stored picture; a drawn figure where it is empty. Absent: no picture.",
          "$ref": "#/$defs/Text"
        },
        "title": {
          "$ref": "#/$defs/Text"
        },
        "text": {
          "$ref": "#/$defs/Text"
        }
      },
      "required": [
        "type",
        "title"
      ],
      "additionalProperties": false
    },
    "RepeatBlock": {
      "title": "RepeatBlock",
      "description": "The same blocks for each record of a list, as cards; they read row and index, the place from 1.",
      "type": "object",
      "properties": {
        "type": {
          "const": "repeat"
        },
        "name": {
          "$ref": "#/$defs/identifier"
        },
        "visible": {
          "$ref": "#/$defs/Condition"
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
          "$ref": "#/$defs/blocks"
        }
      },
      "required": [
        "type",
        "records",
        "body"
      ],
      "additionalProperties": false
    },
    "IframeBlock": {
      "title": "IframeBlock",
      "description": "Another address in a frame.",
      "type": "object",
      "properties": {
        "type": {
          "const": "iframe"
        },
        "name": {
          "$ref": "#/$defs/identifier"
        },
        "visible": {
          "$ref": "#/$defs/Condition"
        },
        "src": {
          "$ref": "#/$defs/Text"
        },
        "title": {
          "$ref": "#/$defs/Text"
        },
        "height": {
          "type": "integer"
        },
        "trusted": {
          "description": "A page of this very site, which acts in the name of who is signed in. Pages of other sites stay locked in, whatever this says.",
          "type": "boolean",
          "default": false
        }
      },
      "required": [
        "type",
        "src",
        "title"
      ],
      "additionalProperties": false
    },
    "ActionsBlock": {
      "title": "ActionsBlock",
      "description": "A row of buttons.",
      "type": "object",
      "properties": {
        "type": {
          "const": "actions"
        },
        "name": {
          "$ref": "#/$defs/identifier"
        },
        "visible": {
          "$ref": "#/$defs/Condition"
        },
        "actions": {
          "$ref": "#/$defs/actionRefs"
        }
      },
      "required": [
        "type",
        "actions"
      ],
      "additionalProperties": false
    }
  }
};
