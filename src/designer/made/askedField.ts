/** Fields of a model that comes with a page, as people are asked for them before. */
import { fieldTypes } from '../../schema/generated/fieldTypes.gen.ts';
import type { NewField, NewModel } from '../../schema/generated/types.gen.ts';

/** Types that a running server can add. */
export const plainTypes = Object.values(fieldTypes).filter(({ isPlain }) => isPlain);

export interface AskedField {
  name: string;
  label: string;
  type: NewField['type'];
  required: boolean;
  isSearched: boolean;
  /** What was found out of it: limits and choices, which hold while it has its type. */
  found: NewField;
}

/** Characters of a text of which nothing is known. */
const usualLength = 200;

/** Nobody searches by values such as lists and formatted texts. */
export const isSearchable = (type: NewField['type']): boolean =>
  fieldTypes[type].value !== 'object' &&
  !fieldTypes[type].isFormatted &&
  fieldTypes[type].filters.length > 0;

/** What is asked of the model. */
export interface MadeValues {
  name: string;
  /** Absent: as the page is titled. */
  label?: string;
  fields: readonly AskedField[];
}

/** The model that was asked for. */
export const newModelOf = ({ label, fields }: MadeValues, title: string): NewModel => ({
  label: label || title,
  fields: Object.fromEntries(fields.map((field) => [field.name, newFieldOf(field)])),
});

/** A field as it is proposed. */
export const askedField = (name: string, found: NewField): AskedField => ({
  name,
  label: found.label,
  type: found.type,
  required: found.required === true,
  isSearched: found.filter !== undefined,
  found,
});

/** The field that was asked for. */
export function newFieldOf({ label, type, required, isSearched, found }: AskedField): NewField {
  const { filter, ...limits } = found;
  const { isText, isLong } = fieldTypes[type];
  const own = type === found.type ? limits : isText && !isLong ? { maxLength: usualLength } : {};
  const { required: _required, ...rest } = own as NewField;
  return {
    ...rest,
    type,
    label,
    ...(required && { required }),
    ...(isSearched &&
      isSearchable(type) && {
        filter: type === found.type && filter ? filter : filterOf(rest, type),
      }),
    excel: { import: true },
  };
}

/** The usual way to search by a field. */
export function filterOf(
  { dict, options }: Pick<NewField, 'dict' | 'options'>,
  type: NewField['type'],
): NonNullable<NewField['filter']> {
  const { isText, range, filters } = fieldTypes[type];
  const text = isText && !dict && !options ? 'contains' : 'exact';
  const usual = range ? (range === 'days' ? 'dayRange' : 'timeRange') : text;
  return filters.includes(usual) ? usual : (filters[0] ?? usual);
}
