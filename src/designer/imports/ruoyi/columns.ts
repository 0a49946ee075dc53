/** Columns of a table as the code generator of RuoYi knows them. */
import { defined } from '../../../schema/defined.ts';
import { isForbiddenKey } from '../../../schema/forbiddenKeys.ts';
import type { ColumnObject, FormField, QueryObject } from '../../../schema/generated/types.gen.ts';
import type { Path } from '../../../schema/pointer.ts';
import type { Lose } from '../../classic/lost.ts';
import { valueText } from '../../../widgets/choices.ts';

/** A column, with its place in what was read. */
export interface GenColumn extends Readonly<Record<string, unknown>> {
  javaField: string;
  path: Path;
}

/** Names that fields can have (common.schema.json). */
export const isField = (name: unknown): name is string =>
  typeof name === 'string' && /^[A-Za-z][A-Za-z0-9_]{0,63}$/.test(name) && !isForbiddenKey(name);

/** Boxes travel as "1" or "0". */
export const isOne = (value: unknown): boolean => value === '1' || value === 1 || value === true;

/** Controls by the kind that the generator shows a column as. */
const widgets: Readonly<Record<string, string>> = {
  input: 'Input',
  textarea: 'TextArea',
  select: 'Select',
  radio: 'RadioGroup',
  checkbox: 'CheckboxGroup',
  datetime: 'DatePicker',
  imageUpload: 'ImageUpload',
  fileUpload: 'FileUpload',
  editor: 'RichText',
};

const numbers: readonly string[] = ['Integer', 'Long', 'Double', 'BigDecimal', 'Float'];

/** The comment without what stands in brackets, as the templates write labels. */
const labelOf = ({ columnComment, javaField }: GenColumn): string =>
  valueText(columnComment || javaField)
    .split(/[（(]/)[0]!
    .trim() || javaField;

const optionsOf = ({ dictType }: GenColumn) =>
  typeof dictType === 'string' && dictType !== ''
    ? ({ options: { from: 'dict', dict: dictType } } as const)
    : {};

/** Characters that the column holds at most, where its type says so. */
const lengthOf = ({ columnType }: GenColumn): number | undefined => {
  const [, length] = /^(?:var)?char\((\d+)\)/i.exec(valueText(columnType ?? '')) ?? [];
  return length === undefined ? undefined : Number(length);
};

function widgetOf(column: GenColumn, lose: Lose): string {
  const kind = valueText(column.htmlType || 'input');
  const widget = Object.hasOwn(widgets, kind) ? widgets[kind]! : 'Input';
  if (!Object.hasOwn(widgets, kind))
    lose('otherWidget', [...column.path, 'htmlType'], { name: kind, became: widget });
  const isNumber = numbers.includes(valueText(column.javaType));
  return widget === 'Input' && isNumber ? 'NumberInput' : widget;
}

/** The field of the form. */
export function fieldOf(column: GenColumn, lose: Lose): FormField {
  const widget = widgetOf(column, lose);
  const isText = widget === 'Input' || widget === 'TextArea';
  const hasOptions = ['Select', 'RadioGroup', 'CheckboxGroup'].includes(widget);
  if (hasOptions && !column.dictType)
    lose('badValue', [...column.path, 'dictType'], { name: 'dictType' });
  return {
    name: column.javaField,
    label: labelOf(column),
    widget,
    ...(hasOptions && optionsOf(column)),
    ...(isOne(column.isRequired) && { required: true }),
    ...defined({ maxLength: isText ? lengthOf(column) : undefined }),
  };
}

/** Ways of searching other than these mean more than a parameter says here. */
const plainQueries: readonly unknown[] = ['EQ', 'LIKE', '', undefined, null];

/** The search box; BETWEEN asks for two days, whose parameters are named in another way here. */
export function queryOf(column: GenColumn, lose: Lose): QueryObject {
  const isRange = column.queryType === 'BETWEEN';
  if (!plainQueries.includes(column.queryType))
    lose('noPlace', [...column.path, 'queryType'], { name: valueText(column.queryType) });
  const widget = widgetOf(column, () => undefined);
  const isChosen = 'options' in optionsOf(column);
  return {
    name: column.javaField,
    label: labelOf(column),
    ...optionsOf(column),
    ...(isRange
      ? { range: 'day' as const, prefix: column.javaField }
      : { widget: isChosen ? 'Select' : widget === 'DatePicker' ? widget : 'Input' }),
  };
}

/** The column of the list. */
export function columnOf(column: GenColumn): ColumnObject {
  const kind = column.htmlType;
  const widget = kind === 'datetime' ? 'DateText' : kind === 'imageUpload' ? 'Image' : undefined;
  return {
    field: column.javaField,
    label: labelOf(column),
    ...optionsOf(column),
    ...defined({ widget }),
  };
}
