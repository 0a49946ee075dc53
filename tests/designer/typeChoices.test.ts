/** Types of fields to choose from. */
import { expect, it } from 'vitest';
import { plainTypes } from '../../src/designer/made/askedField.ts';
import { typeChoices, typeTitle } from '../../src/designer/made/typeChoices.ts';
import { fieldTypes } from '../../src/schema/generated/fieldTypes.gen.ts';
import { coreIcons, moreIcons } from '../../src/widgets/icons/names.ts';

it('stand in groups, each type once', () => {
  const choices = typeChoices();
  expect(choices.map(({ label }) => label)).toEqual([
    '文本',
    '数字',
    '日期与时间',
    '选择',
    '组合数据',
  ]);
  expect(choices[0]!.options.map(({ label }) => label).toSorted()).toEqual(
    ['文本', '长文本', '富文本'].toSorted(),
  );
  const names = choices.flatMap(({ options }) => options.map(({ value }) => value));
  expect(names.toSorted()).toEqual(plainTypes.map(({ name }) => name).toSorted());
});

it('are called by their labels, and by their names where there is no such type', () => {
  expect(typeTitle('decimal')).toBe('小数');
  expect(typeTitle('toString')).toBe('toString');
});

it('have icons of the set', () => {
  const icons = new Set<string>([...coreIcons, ...moreIcons]);
  for (const { name, icon } of Object.values(fieldTypes))
    expect([name, icons.has(icon)]).toEqual([name, true]);
});
