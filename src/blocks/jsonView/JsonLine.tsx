import type { ReactNode } from 'react';
import { lateTexts } from '../../runtime/locale/late/index.ts';
import { marked } from '../marked.tsx';
import { isExact, leafText } from '../jsonDocument.ts';
import type { Node } from './nodes.ts';

/** Most characters of a value on its line. */
const longest = 300;

interface Props {
  id: string;
  node: Node;
  /** Pixels from the top. */
  top: number;
  /** undefined: it holds nothing to be opened. */
  isOpen: boolean | undefined;
  isActive: boolean;
  sought: string;
  onChoose(): void;
}

/** One line of the tree: a name, and a value or what is in it. */
export function JsonLine({ id, node, top, isOpen, isActive, sought, onChoose }: Props) {
  const { name, depth } = node;
  return (
    // Keys are handled by the tree, which has the focus.
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={depth + 1}
      aria-expanded={isOpen}
      aria-selected={isActive}
      className={`pl-json-line${isActive ? ' pl-json-active' : ''}`}
      style={{ top, paddingInlineStart: 8 + Math.min(depth, 30) * 16 }}
      onClick={onChoose}
    >
      <span aria-hidden className="pl-json-sign">
        {isOpen === undefined ? '' : isOpen ? '▾' : '▸'}
      </span>
      {name !== undefined && (
        <>
          <span className="pl-json-name">{marked(String(name), sought)}</span>
          <span className="pl-json-colon">: </span>
        </>
      )}
      <Value node={node} sought={sought} />
    </div>
  );
}

function Value({ node: { value, size }, sought }: { node: Node; sought: string }): ReactNode {
  if (size !== undefined) {
    const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
    return (
      <span className="pl-secondary">
        {size === 0 ? `${open}${close}` : `${open} ${lateTexts.json.items(size)} ${close}`}
      </span>
    );
  }
  const text = leafText(value);
  const kind = isExact(value) ? 'number' : value === null ? 'null' : typeof value;
  return (
    <span className={`pl-json-${kind}`}>
      {marked(text.slice(0, longest), sought)}
      {text.length > longest && (
        <span className="pl-secondary">{lateTexts.json.longer(text.length)}</span>
      )}
    </span>
  );
}
