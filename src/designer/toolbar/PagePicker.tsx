import { Button, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { designerTexts } from '../locale/index.ts';

interface Props {
  /** Ids of the pages that there are, drafts among them. */
  pages: readonly string[];
  id: string | undefined;
  /** Opens a page; with a title a new one. */
  onOpen(id: string, title?: string): void;
}

/** Form of page ids (page.schema.json). */
const idPattern = /^[A-Za-z][A-Za-z0-9_-]*(\/[A-Za-z0-9_-]+)*$/;

/** Chooses a page, or begins a new one. */
export function PagePicker({ pages, id, onOpen }: Props) {
  const texts = designerTexts();
  const [asking, setAsking] = useState(false);
  const [form] = Form.useForm<{ id: string; title: string }>();
  const options = [...new Set([...pages, ...(id === undefined ? [] : [id])])].map((value) => ({
    value,
    label: value,
  }));
  return (
    <div className="pl-design-picker">
      <Select
        aria-label={texts.open}
        placeholder={texts.open}
        showSearch
        value={id}
        options={options}
        onChange={(page: string) => onOpen(page)}
        popupMatchSelectWidth={false}
      />
      <Button onClick={() => setAsking(true)}>{texts.newPage}</Button>
      <Modal
        title={texts.newPage}
        open={asking}
        okText={texts.create}
        cancelText={texts.cancel}
        onOk={() => form.submit()}
        onCancel={() => setAsking(false)}
        destroyOnHidden
      >
        <Form
          form={form}
          layout="vertical"
          preserve={false}
          onFinish={(values) => {
            setAsking(false);
            onOpen(values.id, values.title);
          }}
        >
          <Form.Item
            name="id"
            label={texts.pageId}
            extra={texts.pageIdHint}
            rules={[
              { required: true, pattern: idPattern, max: 100, message: texts.badId },
              {
                validator: (_rule, value: string) =>
                  pages.includes(value)
                    ? Promise.reject(new Error(texts.takenId))
                    : Promise.resolve(),
              },
            ]}
          >
            <Input autoComplete="off" />
          </Form.Item>
          <Form.Item
            name="title"
            label={texts.pageTitle}
            rules={[{ required: true, message: texts.pageTitle }]}
          >
            <Input autoComplete="off" maxLength={50} />
          </Form.Item>
        </Form>
      </Modal>
    </div>
  );
}
