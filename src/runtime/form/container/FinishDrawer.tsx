import { Drawer } from 'antd';
import type { FormPlan } from '../../../schema/compile/plan.ts';
import { containerWidth } from '../../action/width.ts';
import { useEvaluate } from '../../core/scope.ts';
import type { FormModel } from '../model/formModel.ts';
import { FormView } from '../view/FormView.tsx';
import { DialogButtons } from './DialogButtons.tsx';
import { saveKeys } from './keys.ts';
import type { Save } from './useSave.ts';

/**
 * The fields that a form asks for last, and the button that stores it
 * (docs/protocol/pages.md#system: 发布).
 */
export function FinishDrawer({
  model,
  finish,
  save,
}: {
  model: FormModel;
  finish: NonNullable<FormPlan['finish']>;
  save: Save;
}) {
  const evaluate = useEvaluate();
  const store = () => void save.save();
  const reveal = (visible: boolean) => {
    const first =
      visible &&
      model.visible().find(({ locked, node }) => !locked && finish.names.includes(node.name));
    if (first && matchMedia('(pointer: fine)').matches) model.reveal(first.address, true);
  };
  return (
    <Drawer
      open={save.finishing}
      title={evaluate.text(finish.title)}
      width={containerWidth('drawer', finish.width ?? 'max(30%, 360px)')}
      destroyOnHidden
      onClose={() => !save.sending && save.leaveFinish()}
      afterOpenChange={reveal}
      onKeyDown={saveKeys(store)}
      footer={
        <DialogButtons
          label={evaluate.text(finish.label)}
          busy={save.sending}
          onSubmit={store}
          onCancel={save.leaveFinish}
        />
      }
    >
      <FormView
        model={model}
        nodes={model.plan.nodes.filter(({ name }) => finish.names.includes(name))}
      />
    </Drawer>
  );
}
