import type { MouseEvent } from 'react';
import { Icon } from '../../widgets/icons/index.ts';
import { toPointer } from '../document/path.ts';
import { DragSource } from '../drag/DragSource.tsx';
import type { NodeName } from './naming.ts';
import type { OutlineNode } from './outline.ts';

interface Props {
  node: OutlineNode;
  level: number;
  name: NodeName;
  isChosen: boolean;
  /** It is where keys begin. */
  isActive: boolean;
  isOpen: boolean;
  onToggle(): void;
  onClick(event: MouseEvent): void;
}

/** A part in the outline. */
export function OutlineRow({ node, level, name, isChosen, isActive, ...folding }: Props) {
  const { isOpen, onToggle, onClick } = folding;
  const { icon, label, note } = name;
  return (
    <li
      role="treeitem"
      data-at={toPointer(node.path)}
      data-role={node.role}
      aria-level={level}
      aria-selected={isChosen}
      {...(node.children.length > 0 && { 'aria-expanded': isOpen })}
      tabIndex={isActive ? 0 : -1}
      style={{ paddingInlineStart: 4 + (level - 1) * 14 }}
      onClick={onClick}
    >
      <Fold node={node} isOpen={isOpen} onToggle={onToggle} />
      {node.role === 'part' && <Icon name={icon} />}
      {typeof node.path.at(-1) === 'number' ? (
        <DragSource drag={{ kind: 'parts', parts: [node.path], label }}>
          <span className="pl-outline-label">{label}</span>
        </DragSource>
      ) : (
        <span className="pl-outline-label">{label}</span>
      )}
      {note !== undefined && <span className="pl-outline-note">{note}</span>}
    </li>
  );
}

/** The sign that opens and closes a node; by keys it is the arrows. */
function Fold({ node, isOpen, onToggle }: Pick<Props, 'node' | 'isOpen' | 'onToggle'>) {
  if (node.children.length === 0) return <span className="pl-outline-fold" />;
  return (
    <span
      className="pl-outline-fold"
      role="presentation"
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
    >
      <Icon name={isOpen ? 'down' : 'right'} />
    </span>
  );
}
