import { Alert, Button, Checkbox, Form, Input, InputNumber, Modal, Select } from 'antd';
import { useState } from 'react';
import { checkNewFields } from '../../schema/check/newFields.ts';
import { Report } from '../../schema/check/report.ts';
import { existsAt } from '../../schema/edit/operations.ts';
import { fieldTypeNamed } from '../../schema/fieldTypes/index.ts';
import { fieldTypes } from '../../schema/generated/fieldTypes.gen.ts';
import type { Model, NewField as Field, Page } from '../../schema/generated/types.gen.ts';
import { defined } from '../../schema/defined.ts';
import { fieldsOf } from '../../schema/record/fieldsOf.ts';
import { Icon } from '../../widgets/icons/index.ts';
import { designerTexts } from '../locale/index.ts';
import { filterOf, isSearchable } from '../made/askedField.ts';
import { TypeSelect } from '../made/TypeSelect.tsx';
import { messageText } from '../locale/problem.ts';
import { useDesigner } from '../state/context.ts';

/** What is asked of a new field. */
interface Values {
  label: string;
  name: string;
  type: Field['type'];
  maxLength?: number | null;
  dict?: string;
  initial?: string;
  required?: boolean;
  isSearched?: boolean;
  isExchanged?: boolean;
}

/** A default as its type has it; one that is none stays a text, of which the checker speaks. */
function literalOf(type: Field['type'], text: string): NonNullable<Field['default']> {
  const { value } = fieldTypes[type];
  if (value === 'number' && text.trim() !== '' && !Number.isNaN(Number(text))) return Number(text);
  return value === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text;
}

const fieldOf = (values: Values): Field => {
  const { label, type, maxLength, dict, initial, required, isSearched, isExchanged } = values;
  const { isText, isLong } = fieldTypes[type];
  return {
    type,
    label,
    ...(required && { required }),
    ...(isText && maxLength && { maxLength }),
    ...(isText && !isLong && defined({ dict })),
    ...(initial && { default: literalOf(type, initial) }),
    ...(isSearched && isSearchable(type) && { filter: filterOf(values, type) }),
    ...(isExchanged && { excel: { import: true } }),
  };
};

/** Makes a field that the model lacks: the draft has it, the table when the page is published. */
export function NewField({ model }: { model: Model }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<Icon name="plus" />} onClick={() => setOpen(true)}>
        {designerTexts().newField.title}
      </Button>
      {isOpen && <FieldDialog model={model} onClose={() => setOpen(false)} />}
    </>
  );
}

function FieldDialog({ model, onClose }: { model: Model; onClose(): void }) {
  const { store, project } = useDesigner();
  const all = designerTexts();
  const texts = all.newField;
  const [form] = Form.useForm<Values>();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const type = Form.useWatch('type', form) ?? 'string';
  const { isText, isLong } = fieldTypeNamed(type) ?? {};
  const isExchanged = Object.values(model.fields).some(({ excel }) => excel !== undefined);
  const add = (values: Values) => {
    const field = fieldOf(values);
    const added = { [model.name]: { [values.name]: field } };
    const document = store.document();
    const made = ['newModels', model.name, 'fields', values.name];
    if (existsAt(document, made.slice(0, 2))) {
      if (store.edit({ type: 'set', at: made, value: field })) onClose();
      return;
    }
    const report = new Report();
    checkNewFields({ modelFields: added } as Page, project.index, report);
    setFaults(report.problems.map(messageText));
    if (report.problems.length > 0) return;
    const place = ['modelFields', model.name];
    const isEdited = !existsAt(document, ['modelFields'])
      ? store.edit({ type: 'set', at: ['modelFields'], value: added })
      : existsAt(document, place)
        ? store.edit({ type: 'set', at: [...place, values.name], value: field })
        : store.edit({ type: 'set', at: place, value: { [values.name]: field } });
    if (isEdited) onClose();
  };
  return (
    <Modal
      open
      title={texts.of(model.label)}
      okText={all.create}
      cancelText={all.cancel}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {faults.map((text) => (
        <Alert key={text} type="error" showIcon message={text} />
      ))}
      <Form
        form={form}
        layout="vertical"
        initialValues={{ type: 'string', maxLength: 50, isSearched: false, isExchanged }}
        onFinish={add}
      >
        <Form.Item name="label" label={texts.label} rules={[{ required: true, max: 50 }]}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="name"
          label={all.name}
          extra={texts.nameHint}
          rules={[
            { required: true, pattern: /^[a-z][A-Za-z0-9]{0,50}$/, message: texts.badName },
            {
              validator: (_rule, name: string) =>
                Object.hasOwn(fieldsOf(model), name ?? '')
                  ? Promise.reject(new Error(texts.taken))
                  : Promise.resolve(),
            },
          ]}
        >
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item name="type" label={texts.type}>
          <TypeSelect />
        </Form.Item>
        {isText && (
          <Form.Item name="maxLength" label={texts.maxLength}>
            <InputNumber min={1} precision={0} />
          </Form.Item>
        )}
        {isText && !isLong && (
          <Form.Item name="dict" label={texts.dict}>
            <Select
              allowClear
              showSearch
              options={Object.keys(project.dicts).map((value) => ({ value, label: value }))}
            />
          </Form.Item>
        )}
        <Form.Item name="initial" label={texts.initial} extra={texts.initialHint}>
          <Input autoComplete="off" />
        </Form.Item>
        {(['required', 'isSearched', 'isExchanged'] as const).map((name) => (
          <Form.Item key={name} name={name} valuePropName="checked" noStyle>
            <Checkbox disabled={name === 'isSearched' && !isSearchable(type)}>
              {texts[name]}
            </Checkbox>
          </Form.Item>
        ))}
      </Form>
    </Modal>
  );
}
