import { useId, type ReactNode } from 'react';

interface FieldProps {
  id: string;
  status: 'error' | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface Props {
  label: string;
  problem?: string | undefined;
  children(field: FieldProps): ReactNode;
}

/** A labelled control in one of the small forms of the toolbar. */
export function Field({ label, problem, children }: Props) {
  const id = useId();
  const isWrong = problem !== undefined;
  return (
    <div className="pl-editor-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        status: isWrong ? 'error' : undefined,
        'aria-invalid': isWrong,
        'aria-describedby': isWrong ? `${id}-problem` : undefined,
      })}
      {isWrong && (
        <div id={`${id}-problem`} role="alert" className="pl-editor-problem">
          {problem}
        </div>
      )}
    </div>
  );
}
