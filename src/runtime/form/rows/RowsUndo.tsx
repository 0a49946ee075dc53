import { observer } from '@formily/react';
import { toJS } from '@formily/reactive';
import type { Field } from '@formily/core';
import { Button } from 'antd';
import { useStore } from '../../core/store.ts';
import { texts } from '../../locale/index.ts';
import type { FormModel } from '../model/formModel.ts';
import type { RowHistory, RowStep } from './rowHistory.ts';

interface Place {
  model: FormModel;
  field: Field;
  history: RowHistory;
}

/** What was done last, with a button that takes it back; nothing where that would lose input. */
export const RowsUndo = observer(function RowsUndo({ model, field, history }: Place) {
  const step = useStore(history, ({ steps }) => steps.at(-1));
  const canUndo = step !== undefined && step.undo(rowsOf(field)) !== undefined;
  return (
    <div className="pl-rows-done" role="status">
      {canUndo && (
        <>
          {step.done}
          <Button
            type="link"
            size="small"
            onClick={() => takeBack({ model, field, history }, step)}
          >
            {texts.form.undo}
          </Button>
        </>
      )}
    </div>
  );
});

/** Takes the last step back. @returns whether there was one */
export function undoLast(place: Place): boolean {
  const step = place.history.getState().steps.at(-1);
  return step !== undefined && takeBack(place, step);
}

function takeBack({ model, field, history }: Place, step: RowStep): boolean {
  const rows = step.undo(rowsOf(field));
  history.drop(step);
  if (!rows) return false;
  model.input(field, rows);
  model.forgetBelow(`${field.address.toString()}.`);
  return true;
}

const rowsOf = (field: Field): unknown[] => (Array.isArray(field.value) ? toJS(field.value) : []);
