/** A tree select with boxes, as people click them. */
import { act, useEffect, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { markedNodes, withClick } from '../../src/widgets/treeSelect/marked.ts';
import { TreeSelect } from '../../src/widgets/treeSelect/TreeSelect.tsx';
import { draw, type, type Drawn } from './support.tsx';

let drawn: Drawn;
afterEach(() => drawn.remove());

const choices = [
  {
    value: 1,
    label: '总部',
    children: [
      { value: 2, label: '研发部' },
      { value: 3, label: '市场部' },
    ],
  },
  { value: 4, label: '分部' },
];

/** Draws it opened; what is chosen is kept, and answered. */
async function open(value: unknown, props: object) {
  const held = { value };
  const again = async (): Promise<void> => {
    drawn = await draw(
      <TreeSelect
        {...props}
        value={held.value}
        choices={choices}
        checkable
        onChange={(next: unknown) => (held.value = next)}
      />,
    );
    const box = drawn.root.querySelector('.ant-select-selector')!;
    await act(async () => box.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
    await drawn.rest();
  };
  await again();
  const node = (label: string) =>
    [...document.querySelectorAll<HTMLElement>('.ant-select-tree-treenode')].find(
      ({ textContent }) => textContent.includes(label),
    )!;
  return {
    held,
    node,
    /** How the box of a node stands. */
    mark(label: string): string {
      const { className } = node(label).querySelector('.ant-select-tree-checkbox')!;
      if (className.includes('indeterminate')) return 'half';
      return className.includes('-checked') ? 'checked' : 'empty';
    },
    async click(label: string) {
      await act(async () =>
        node(label).querySelector<HTMLElement>('.ant-select-tree-checkbox')!.click(),
      );
      drawn.remove();
      await again();
    },
  };
}

describe('a tree select whose value holds half checked nodes', () => {
  it('shows a parent in the value as half checked, and never checks its other children', async () => {
    const tree = await open([1, 2], { half: true });
    expect([tree.mark('总部'), tree.mark('研发部'), tree.mark('市场部')]).toEqual([
      'half',
      'checked',
      'empty',
    ]);
    await tree.click('分部');
    expect(tree.held.value).toEqual([1, 2, 4]);
    await tree.click('市场部');
    expect(tree.held.value).toEqual([1, 2, 3, 4]);
    expect(tree.mark('总部')).toBe('checked');
    await tree.click('总部');
    expect(tree.held.value).toEqual([4]);
  });

  it('keeps ids that the tree does not hold, and shows them until they are taken out', async () => {
    const tree = await open('1,2,99', { half: true });
    await tree.click('分部');
    expect(tree.held.value).toEqual([1, 2, 4, '99']);
    const field = { choices, value: tree.held.value, linked: true };
    expect(markedNodes(field)).toContainEqual({ value: '99' });
    expect(withClick(field, { triggerValue: '99', checked: false })).toEqual([1, 2, 4]);
    expect(withClick(field, {})).toEqual([]);
  });
});

describe('a tree select whose nodes are not linked', () => {
  it('holds exactly the boxes that were checked', async () => {
    const tree = await open([1], { linked: false });
    expect([tree.mark('总部'), tree.mark('研发部')]).toEqual(['checked', 'empty']);
    await tree.click('研发部');
    expect(tree.held.value).toEqual([1, 2]);
    await tree.click('总部');
    expect(tree.held.value).toEqual([2]);
  });
});

it('a tree select without half checked nodes holds those at the ends', async () => {
  const tree = await open([2], {});
  expect(tree.mark('总部')).toBe('half');
  await tree.click('总部');
  expect(tree.held.value).toEqual([2, 3]);
});

it('what was typed before the nodes came is found in them, and chosen by Enter', async () => {
  const chosen: unknown[] = [];
  let arrive!: (nodes: typeof choices) => void;
  function Late() {
    const [nodes, setNodes] = useState<typeof choices>();
    useEffect(() => {
      arrive = setNodes;
    }, []);
    return (
      <TreeSelect
        choices={nodes}
        loading={nodes === undefined}
        onChange={(next: unknown) => void chosen.push(next)}
      />
    );
  }
  drawn = await draw(<Late />);
  const input = drawn.root.querySelector('input')!;
  await type(input, '市场');
  await drawn.rest();
  expect(document.body.textContent).toContain('加载中');
  await act(async () => arrive(choices));
  await drawn.rest();
  const shown = [...document.querySelectorAll('.ant-select-tree-treenode')];
  expect(shown.map(({ textContent }) => textContent)).toContain('市场部');
  const enter = { key: 'Enter', keyCode: 13, which: 13, bubbles: true };
  await act(async () => input.dispatchEvent(new KeyboardEvent('keydown', enter)));
  expect(chosen).toEqual([3]);
});
