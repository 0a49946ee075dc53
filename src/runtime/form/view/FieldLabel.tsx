import { FieldHelp } from '../../display/FieldHelp.tsx';
import './form.css';

interface Props {
  id: string;
  label: string;
  help: string;
  required: boolean;
  /** It is heard, and not seen; its help is. */
  isHidden?: boolean;
}

/**
 * Label of a control with its mark and its help; the help is read with the label and shown on hover
 * and focus.
 */
export function FieldLabel({ id, label, help, required, isHidden = false }: Props) {
  const named = (
    <label
      id={`${id}-label`}
      htmlFor={id}
      className={isHidden ? 'visually-hidden' : required ? 'pl-required' : undefined}
    >
      {label}
    </label>
  );
  if (isHidden && help === '') return named;
  return (
    <div className="pl-field-label">
      {named}
      <FieldHelp label={label} help={help} />
    </div>
  );
}
