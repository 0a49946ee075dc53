import { expect, it } from 'vitest';
import { iconGroups } from '../../src/widgets/icons/groups.ts';
import { coreIcons, moreIcons } from '../../src/widgets/icons/names.ts';

it('each icon of the set stands in one group of the picker', () => {
  const grouped = iconGroups.flatMap(({ names }) => names);
  expect(grouped.toSorted()).toEqual([...coreIcons, ...moreIcons].toSorted());
});
