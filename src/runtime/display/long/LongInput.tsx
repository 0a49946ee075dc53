import { Button } from 'antd';
import type { ReactNode } from 'react';
import { lateTexts } from '../../locale/late/index.ts';
import { beginningOf, entryText } from './beginning.ts';
import './long.css';
import { WholeButton } from './WholeButton.tsx';

interface Props {
  id: string;
  value: unknown;
  label: string;
  /** Opens the control all the same; absent where nothing may be entered. */
  onOpen?: () => void;
  /** Takes the value away; absent where it may not be. */
  onClear?: () => void;
}

/** Characters that stand in the place of a control. */
const most = 500;

/** In place of a control: a value so long that the window would hang with it. */
export function LongInput({ id, value, label, onOpen, onClear }: Props) {
  const beginning = beginningOf(value, most);
  const { kind, shown, all } = beginning;
  return (
    <div id={id} role="group" aria-label={label} tabIndex={-1} className="pl-long pl-long-input">
      <span className="pl-long-text">
        {typeof shown === 'string' ? `${shown}…` : beginningText(shown)}
      </span>
      <div className="pl-long-note">
        {onOpen ? lateTexts.long.closed[kind](all.length) : lateTexts.long.size[kind](all.length)}
        <WholeButton {...{ label, beginning, most: 20_000, name: lateTexts.long.whole }}>
          {asText}
        </WholeButton>
        {onOpen && (
          <Button type="link" size="small" onClick={onOpen}>
            {lateTexts.long.edit}
          </Button>
        )}
        {onClear && (
          <Button type="link" size="small" onClick={onClear}>
            {lateTexts.long.clear}
          </Button>
        )}
      </div>
    </div>
  );
}

const asText = (entries: unknown): ReactNode =>
  (entries as readonly unknown[]).map(entryText).join('\n');

const beginningText = (entries: readonly unknown[]): string =>
  `${entries.map(entryText).join(lateTexts.long.comma)}…`;
