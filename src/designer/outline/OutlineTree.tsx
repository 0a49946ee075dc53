import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { samePath, toPointer } from '../document/path.ts';
import { designerTexts } from '../locale/index.ts';
import { between, includesPlace } from '../selection/places.ts';
import { useDesigner, useDesignerState, useDocument } from '../state/context.ts';
import { nameOfNode } from './naming.ts';
import { outlineFrom, type OutlineNode } from './outline.ts';
import { outlineKeys } from './outlineKeys.ts';
import { OutlineRow } from './OutlineRow.tsx';
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

/** The parts of the page as a tree: chosen by pointer and keys, one or several. */
export function OutlineTree() {
  const designer = useDesigner();
  const { store, project } = designer;
  const document = useDocument();
  const chosen = useDesignerState((state) => state.chosen);
  const beside = useDesignerState((state) => state.beside);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const lines = useMemo(
    () => linesOf(outlineFrom(document, store.root), closed),
    [document, closed, store],
  );
  const active = lines.some(({ node }) => samePath(node.path, chosen)) ? toPointer(chosen) : '';
  const { list, focus } = useFocusOn(active);
  const toggle = (key: string, open: boolean) =>
    setClosed((before) => {
      const next = new Set(before);
      if (open) next.delete(key);
      else next.add(key);
      return next;
    });
  const choose = ({ path }: OutlineNode) => store.choose(path);
  const reach = ({ path, role }: OutlineNode) => {
    if (role === 'holder') return store.choose(path);
    const rows = lines.filter(({ node }) => node.role === 'part').map(({ node }) => node.path);
    return store.chooseRange(between(rows, store.getState().anchor, path), path);
  };
  const onClick = (event: MouseEvent, node: OutlineNode) => {
    if (event.shiftKey) reach(node);
    else if (event.ctrlKey || event.metaKey) store.toggle(node.path);
    else choose(node);
    focus();
  };
  const keys = { designer, lines, active, choose, reach, toggle, closed, onUsed: focus };
  return (
    <ul
      ref={list}
      role="tree"
      className="pl-outline"
      aria-label={designerTexts().outline}
      aria-multiselectable
      aria-keyshortcuts="M"
      onKeyDown={outlineKeys(keys)}
    >
      {lines.map(({ node, level }) => {
        const key = toPointer(node.path);
        const isOpen = !closed.has(key);
        return (
          <OutlineRow
            key={key}
            node={node}
            level={level}
            name={nameOfNode(node, document, project)}
            isChosen={includesPlace([chosen, ...beside], node.path)}
            isActive={key === active}
            isOpen={isOpen}
            onToggle={() => toggle(key, !isOpen)}
            onClick={(event) => onClick(event, node)}
          />
        );
      })}
    </ul>
  );
}

/** The list, whose chosen row is in sight; `focus` gives it the focus, also when it is another. */
function useFocusOn(active: string) {
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState(0);
  const row = () => list.current?.querySelector<HTMLElement>('[tabindex="0"]');
  useEffect(() => {
    row()?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  useEffect(() => {
    if (asked > 0) row()?.focus();
  }, [asked]);
  // What was picked up by a key in here has the focus where it was dropped.
  const isCarrying = useDesignerState(({ carried }) => carried !== undefined);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && !isCarrying) row()?.focus();
    hadFocus.current = isCarrying && list.current?.contains(document.activeElement) === true;
  }, [isCarrying]);
  return { list, focus: () => setAsked((count) => count + 1) };
}
