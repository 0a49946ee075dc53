import { useId, type ReactNode } from 'react';
import styles from './account.module.css';

export interface FieldControl {
  id: string;
  'aria-required': true;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/**
 * A labelled control with its error or hint below. The label stays visible: placeholders are no
 * labels.
 */
export function Field({
  label,
  error,
  hint,
  children,
}: {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-required': true,
        'aria-invalid': error !== undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
      })}
      <div
        id={`${id}-note`}
        className={error ? styles.error : styles.hint}
        role={error ? 'alert' : undefined}
      >
        {note}
      </div>
    </div>
  );
}
