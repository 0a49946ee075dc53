import { FieldHelp } from '../../display/FieldHelp.tsx';
import './form.css';

interface Props {
  id: string;
  label: string;
  help: string;
  required: boolean;
}

/**
 * Label of a control with its mark and its help; the help is read with the label and shown on hover
 * and focus.
 */
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
