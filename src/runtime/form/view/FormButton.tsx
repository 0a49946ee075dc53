import { observer } from '@formily/react';
import type { GeneralField } from '@formily/core';
import { useContext } from 'react';
import { defined } from '../../../schema/defined.ts';
import type { ActionPlan, NodePlan, Values } from '../../../schema/compile/plan.ts';
import { ActionFace } from '../../action/ActionFace.tsx';
import { OriginContext } from '../../action/context.ts';
import { useStartAction } from '../../action/useStartAction.ts';
import { FieldHelp } from '../../display/FieldHelp.tsx';
import { dataOf } from '../model/fields.ts';
import { stepScope } from '../model/stepScope.ts';
import { controlId, useFormView } from './context.ts';
import { cssWidth } from './layoutProps.ts';
import './form.css';
import './button.css';

/** How the props of its node say that a button looks. */
interface ButtonProps {
  caption?: string;
  shape?: 'default' | 'round' | 'circle';
  size?: 'large' | 'middle' | 'small';
  wide?: boolean;
}

interface Props {
  field: GeneralField;
  node: NodePlan;
  button: ActionPlan;
  /** It stands in a row, whose column has its caption. */
  isCell?: boolean;
}

/** A button among the fields, where a control would stand; its steps read the form. */
export const FormButton = observer(function FormButton({ field, node, button, isCell }: Props) {
  const { model, id: formId } = useFormView();
  const origin = useContext(OriginContext);
  const address = field.address.toString();
  const { busy, start } = useStartAction(formId, button, address);
  const { label, help, description, props } = dataOf(field).state;
  const {
    caption = '',
    shape = 'default',
    size = 'middle',
    wide = false,
  } = props as Values & ButtonProps;
  const id = controlId(formId, address);
  const said = isCell ? '' : caption;
  const described = [said && `${id}-caption`, description && `${id}-hint`].filter(Boolean);
  const run = () => {
    const local = stepScope(model, address);
    void start({ local, recordKey: local.key, ...defined({ origin }) });
  };
  return (
    <div
      className={said || isCell ? 'pl-field' : 'pl-field pl-field-uncaptioned'}
      data-span={node.span}
      data-field={address}
    >
      {!isCell && (
        <div className="pl-field-label">
          <span id={`${id}-caption`}>{said}</span>
        </div>
      )}
      <div className="pl-field-control pl-form-button">
        <ActionFace
          plan={button}
          id={id}
          label={label}
          busy={busy}
          shape={shape}
          size={size}
          block={wide}
          style={
            node.width === undefined ? undefined : { width: cssWidth(node.width), maxWidth: '100%' }
          }
          disabled={field.pattern !== 'editable'}
          describedBy={described.join(' ') || undefined}
          onStart={run}
        />
        <FieldHelp label={label} help={help} />
        {description && (
          <div id={`${id}-hint`} className="pl-field-hint">
            {description}
          </div>
        )}
        <div className="pl-field-problem" />
      </div>
    </div>
  );
});
