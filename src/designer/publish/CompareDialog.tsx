import { Alert, Button, Modal, Select, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { readPage } from '../document/page.ts';
import { designerTexts } from '../locale/index.ts';
import { useWorkplace, useDesignerState } from '../state/context.ts';
import { Difference } from './Difference.tsx';
import type { Revision } from './revisions.ts';
import { SideBySide } from './SideBySide.tsx';
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
  const labelOf = (name: string) => options.find(({ value }) => value === name)?.label ?? name;
  return (
    <Modal
      open
      width={960}
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
      {answer && (
        <>
          <Difference {...answer} />
          <Sides
            before={{ label: labelOf(from), text: answer.from }}
            after={{ label: publish.revision(number), text: answer.to }}
          />
        </>
      )}
    </Modal>
  );
}

interface Side {
  label: string;
  /** null: there was none. */
  text: string | null;
}

/** Both versions as they look. */
function Sides({ before, after }: { before: Side; after: Side }) {
  const was = useMemo(() => documentOf(before.text), [before.text]);
  const is = useMemo(() => documentOf(after.text), [after.text]);
  return (
    <SideBySide
      versions={[
        { label: before.label, document: was },
        { label: after.label, document: is },
      ]}
    />
  );
}

/** The page of a text that can be read. */
function documentOf(text: string | null): unknown {
  const read = text === null ? undefined : readPage(text);
  return read && 'document' in read ? read.document : undefined;
}
