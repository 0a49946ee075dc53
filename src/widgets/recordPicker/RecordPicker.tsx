import { Button, Space } from 'antd';
import { useRef, useState } from 'react';
import type { Choice } from '../../schema/compile/plan.ts';
import { findChoice } from '../../schema/record/index.ts';
import { listOf, valueText } from '../choices.ts';
import { Icon } from '../icons/index.ts';
import { lateTexts } from '../locale/late/index.ts';
import { RelationSelect, type RelationSelectProps } from '../relationSelect/RelationSelect.tsx';
import { useButtonName } from '../useButtonName.ts';
import { PickDialog } from './PickDialog.tsx';

interface Props extends RelationSelectProps {
  /** Most records; absent: any number. */
  max?: number;
}

/** Records found by typing, or picked in a list over a dialog. */
export function RecordPicker({ records, max, ...props }: Props) {
  const { value, onChange, choices, multiple = false, disabled, readOnly } = props;
  const [open, setOpen] = useState(false);
  const button = useButtonName(lateTexts.records.open, props);
  // Records picked in the list keep the labels that they had there.
  const picked = useRef(new Map<string, Choice>());
  const others = [...picked.current.values()].filter(
    (choice) => !findChoice(choices, choice.value),
  );
  const known = choices && [...others, ...choices];
  const held = listOf(value).map(
    (key) => findChoice(known, key) ?? { value: key as Choice['value'], label: valueText(key) },
  );
  // More than that cannot be chosen: the others are there, and locked.
  const isFull = multiple && max !== undefined && held.length >= max;
  const offered =
    isFull && known
      ? known.map((choice) =>
          findChoice(held, choice.value) ? choice : { ...choice, disabled: true },
        )
      : known;
  const select = <RelationSelect {...props} {...(offered && { choices: offered })} />;
  if (!records) return select;
  const finish = (chosen: readonly Choice[]) => {
    for (const choice of chosen) picked.current.set(String(choice.value), choice);
    const keys = chosen.map((choice) => choice.value);
    onChange?.(multiple ? keys : keys[0]);
    setOpen(false);
  };
  return (
    <>
      <Space.Compact className="pl-fill">
        {select}
        <Button
          {...button}
          icon={<Icon name="list" />}
          disabled={disabled === true || readOnly === true}
          onClick={() => setOpen(true)}
        />
      </Space.Compact>
      <PickDialog
        records={records}
        open={open}
        chosen={held}
        several={multiple}
        max={max}
        onPick={finish}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
