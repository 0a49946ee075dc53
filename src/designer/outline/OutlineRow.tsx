import { memo, type MouseEvent } from 'react';
import { Icon } from '../../widgets/icons/index.ts';
import { isEqual } from '../../schema/merge/values.ts';
import type { Path } from '../document/path.ts';
import { DragSource } from '../drag/DragSource.tsx';
import type { NodeName } from './naming.ts';
import { defined } from '../../schema/defined.ts';

/** What a line of the outline shows; each member is plain, so that lines are compared by it. */
export interface RowFacts extends NodeName {
  /** Pointer of the node. */
  at: string;
  role: 'part' | 'holder';
  level: number;
  /** undefined: it has nothing to open. */
  isOpen: boolean | undefined;
  isChosen: boolean;
  /** It is where keys begin. */
  isActive: boolean;
}

interface Props extends RowFacts {
  /** The place of the node, as long as its pointer is the same. */
  path: Path;
  onClick(event: MouseEvent, at: string): void;
  onToggle(at: string, open: boolean): void;
}

/** One line: drawn again only when something that it shows has changed. */
export const OutlineRow = memo(
  function OutlineRow({ path, onClick, onToggle, ...facts }: Props) {
    const { at, role, level, isOpen, isChosen, isActive, icon, label, note } = facts;
    return (
      <li
        role="treeitem"
        data-at={at}
        data-role={role}
        aria-level={level}
        aria-selected={isChosen}
        {...defined({ 'aria-expanded': isOpen })}
        tabIndex={isActive ? 0 : -1}
        style={{ paddingInlineStart: 4 + (level - 1) * 14 }}
        onClick={(event) => onClick(event, at)}
      >
        <Fold isOpen={isOpen} onToggle={() => onToggle(at, !isOpen)} />
        {role === 'part' && <Icon name={icon} />}
        {typeof path.at(-1) === 'number' ? (
          <DragSource drag={{ kind: 'parts', parts: [path], label }}>
            <span className="pl-outline-label">{label}</span>
          </DragSource>
        ) : (
          <span className="pl-outline-label">{label}</span>
        )}
        {note !== undefined && <span className="pl-outline-note">{note}</span>}
      </li>
    );
  },
  // Its pointer says where a line stands; the path is another object after each edit.
  ({ path: _before, ...before }, { path: _after, ...after }) => isEqual(before, after),
);

/** The sign that opens and closes a node; by keys it is the arrows. */
function Fold({ isOpen, onToggle }: { isOpen: boolean | undefined; onToggle(): void }) {
  if (isOpen === undefined) return <span className="pl-outline-fold" />;
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
