import Question from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import { Tooltip } from 'antd';

interface Props {
  id: string;
  label: string;
  help: string;
  required: boolean;
}

/** Label of a control with its mark and its help; the help is read with the label and shown on hover and focus. */
export function FieldLabel({ id, label, help, required }: Props) {
  return (
    <div className="pl-field-label">
      <label id={`${id}-label`} htmlFor={id} className={required ? 'pl-required' : undefined}>
        {label}
      </label>
      <FieldHelp label={label} help={help} />
    </div>
  );
}

/** The help of a field, shown on hover and focus; nothing where there is none. */
export function FieldHelp({ label, help }: Pick<Props, 'label' | 'help'>) {
  return help === '' ? null : (
    <Tooltip title={help}>
      <button type="button" className="pl-field-help" aria-label={`${label}：${help}`}>
        <Question />
      </button>
    </Tooltip>
  );
}
