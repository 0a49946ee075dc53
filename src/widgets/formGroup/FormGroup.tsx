import { useId } from 'react';
import type { LayoutProps } from '../contract.ts';

/** Fields under a title of their own. */
export function FormGroup({
  title,
  children,
  bordered = false,
}: LayoutProps & { bordered?: boolean }) {
  const id = useId();
  return (
    <section
      className={bordered ? 'pl-group pl-group-bordered' : 'pl-group'}
      role="group"
      aria-labelledby={title ? id : undefined}
    >
      {title && (
        <h3 className="pl-group-title" id={id}>
          {title}
        </h3>
      )}
      {children}
    </section>
  );
}
