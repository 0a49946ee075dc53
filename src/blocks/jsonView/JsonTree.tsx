import Copy from '@ant-design/icons/es/icons/CopyOutlined';
import Fold from '@ant-design/icons/es/icons/NodeCollapseOutlined';
import Path from '@ant-design/icons/es/icons/LinkOutlined';
import Unfold from '@ant-design/icons/es/icons/NodeExpandOutlined';
import { Button } from 'antd';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { texts } from '../../runtime/locale/index.ts';
import { lateTexts } from '../../runtime/locale/late/index.ts';
import { required } from '../../schema/required.ts';
import { BlockHead } from '../BlockHead.tsx';
import { FindBox } from '../FindBox.tsx';
import { useCopy } from '../useCopy.ts';
import { jsonText } from '../jsonDocument.ts';
import { JsonLine } from './JsonLine.tsx';
import { treeKey } from './keys.ts';
import { mostNodes, pathOf, type Node } from './nodes.ts';
import { useMatches } from './useMatches.ts';
import { useTree } from './useTree.ts';

/** Pixels of a line. */
const lineHeight = 24;

interface Props {
  root: Node;
  title: string;
  depth: number;
  height: number;
}

/** The tree: only lines in view are drawn, however many there are. */
export function JsonTree({ root, title, depth, height }: Props) {
  const tree = useTree(root, depth);
  const [activeId, setActive] = useState('');
  const [sought, setSought] = useState('');
  const found = useMatches(root, sought.trim());
  const [place, setPlace] = useState(0);
  const copy = useCopy();
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const { lines } = tree;
  const active = Math.max(
    0,
    lines.findIndex((line) => line.id === activeId),
  );
  const node = required(lines[active], 'active line');
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => lineHeight,
    overscan: 10,
    initialRect: { width: 0, height },
  });
  useEffect(() => virtualizer.scrollToIndex(active), [virtualizer, active]);
  const go = (at: number, nodes = found.nodes) => {
    const match = nodes[at];
    if (!match) return;
    setPlace(at);
    tree.reveal(match);
    setActive(match.id);
  };
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => latest.current(0, found.nodes), [found]);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = treeKey(event, { lines, at: active, isOpen: tree.isOpen });
    if (!target) return;
    event.preventDefault();
    if (target.toggle) tree.toggle(target.node);
    setActive(target.node.id);
  };
  const tool = (label: string, icon: ReactNode, onClick: () => void) => (
    <Button
      type="text"
      size="small"
      icon={icon}
      title={label}
      aria-label={label}
      onClick={onClick}
    />
  );
  return (
    <>
      <BlockHead title={title}>
        <FindBox
          text={sought}
          onText={setSought}
          at={place}
          count={found.nodes.length}
          isCut={found.isCut}
          onGo={go}
        />
        {tool(texts.tree.openAll, <Unfold />, () => tree.turnAll(true))}
        {tool(texts.tree.foldAll, <Fold />, () => tree.turnAll(false))}
        {tool(lateTexts.json.copyPath, <Path />, () => copy(pathOf(node)))}
        {tool(lateTexts.json.copyValue, <Copy />, () => copy(jsonText(node.value)))}
      </BlockHead>
      <div
        ref={box}
        className="pl-json-tree"
        style={{ maxHeight: height }}
        role="tree"
        tabIndex={0}
        aria-label={title || 'JSON'}
        aria-activedescendant={`${id}${active}`}
        onKeyDown={onKeyDown}
      >
        <div role="none" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const line = required(lines[index], `line ${index}`);
            return (
              <JsonLine
                key={line.id}
                id={`${id}${index}`}
                node={line}
                top={start}
                isOpen={line.size ? tree.isOpen(line) : undefined}
                isActive={index === active}
                sought={sought.trim()}
                onChoose={() => {
                  setActive(line.id);
                  if (line.size) tree.toggle(line);
                }}
              />
            );
          })}
        </div>
      </div>
      <p className="pl-json-path pl-secondary">{pathOf(node)}</p>
      {tree.isCut && (
        <p role="note" className="pl-secondary">
          {lateTexts.json.cut(mostNodes)}
        </p>
      )}
    </>
  );
}
