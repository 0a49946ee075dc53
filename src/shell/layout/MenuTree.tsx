import type { MenuProps } from 'antd';
import { Link } from 'react-router-dom';
import { Icon } from '../../widgets/icons/index.ts';
import { menuLeaves, type MenuNode } from '../routing/menu.ts';

type Item = NonNullable<MenuProps['items']>[number];

/** Menu nodes as antd items. Pages are real links, so that they can be opened in another window. */
export function menuItems(nodes: readonly MenuNode[]): Item[] {
  return nodes.map((node): Item => {
    const icon = node.icon ? <Icon name={node.icon} /> : undefined;
    if (node.children.length > 0)
      return { key: node.key, icon, label: node.title, children: menuItems(node.children) };
    return { key: node.key, icon, label: <Label node={node} />, title: node.title };
  });
}

function Label({ node }: { node: MenuNode }) {
  if (node.external)
    return (
      <a href={node.address} target="_blank" rel="noopener noreferrer" tabIndex={-1}>
        {node.title}
      </a>
    );
  return (
    <Link to={node.address!} tabIndex={-1}>
      {node.title}
    </Link>
  );
}

/** Enter and Space on an item: the mouse goes through the link in it. */
export function openByKey(
  nodes: readonly MenuNode[],
  navigate: (address: string) => unknown,
): MenuProps['onClick'] {
  return ({ key, domEvent }) => {
    if (domEvent.type !== 'keydown') return;
    const node = menuLeaves(nodes).find((leaf) => leaf.key === key);
    if (node?.external) open(node.address, '_blank', 'noopener');
    else if (node?.address) navigate(node.address);
  };
}
