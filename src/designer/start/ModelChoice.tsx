import { Form, Select } from 'antd';
import { useMemo } from 'react';
import type { NewField } from '../../schema/generated/types.gen.ts';
import { soundModels, type Project } from '../document/project.ts';
import { designerTexts } from '../locale/index.ts';
import { MadeModel } from '../made/MadeModel.tsx';
import { aNewModel, templates, type NewPage, type TemplateName } from './beginnings.ts';
import { chosen } from './chosen.ts';

/** What a model begins with of which nothing is known. */
const firstFields: Readonly<Record<string, NewField>> = {
  name: { type: 'string', label: '', maxLength: 50, required: true, filter: 'contains' },
};

/** The model of the new page; the page is called like it until it has a title. */
export function ModelChoice({ project, template }: { project: Project; template: TemplateName }) {
  const form = Form.useFormInstance<NewPage>();
  const { start, made } = designerTexts();
  const models = soundModels(project);
  const taken = useMemo(() => Object.keys(project.models), [project]);
  const isMade = Form.useWatch('model', form) === aNewModel;
  const known = Object.entries(models)
    .filter(([, model]) => templates[template].fits(model))
    .map(([value, { label }]) => ({ value, label: `${label} ${value}` }));
  const options =
    template === 'model' ? [{ value: aNewModel, label: made.title }, ...known] : known;
  return (
    <>
      <Form.Item
        name="model"
        label={start.model}
        extra={start.about[template]}
        rules={[chosen(start.model)]}
      >
        <Select
          showSearch
          optionFilterProp="label"
          options={options}
          onChange={(name: string) => {
            const label = models[name]?.label;
            if (label !== undefined && !form.getFieldValue('title'))
              form.setFieldValue('title', label);
          }}
        />
      </Form.Item>
      {isMade && <MadeModel taken={taken} fields={firstFields} />}
    </>
  );
}
