import { useEffect, useMemo, useRef, useState } from 'react';
import { useCommands } from '../commands/context.ts';
import { Icon } from '../../widgets/icons/index.ts';
import { samePath, toPointer } from '../document/path.ts';
import { DragSource } from '../drag/DragSource.tsx';
import { designerTexts } from '../locale/index.ts';
import { useDesigner, useDesignerState, useDocument } from '../state/context.ts';
import { nameOfNode } from './naming.ts';
import { outlineFrom, type OutlineNode } from './outline.ts';
import { outlineKeys } from './outlineKeys.ts';
import './outline.css';

/** A node with how deep it stands. */
interface Line {
  node: OutlineNode;
  level: number;
}

const linesOf = (node: OutlineNode, closed: ReadonlySet<string>, level = 1): Line[] => [
  { node, level },
  ...(closed.has(toPointer(node.path))
    ? []
    : node.children.flatMap((child) => linesOf(child, closed, level + 1))),
];

/** What is closed, without what would hide a place. */
function withoutAbove(closed: ReadonlySet<string>, place: string): ReadonlySet<string> {
  const open = [...closed].filter((key) => !place.startsWith(`${key}/`));
  return open.length === closed.size ? closed : new Set(open);
}

/** The parts of the page as a tree: chosen by pointer and keys. */
export function OutlineTree() {
  const { store, project } = useDesigner();
  const commands = useCommands();
  const document = useDocument();
  const chosen = useDesignerState((state) => state.chosen);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const lines = useMemo(
    () => linesOf(outlineFrom(document, store.root), closed),
    [document, closed, store],
  );
  const list = useRef<HTMLUListElement>(null);
  const chosenKey = toPointer(chosen);
  const active = lines.some(({ node }) => samePath(node.path, chosen)) ? chosenKey : '';
  useEffect(() => setClosed((before) => withoutAbove(before, chosenKey)), [chosenKey]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosenKey]);
  const toggle = (key: string, open: boolean) =>
    setClosed((before) => {
      const next = new Set(before);
      if (open) next.delete(key);
      else next.add(key);
      return next;
    });
  const focus = (node: OutlineNode) => {
    store.choose(node.path);
    const key = toPointer(node.path);
    list.current?.querySelector<HTMLElement>(`[data-at="${CSS.escape(key)}"]`)?.focus();
  };
  const onKeyDown = outlineKeys({ commands, lines, active, focus, toggle, closed });
  return (
    <ul
      ref={list}
      role="tree"
      className="pl-outline"
      aria-label={designerTexts().outline}
      onKeyDown={onKeyDown}
    >
      {lines.map(({ node, level }) => {
        const key = toPointer(node.path);
        const { icon, label, note } = nameOfNode(node, document, project);
        const isOpen = !closed.has(key);
        return (
          <li
            key={key}
            role="treeitem"
            data-at={key}
            data-role={node.role}
            aria-level={level}
            aria-selected={samePath(node.path, chosen)}
            {...(node.children.length > 0 && { 'aria-expanded': isOpen })}
            tabIndex={key === active ? 0 : -1}
            style={{ paddingInlineStart: 4 + (level - 1) * 14 }}
            onClick={() => focus(node)}
          >
            <Fold node={node} isOpen={isOpen} onToggle={() => toggle(key, !isOpen)} />
            {node.role === 'part' && <Icon name={icon} />}
            {typeof node.path.at(-1) === 'number' ? (
              <DragSource drag={{ kind: 'part', path: node.path, label }}>
                <span className="pl-outline-label">{label}</span>
              </DragSource>
            ) : (
              <span className="pl-outline-label">{label}</span>
            )}
            {note !== undefined && <span className="pl-outline-note">{note}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** The sign that opens and closes a node; by keys it is the arrows. */
function Fold({
  node,
  isOpen,
  onToggle,
}: {
  node: OutlineNode;
  isOpen: boolean;
  onToggle(): void;
}) {
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
