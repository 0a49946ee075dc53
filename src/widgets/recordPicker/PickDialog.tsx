import { Button, Modal, Tag } from 'antd';
import { useState } from 'react';
import type { Choice } from '../../schema/compile/plan.ts';
import type { OfferedRecords } from '../contract.ts';
import { lateTexts } from '../locale/late/index.ts';
import './recordPicker.css';

interface Props {
  records: OfferedRecords;
  open: boolean;
  /** Records that are chosen when it opens. */
  chosen: readonly Choice[];
  several: boolean;
  max: number | undefined;
  onPick(chosen: readonly Choice[]): void;
  onClose(): void;
}

/** A list over a dialog, with the chosen records above it. Nothing is chosen before 确定. */
export function PickDialog({ open, onClose, ...props }: Props) {
  const [chosen, setChosen] = useState<readonly Choice[]>();
  const { max } = props;
  const now = chosen ?? props.chosen;
  const tooMany = max !== undefined && now.length > max;
  return (
    // Keys pressed in the dialog are not those of the form around it.
    <div role="presentation" onKeyDown={(event) => event.stopPropagation()}>
      <Modal
        open={open}
        title={lateTexts.records.title}
        width={960}
        destroyOnHidden
        maskClosable={false}
        okText={lateTexts.records.ok(now.length)}
        cancelText={lateTexts.records.cancel}
        okButtonProps={{ disabled: tooMany }}
        onOk={() => props.onPick(now)}
        onCancel={onClose}
        afterClose={() => setChosen(undefined)}
      >
        <Picked {...props} chosen={now} tooMany={tooMany} onChange={setChosen} />
      </Modal>
    </div>
  );
}

function Picked({
  records: { List, ...plan },
  chosen,
  several,
  max,
  tooMany,
  onChange,
}: Omit<Props, 'open' | 'onClose' | 'onPick'> & {
  tooMany: boolean;
  onChange(chosen: readonly Choice[]): void;
}) {
  return (
    <>
      <div className="pl-picked">
        <span role="status">
          {lateTexts.records.chosen(chosen.length)}
          {tooMany && <span className="pl-picked-many">{lateTexts.records.tooMany(max!)}</span>}
        </span>
        <ul aria-label={lateTexts.records.chosen(chosen.length)}>
          {chosen.map((choice) => (
            <li key={String(choice.value)}>
              <Tag
                closable
                closeIcon={
                  <button type="button" aria-label={lateTexts.records.remove(choice.label)}>
                    ×
                  </button>
                }
                onClose={(event) => {
                  event.preventDefault();
                  onChange(chosen.filter((one) => one.value !== choice.value));
                }}
              >
                {choice.label}
              </Tag>
            </li>
          ))}
        </ul>
        {several && chosen.length > 1 && (
          <Button type="link" size="small" onClick={() => onChange([])}>
            {lateTexts.records.clear}
          </Button>
        )}
      </div>
      <List {...plan} chosen={chosen} onChange={onChange} />
    </>
  );
}
