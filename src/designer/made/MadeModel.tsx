import { Form, Input } from 'antd';
import { useEffect } from 'react';
import type { NewField } from '../../schema/generated/types.gen.ts';
import { designerTexts } from '../locale/index.ts';
import { freeName } from '../selection/changes.ts';
import type { NewPage } from '../start/beginnings.ts';
import { askedField } from './askedField.ts';
import { MadeFields } from './MadeFields.tsx';
import './made.css';

interface Props {
  /** Names that models have. */
  taken: readonly string[];
  /** The fields that it is proposed with. */
  fields: Readonly<Record<string, NewField>>;
  /** They are those of a form, which says their names. */
  hasForm?: boolean;
}

/** Form of names of models. */
const namePattern = /^[a-z][A-Za-z0-9]{0,39}$/;

const namePlace = ['made', 'name'] as const;

/** Named by the page: demo/saleOrder is of the model saleOrder. */
function proposedName(page: string | undefined, taken: readonly string[]): string {
  const last = (page ?? '').split(/[^A-Za-z0-9]/).at(-1) ?? '';
  const name = /^[A-Za-z]/.test(last) ? last.slice(0, 38) : 'record';
  const small = name.slice(0, 1).toLowerCase() + name.slice(1);
  return taken.includes(small) ? freeName(small, (one) => taken.includes(one)) : small;
}

/** A model that comes with the page: what it is called, and its fields. */
export function MadeModel({ taken, fields, hasForm = false }: Props) {
  const form = Form.useFormInstance<NewPage>();
  const texts = designerTexts().made;
  const id = Form.useWatch('id', form);
  const title = Form.useWatch('title', form);
  const name = (Form.useWatch([...namePlace], form) as string | undefined) ?? '';
  useEffect(() => {
    const rows = Object.entries(fields).map(([key, field]) => askedField(key, field));
    form.setFieldValue(['made', 'fields'], rows);
  }, [form, fields]);
  useEffect(() => {
    if (!form.isFieldTouched([...namePlace]))
      form.setFieldValue([...namePlace], proposedName(id, taken));
  }, [form, id, taken]);
  return (
    <fieldset className="pl-made">
      <legend>{texts.title}</legend>
      <p className="pl-design-note">{texts.hint(name)}</p>
      <div className="pl-made-names">
        <Form.Item name={['made', 'label']} label={texts.label} extra={texts.labelHint}>
          <Input autoComplete="off" maxLength={50} placeholder={title} />
        </Form.Item>
        <Form.Item
          name={[...namePlace]}
          label={texts.name}
          extra={texts.nameHint}
          rules={[
            { required: true, pattern: namePattern, message: texts.badName },
            {
              validator: (_rule, given: string) =>
                taken.includes(given)
                  ? Promise.reject(new Error(texts.takenName))
                  : Promise.resolve(),
            },
          ]}
        >
          <Input autoComplete="off" />
        </Form.Item>
      </div>
      <MadeFields hasForm={hasForm} />
    </fieldset>
  );
}
