import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { designerTexts } from '../locale/index.ts';
import { sides, type Side } from './merging.ts';
import type { Conflict } from './revisions.ts';
import './publish.css';

interface Props {
  conflicts: readonly Conflict[];
  onDecided(choices: readonly Side[]): void;
  onCancel(): void;
}

/** What two people changed differently: each place is decided, and nothing is decided unseen. */
export function MergeDialog({ conflicts, onDecided, onCancel }: Props) {
  const texts = designerTexts();
  const { publish } = texts;
  const [choices, setChoices] = useState<Readonly<Record<number, Side>>>({});
  const isOpen = conflicts.some((_conflict, index) => choices[index] === undefined);
  return (
    <Modal
      open
      width={720}
      title={publish.conflicts(conflicts.length)}
      okText={publish.takeOver}
      cancelText={texts.cancel}
      okButtonProps={{ disabled: isOpen }}
      onOk={() => onDecided(conflicts.map((_conflict, index) => choices[index] ?? 'base'))}
      onCancel={onCancel}
    >
      <p className="pl-design-note">{publish.conflictsHint}</p>
      {conflicts.map((conflict, index) => (
        <fieldset key={`${conflict.at} ${conflict.kind}`} className="pl-conflict">
          <legend>
            {conflict.text} <code>{conflict.at}</code>
          </legend>
          <Radio.Group
            value={choices[index]}
            onChange={({ target }) => setChoices({ ...choices, [index]: target.value as Side })}
          >
            {sides.map((side) => (
              <Radio key={side} value={side}>
                {publish.sides[side]}
                <pre>{shown(conflict[side], publish.absent)}</pre>
              </Radio>
            ))}
          </Radio.Group>
        </fieldset>
      ))}
    </Modal>
  );
}

const shown = (value: unknown, absent: string): string =>
  value === undefined ? absent : JSON.stringify(value, null, 2);
