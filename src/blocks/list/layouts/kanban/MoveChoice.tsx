import { Button, Modal } from 'antd';
import { useState } from 'react';

interface Props {
  title: string;
  labels: readonly string[];
  onChoose(index: number): void;
  onClose(): void;
}

/** Asks which of several transitions is meant. */
export function MoveChoice({ title, labels, onChoose, onClose }: Props) {
  const [open, setOpen] = useState(true);
  return (
    <Modal
      open={open}
      title={title}
      footer={null}
      width={420}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <div className="pl-board-choice">
        {labels.map((label, index) => (
          <Button key={index} block onClick={() => onChoose(index)}>
            {label}
          </Button>
        ))}
      </div>
    </Modal>
  );
}
