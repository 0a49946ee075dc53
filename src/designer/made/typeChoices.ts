/** Types of fields to choose from, as their definitions say. */
import { fieldTypeGroups, type FieldTypeDefinition } from '../../schema/fieldTypes/contract.ts';
import { fieldTypeNamed } from '../../schema/fieldTypes/index.ts';
import { titled } from '../../widgets/locale/explained.ts';
import { plainTypes } from './askedField.ts';

/** What a type is called, by its name. */
export const typeTitle = (name: string): string => {
  const type = fieldTypeNamed(name);
  return type ? titled(type.label) : name;
};

interface TypeChoice {
  value: string;
  label: string;
  icon: string;
}

const choiceOf = ({ name, icon }: FieldTypeDefinition): TypeChoice => ({
  value: name,
  label: typeTitle(name),
  icon,
});

/** Types that a running server can add, by their groups. */
export const typeChoices = (): { label: string; options: TypeChoice[] }[] =>
  Object.entries(fieldTypeGroups).flatMap(([group, label]) => {
    const options = plainTypes
      .filter((type) => type.group === group)
      .toSorted((one, other) => Number(other.isUsual ?? 0) - Number(one.isUsual ?? 0))
      .map(choiceOf);
    return options.length > 0 ? [{ label: titled(label), options }] : [];
  });
