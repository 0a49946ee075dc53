import { useCallback, useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { useLatest } from '../../runtime/core/hooks/useLatest.ts';
import { useCommands, type Commands } from '../commands/context.ts';
import { toPointer } from '../document/path.ts';
import { designerTexts } from '../locale/index.ts';
import { between } from '../selection/places.ts';
import { useDesigner, useDesignerState, useDocument } from '../state/context.ts';
import { nameOfNode } from './naming.ts';
import { outlineFrom, type OutlineNode } from './outline.ts';
import { outlineKeys } from './outlineKeys.ts';
import { OutlineRow } from './OutlineRow.tsx';
import './outline.css';

/** A node with its pointer and how deep it stands. */
interface Line {
  at: string;
  node: OutlineNode;
  level: number;
}

function linesOf(node: OutlineNode, closed: ReadonlySet<string>, level = 1): Line[] {
  const at = toPointer(node.path);
  const below = closed.has(at)
    ? []
    : node.children.flatMap((child) => linesOf(child, closed, level + 1));
  return [{ at, node, level }, ...below];
}

/** What is closed, without what would hide a place. */
function withoutAbove(closed: ReadonlySet<string>, place: string): ReadonlySet<string> {
  const open = [...closed].filter((key) => !place.startsWith(`${key}/`));
  return open.length === closed.size ? closed : new Set(open);
}

/** The parts of the page as a tree: chosen by pointer and keys, one or several. */
export function OutlineTree() {
  const { store, project } = useDesigner();
  const commands = useCommands();
  const document = useDocument();
  const chosen = toPointer(useDesignerState((state) => state.chosen));
  const beside = useDesignerState((state) => state.beside);
  const isChosen = useMemo(() => new Set([chosen, ...beside.map(toPointer)]), [chosen, beside]);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const lines = useMemo(
    () =>
      linesOf(outlineFrom(document, store.root), closed).map((line) => ({
        ...line,
        name: nameOfNode(line.node, document, project),
      })),
    [document, closed, store, project],
  );
  useEffect(() => setClosed((before) => withoutAbove(before, chosen)), [chosen]);
  const active = lines.some(({ at }) => at === chosen) ? chosen : '';
  const { list, focus } = useFocusOn(active);
  const toggle = useCallback(
    (at: string, open: boolean) =>
      setClosed((before) => {
        const next = new Set(before);
        if (open) next.delete(at);
        else next.add(at);
        return next;
      }),
    [],
  );
  const { choose, reach, onClick } = useChoosing(lines, focus);
  const keys = { commands, lines, active, choose, reach, toggle, closed, onUsed: focus };
  return (
    <ul
      ref={list}
      role="tree"
      className="pl-outline"
      aria-label={designerTexts().outline}
      aria-multiselectable
      aria-keyshortcuts={shortcutsOf(commands)}
      onKeyDown={outlineKeys(keys)}
    >
      {lines.map(({ at, node, level, name }) => (
        <OutlineRow
          key={at}
          at={at}
          path={node.path}
          role={node.role}
          level={level}
          isOpen={node.children.length > 0 ? !closed.has(at) : undefined}
          isChosen={isChosen.has(at)}
          isActive={at === active}
          onClick={onClick}
          onToggle={toggle}
          {...name}
        />
      ))}
    </ul>
  );
}

/** The keys that edit in here, for those who do not see them at buttons. */
const shortcutsOf = ({ all }: Commands): string =>
  all.flatMap(({ heard, keys = [] }) => (heard === 'parts' ? keys : [])).join(' ');

/** How lines are chosen; functions that stay the same, so that lines are not drawn again. */
function useChoosing(lines: readonly Line[], focus: () => void) {
  const { store } = useDesigner();
  const latest = useLatest(lines);
  return useMemo(() => {
    const choose = ({ path }: OutlineNode) => store.choose(path);
    const reach = ({ path, role }: OutlineNode) => {
      if (role === 'holder') return store.choose(path);
      const parts = latest.current.filter(({ node }) => node.role === 'part');
      const rows = parts.map(({ node }) => node.path);
      return store.chooseRange(between(rows, store.getState().anchor, path), path);
    };
    const onClick = (event: MouseEvent, at: string) => {
      const node = latest.current.find((line) => line.at === at)?.node;
      if (!node) return;
      if (event.shiftKey) reach(node);
      else if (event.ctrlKey || event.metaKey) store.toggle(node.path);
      else choose(node);
      focus();
    };
    return { choose, reach, onClick };
  }, [store, latest, focus]);
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
  return { list, focus: useCallback(() => setAsked((count) => count + 1), []) };
}
