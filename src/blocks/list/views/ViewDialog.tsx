import { Checkbox, Form, Input, Modal, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import type { SavedView, SavedViewInput } from '../../../schema/protocol.ts';
import { focusFirst } from '../../../runtime/core/firstFocus.ts';
import { texts } from '../../../runtime/locale/index.ts';
import { lateTexts } from '../../../runtime/locale/late/index.ts';

type Input = Omit<SavedViewInput, 'content'>;

interface Props {
  /** The view that gets another name; undefined: a new one. */
  view: SavedView | undefined;
  mayShare: boolean;
  /** Resolves with whether it was kept. */
  onSave(input: Input): Promise<boolean>;
  /** It has left the screen. */
  onClosed(): void;
}

/** Longest name of a view, in characters. */
const longest = 30;

/** Asks for the name of a view, and whether it is shared. */
export function ViewDialog({ view, mayShare, onSave, onClosed }: Props) {
  const [form] = Form.useForm<Input>();
  const [open, setOpen] = useState(true);
  const [saving, setSaving] = useState(false);
  const name = useRef<InputRef>(null);
  const save = async (input: Input) => {
    setSaving(true);
    const done = await onSave({ ...input, isShared: input.isShared ?? false });
    setSaving(false);
    if (done) setOpen(false);
  };
  // A shared view of somebody else stays shared: only its owner could still find it.
  const isOffered = mayShare && (view?.isOwn ?? true);
  return (
    <Modal
      open={open}
      title={view ? lateTexts.views.rename : lateTexts.views.add}
      okText={texts.common.save}
      cancelText={texts.common.cancel}
      confirmLoading={saving}
      onOk={form.submit}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      afterOpenChange={(shown) => shown && focusFirst(name.current?.input)}
      width={420}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ name: view?.name ?? '', isShared: view?.isShared ?? false }}
        onFinish={(input) => void save(input)}
      >
        <Form.Item
          name="name"
          label={lateTexts.views.name}
          rules={[{ required: true, whitespace: true, message: lateTexts.views.nameNeeded }]}
        >
          <Input ref={name} maxLength={longest} showCount autoComplete="off" />
        </Form.Item>
        <Form.Item name="isShared" valuePropName="checked" hidden={!isOffered}>
          <Checkbox>{lateTexts.views.share}</Checkbox>
        </Form.Item>
      </Form>
    </Modal>
  );
}
