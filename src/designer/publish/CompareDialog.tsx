import { Alert, Button, Modal, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { designerTexts } from '../locale/index.ts';
import { useWorkplace, useDesignerState } from '../state/context.ts';
import { Difference } from './Difference.tsx';
import type { Revision } from './revisions.ts';
import { useAnswer } from './useAnswer.ts';

interface Props {
  revision: Revision;
  /** All versions, the newest first. */
  all: readonly Revision[];
  onClose(): void;
}

/** How a version differs from another one, in words. */
export function CompareDialog({ revision: { number }, all, onClose }: Props) {
  const { revisions } = useWorkplace();
  const id = useDesignerState((state) => state.id);
  const texts = designerTexts();
  const { publish } = texts;
  const before = all.find((one) => one.number < number);
  const [from, setFrom] = useState(before ? String(before.number) : 'file');
  const ask = () => revisions.compare(id, { from, to: String(number) });
  const { answer, failure, again } = useAnswer(ask, `${id} ${from} ${number}`);
  const options = [
    { value: 'file', label: publish.file },
    ...all
      .filter((one) => one.number !== number)
      .map((one) => ({ value: String(one.number), label: publish.revision(one.number) })),
  ];
  return (
    <Modal
      open
      width={720}
      title={publish.compareTitle(number)}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{publish.close}</Button>}
    >
      <label className="pl-compare-from">
        <span>{publish.comparedWith}</span>
        <Select
          aria-label={publish.comparedWith}
          value={from}
          options={options}
          onChange={(value) => setFrom(value)}
        />
      </label>
      {failure !== undefined && (
        <Alert
          type="error"
          showIcon
          message={failure}
          action={<Button onClick={again}>{texts.retry}</Button>}
        />
      )}
      {failure === undefined && !answer && <Skeleton active />}
      {answer && <Difference {...answer} />}
    </Modal>
  );
}
