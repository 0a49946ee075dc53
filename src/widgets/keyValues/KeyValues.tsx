import { App, Button, Input } from 'antd';
import { useRef, useState, type ClipboardEvent } from 'react';
import { pairsInText, repeatedKeys } from '../../schema/record/pairs.ts';
import { groupAria } from '../aria.ts';
import type { InputProps } from '../contract.ts';
import { valueTexts } from '../locale/values.ts';
import { OddValue } from '../OddValue.tsx';
import './keyValues.css';
import { isValueOf, pairsOf, typedValue, valueOfPairs, valueText, type Pair } from './pairs.ts';

interface Props extends InputProps {
  keyLabel?: string;
  valueLabel?: string;
  maxCount?: number;
}

/** Pairs of a key and a value. */
export function KeyValuesInput({ id, value, onChange, onBlur, ...props }: Props) {
  const { disabled, readOnly, maxCount = 50, keyLabel, valueLabel, status, ...rest } = props;
  const words = valueTexts().pairs;
  const { message } = App.useApp();
  const [typed, setTyped] = useState<Pair[]>([]);
  const newest = useRef<number>(undefined);
  const stored = pairsOf(value);
  // Rows without a key are no part of the value, and stay on the screen all the same.
  const pairs = isValueOf(typed, value) ? typed : (stored ?? []);
  const isLocked = disabled === true || readOnly === true;
  const repeated = repeatedKeys(pairs);
  const write = (next: Pair[]) => {
    setTyped(next);
    onChange?.(valueOfPairs(next));
  };
  const append = (added: readonly Omit<Pair, 'id'>[], kept: readonly Pair[] = pairs) => {
    const first = 1 + Math.max(-1, ...pairs.map((pair) => pair.id));
    newest.current = first;
    write([...kept, ...added.map((pair, index) => ({ ...pair, id: first + index }))]);
  };
  const paste = (event: ClipboardEvent, at: Pair) => {
    const pasted = event.clipboardData.getData('text');
    if (!pasted.includes('\n')) return;
    event.preventDefault();
    const kept = pairs.filter((pair) => pair !== at || pair.key !== '');
    const found = pairsInText(pasted);
    const added = found.slice(0, Math.max(0, maxCount - kept.length));
    append(added, kept);
    const left = found.length - added.length;
    if (left > 0) void message.warning(words.full(maxCount, left));
    else void message.success(words.pasted(added.length));
  };
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      className="pl-pairs"
      {...groupAria(rest)}
      onBlur={onBlur}
    >
      {pairs.length === 0 && <span className="pl-secondary">{words.none}</span>}
      {pairs.map((pair, index) => (
        <Row
          key={pair.id}
          pair={pair}
          number={index + 1}
          labels={{ key: keyLabel ?? words.key, value: valueLabel ?? words.value }}
          isLocked={isLocked}
          isNew={pair.id === newest.current}
          isWrong={status === 'error' || repeated.has(pair.key.trim())}
          onChange={(changed) => write(pairs.map((one) => (one === pair ? changed : one)))}
          onRemove={() => write(pairs.filter((one) => one !== pair))}
          onPaste={(event) => paste(event, pair)}
        />
      ))}
      {!isLocked && pairs.length < maxCount && (
        <Button
          type="dashed"
          size="small"
          title={words.hint}
          onClick={() => append([{ key: '', value: '' }])}
        >
          {words.add}
        </Button>
      )}
      <Notes pairs={pairs} repeated={repeated} />
      {!stored && <OddValue value={value} />}
    </div>
  );
}

/** What keeps pairs from being stored as they stand here. */
function Notes({ pairs, repeated }: { pairs: readonly Pair[]; repeated: ReadonlySet<string> }) {
  const words = valueTexts().pairs;
  const isUnnamed = pairs.some(({ key, value }) => key.trim() === '' && value !== '');
  if (repeated.size === 0 && !isUnnamed) return null;
  return (
    <div className="pl-pairs-notes" role="status">
      {[...repeated].map((key) => (
        <div key={key}>{words.twice(key)}</div>
      ))}
      {isUnnamed && <div>{words.unnamed}</div>}
    </div>
  );
}

interface RowProps {
  pair: Pair;
  number: number;
  labels: { key: string; value: string };
  isLocked: boolean;
  isNew: boolean;
  isWrong: boolean;
  onChange(pair: Pair): void;
  onRemove(): void;
  onPaste(event: ClipboardEvent): void;
}

function Row(props: RowProps) {
  const { pair, number, labels, isLocked, isNew, isWrong, onChange, onRemove, onPaste } = props;
  const words = valueTexts().pairs;
  return (
    <div className="pl-pairs-row">
      <Input
        autoFocus={isNew && pair.key === ''}
        aria-label={words.row(labels.key, number)}
        placeholder={labels.key}
        value={pair.key}
        disabled={isLocked}
        {...(isWrong && { status: 'error' as const })}
        onChange={({ target }) => onChange({ ...pair, key: target.value })}
        onPaste={onPaste}
      />
      <Input
        aria-label={words.row(labels.value, number)}
        placeholder={labels.value}
        value={valueText(pair.value)}
        disabled={isLocked}
        onChange={({ target }) =>
          onChange({ ...pair, value: typedValue(target.value, pair.value) })
        }
      />
      {!isLocked && (
        <Button type="text" aria-label={words.remove(number)} onClick={onRemove}>
          ×
        </Button>
      )}
    </div>
  );
}
