import { describe, expect, it } from 'vitest';
import { loadDivisions } from '../../src/map/builtin/divisions.ts';
import { required } from '../../src/schema/required.ts';
import { codesOf, nodesOf, type AreaNode } from '../../src/widgets/areaPicker/levels.ts';

const divisions = required(await loadDivisions(), 'divisions');
const depthOf = ({ children = [] }: AreaNode): number =>
  1 + Math.max(0, ...children.map((child) => depthOf(child)));
const find = (nodes: readonly AreaNode[], ...names: string[]): AreaNode | undefined =>
  names.reduce<AreaNode | undefined>(
    (node, name) => (node ? (node.children ?? []) : nodes).find(({ label }) => label === name),
    undefined,
  );

describe('areas to choose from', () => {
  it('end at the level that is asked for', () => {
    const depths = (level: 'province' | 'city' | 'district') =>
      Math.max(...nodesOf(divisions, level).map(depthOf));
    expect([depths('province'), depths('city'), depths('district')]).toEqual([1, 2, 3]);
  });

  it('leave out what only repeats a name or governs nothing', () => {
    const nodes = nodesOf(divisions, 'district');
    expect(find(nodes, '北京市', '朝阳区')?.value).toBe('110105');
    expect(find(nodes, '海南省', '五指山市')?.value).toBe('469001');
    expect(find(nodes, '浙江省', '杭州市', '西湖区')?.value).toBe('330106');
  });

  it('have the path by which each is found again', () => {
    const nodes = nodesOf(divisions, 'district');
    const visit = (node: AreaNode, above: readonly string[]): void => {
      const path = [...above, node.value];
      expect(codesOf(divisions, node.value)).toEqual(path);
      for (const child of node.children ?? []) visit(child, path);
    };
    for (const node of nodes) visit(node, []);
    expect(codesOf(divisions, '999999')).toBeUndefined();
  });
});
