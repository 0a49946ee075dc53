import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLatest } from '../../runtime/core/hooks/useLatest.ts';
import { toPointer } from '../document/path.ts';
import { designerTexts } from '../locale/index.ts';
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

/** The parts of the page as a tree: chosen by pointer and keys. */
export function OutlineTree() {
  const { store, project } = useDesigner();
  const document = useDocument();
  const chosen = toPointer(useDesignerState((state) => state.chosen));
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const lines = useMemo(
    () =>
      linesOf(outlineFrom(document, store.root), closed).map((line) => ({
        ...line,
        name: nameOfNode(line.node, document, project),
      })),
    [document, closed, store, project],
  );
  const list = useRef<HTMLUListElement>(null);
  const active = lines.some(({ at }) => at === chosen) ? chosen : '';
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
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
  const latest = useLatest(lines);
  const focus = useCallback(
    (at: string) => {
      const line = latest.current.find((one) => one.at === at);
      if (!line) return;
      store.choose(line.node.path);
      list.current?.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"]`)?.focus();
    },
    [store, latest],
  );
  return (
    <ul
      ref={list}
      role="tree"
      className="pl-outline"
      aria-label={designerTexts().outline}
      onKeyDown={outlineKeys({ store, lines, active, focus, toggle, closed })}
    >
      {lines.map(({ at, node, level, name }) => (
        <OutlineRow
          key={at}
          at={at}
          path={node.path}
          role={node.role}
          level={level}
          isOpen={node.children.length > 0 ? !closed.has(at) : undefined}
          isChosen={at === chosen}
          isActive={at === active}
          onFocus={focus}
          onToggle={toggle}
          {...name}
        />
      ))}
    </ul>
  );
}
