import { Input } from 'antd';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { matches, type SelectNode } from './choices.ts';
import { lateTexts } from './locale/late/index.ts';
import './manyChoices.css';

/** Choices that stand beside each other at most; among more people search. */
export const mostInSight = 60;

interface Props {
  options: readonly SelectNode[];
  /** Keys of those that are chosen: they come first. */
  held: readonly (string | number)[];
  isLocked: boolean;
  /** What is said of several that are chosen. */
  several?: boolean;
  /** Asks the server for more that match what is typed. */
  onSearch?: ((text: string) => void) | undefined;
  /** Only so many are there: the server has more. */
  limit?: number | undefined;
  /** Draws those in sight. */
  children(shown: SelectNode[]): ReactNode;
}

/** More choices than can stand beside each other: the first of those that match, and a search. */
export function ManyChoices(props: Props) {
  const { options, held, isLocked, several = false, onSearch, limit, children } = props;
  const [text, setText] = useState('');
  const sought = useDeferredValue(text);
  // oxlint-disable-next-line react/exhaustive-deps -- what is chosen meanwhile stays in its place
  const first = useMemo(() => new Set(held.map(String)), [sought]);
  const found = useMemo(() => {
    const isFirst = ({ value }: SelectNode) => first.has(String(value));
    const matching = options.filter((option) => matches(sought, option));
    return [...matching.filter(isFirst), ...matching.filter((option) => !isFirst(option))];
  }, [options, sought, first]);
  const shown = found.slice(0, mostInSight);
  return (
    <div className="pl-many-choices">
      {!isLocked && (
        <Input.Search
          size="small"
          allowClear
          value={text}
          aria-label={lateTexts.many.search}
          placeholder={lateTexts.many.search}
          onChange={({ target }) => {
            setText(target.value);
            onSearch?.(target.value);
          }}
          // A form is not sent by the key that searches.
          onPressEnter={(event) => event.preventDefault()}
        />
      )}
      {/* Locked choices cannot be focused: the list itself is scrolled with the keys. */}
      <div className="pl-many-list" tabIndex={isLocked ? 0 : undefined}>
        {children(shown)}
      </div>
      <div className="pl-many-note" role="status">
        {found.length === 0
          ? lateTexts.cascader.none
          : shown.length < found.length || limit !== undefined
            ? lateTexts.many.first(shown.length, limit === undefined ? found.length : undefined)
            : ''}
        {several && ` ${lateTexts.records.chosen(held.length)}`}
      </div>
    </div>
  );
}
