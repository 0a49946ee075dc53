import { Drawer } from 'antd';
import { useState } from 'react';
import type { FormSchema } from '../../schema/generated/types.gen.ts';
import { designerTexts } from '../locale/index.ts';
import { FormView } from './FormView.tsx';
import { Submitted } from './Submitted.tsx';

/** The form as people get it: it can be filled in and submitted, to nobody. */
export function FormRun({ form, onClose }: { form: FormSchema; onClose(): void }) {
  const [submitted, setSubmitted] = useState<unknown>();
  return (
    <Drawer open title={designerTexts().forms.run} width="100%" onClose={onClose}>
      <FormView form={form} buttons onSubmit={setSubmitted} />
      <Submitted values={submitted} />
    </Drawer>
  );
}
