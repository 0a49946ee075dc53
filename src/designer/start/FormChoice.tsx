import { Form, Radio } from 'antd';
import { useEffect, useMemo } from 'react';
import type { Project } from '../document/project.ts';
import { readBoard, type BoardKeys } from '../freeForm/board.ts';
import { designerTexts } from '../locale/index.ts';
import { fieldsOfForm } from '../made/formFields.ts';
import { MadeModel } from '../made/MadeModel.tsx';
import { aNewModel, type NewPage } from './beginnings.ts';

/** What becomes of the answers of the form that was designed by itself in this browser. */
export function FormChoice({ project, board }: { project: Project; board: BoardKeys }) {
  const form = Form.useFormInstance<NewPage>();
  const texts = designerTexts().made;
  const fields = useMemo(() => {
    const kept = readBoard(board);
    return kept && 'form' in kept ? fieldsOfForm(kept.form) : {};
  }, [board]);
  const taken = useMemo(() => Object.keys(project.models), [project]);
  const isMade = Form.useWatch('model', form) === aNewModel;
  useEffect(() => form.setFieldsValue({ model: aNewModel }), [form]);
  return (
    <>
      <Form.Item name="model" label={texts.save} extra={!isMade && texts.unsavedHint}>
        <Radio.Group
          options={[
            { value: aNewModel, label: texts.saved },
            { value: '', label: texts.unsaved },
          ]}
        />
      </Form.Item>
      {isMade && <MadeModel taken={taken} fields={fields} hasForm />}
    </>
  );
}
