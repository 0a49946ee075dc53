import { Button, Checkbox, Form, Input } from 'antd';
import { stampNames } from '../../schema/record/fieldsOf.ts';
import { madeKey } from '../../schema/record/newModels.ts';
import { Icon } from '../../widgets/icons/index.ts';
import { designerTexts } from '../locale/index.ts';
import type { NewPage } from '../start/beginnings.ts';
import { askedField, isSearchable, type AskedField } from './askedField.ts';
import { TypeSelect } from './TypeSelect.tsx';

/** Form of names of fields. */
const namePattern = /^[a-z][A-Za-z0-9_]{0,50}$/;

const place = ['made', 'fields'];

const blank: AskedField = askedField('', { type: 'string', label: '', maxLength: 200 });

/** The fields of a model that comes with the page: each a row. */
export function MadeFields({ hasForm }: { hasForm: boolean }) {
  const texts = designerTexts().made;
  return (
    <Form.List
      name={place}
      rules={[
        {
          validator: (_rule, fields?: unknown[]) =>
            fields?.length ? Promise.resolve() : Promise.reject(new Error(texts.none)),
        },
      ]}
    >
      {(rows, { add, remove }, { errors }) => (
        <section className="pl-made-fields" aria-label={texts.fields}>
          <h3>{texts.fields}</h3>
          {hasForm && <p className="pl-design-note">{texts.inForm}</p>}
          <ul>
            {rows.map(({ key, name }) => (
              <FieldRow key={key} index={name} hasForm={hasForm} onRemove={() => remove(name)} />
            ))}
          </ul>
          <Form.ErrorList errors={errors} />
          {!hasForm && (
            <Button icon={<Icon name="plus" />} onClick={() => add(blank)}>
              {texts.add}
            </Button>
          )}
        </section>
      )}
    </Form.List>
  );
}

interface RowProps {
  index: number;
  hasForm: boolean;
  onRemove(): void;
}

function FieldRow({ index, hasForm, onRemove }: RowProps) {
  const form = Form.useFormInstance<NewPage>();
  const { made: texts } = designerTexts();
  const label = (Form.useWatch([...place, index, 'label'], form) as string | undefined) ?? '';
  const type = Form.useWatch([...place, index, 'type'], form) as AskedField['type'] | undefined;
  const check = (_rule: unknown, name = '') => {
    const problem = nameProblem(name, form.getFieldValue('made') as NewPage['made']);
    return problem ? Promise.reject(new Error(texts[problem])) : Promise.resolve();
  };
  return (
    <li>
      <Form.Item
        name={[index, 'label']}
        rules={[{ required: true, max: 50, message: texts.noLabel }]}
      >
        <Input autoComplete="off" aria-label={texts.fieldLabel} placeholder={texts.fieldLabel} />
      </Form.Item>
      <Form.Item name={[index, 'name']} rules={[{ validator: check }]}>
        <Input
          autoComplete="off"
          disabled={hasForm}
          aria-label={texts.fieldName}
          placeholder={texts.fieldName}
        />
      </Form.Item>
      <Form.Item name={[index, 'type']}>
        <TypeSelect aria-label={texts.fieldType} />
      </Form.Item>
      <Form.Item name={[index, 'required']} valuePropName="checked">
        <Checkbox>{texts.fieldRequired}</Checkbox>
      </Form.Item>
      <Form.Item name={[index, 'isSearched']} valuePropName="checked">
        <Checkbox disabled={type !== undefined && !isSearchable(type)}>
          {texts.fieldSearched}
        </Checkbox>
      </Form.Item>
      <Button
        type="text"
        aria-label={texts.remove(label)}
        title={texts.remove(label)}
        icon={<Icon name="delete" />}
        onClick={onRemove}
      />
    </li>
  );
}

/** What is wrong with the name of a field, by the name of its text. */
function nameProblem(name: string, made: NewPage['made']) {
  if (!namePattern.test(name)) return 'badField';
  if ([madeKey(made?.name ?? ''), ...stampNames].includes(name)) return 'reservedField';
  const same = (made?.fields ?? []).filter(
    (one) => one?.name?.toLowerCase() === name.toLowerCase(),
  );
  return same.length > 1 ? 'takenField' : undefined;
}
