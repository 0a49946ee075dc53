import { hasFocus } from '../../core/firstFocus.ts';

/**
 * What of a field takes the focus, in the order of preference; a group of radios by its chosen one.
 */
const focusable = [
  'input[type=radio]:checked',
  'input:not([type=hidden]):not(:disabled)',
  'textarea:not(:disabled)',
  'button[role=switch]:not(:disabled)',
  '[tabindex="0"]',
];

/** Milliseconds a control that is still loading may take. */
const patience = 3000;

/** Whether somebody is in one of the form's controls already. */
const inControl = (form: Element | null): boolean =>
  document.activeElement?.closest('.pl-field-control') != null &&
  form !== null &&
  form.contains(document.activeElement);

/**
 * Whether somebody is in a dialog over the form: a question that was asked while the form was still
 * opening.
 */
function inDialogAbove(form: Element | null): boolean {
  const dialog = document.activeElement?.closest('[role="dialog"], [role="alertdialog"]');
  return (
    dialog != null &&
    form !== null &&
    !dialog.contains(form) &&
    (form.compareDocumentPosition(dialog) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  );
}

/**
 * Gives a field's control the focus, waiting for one that is still loading. Returns the function
 * that ends the wait. Who has gone to a control of the form while this waits keeps the caret. With
 * `gently` whoever is in the form keeps it from the start, at one of its tabs or buttons, too, so
 * that a form that becomes ready under the hands of a fast typist takes no key away.
 */
export function focusControl(field: HTMLElement, done: () => void, gently = false): () => void {
  const control = field.querySelector<HTMLElement>('.pl-field-control') ?? field;
  const form = field.closest('.pl-form');
  const before = document.activeElement;
  const attempt = (): boolean => {
    const elsewhere = gently
      ? hasFocus(form) || inDialogAbove(form)
      : inControl(form) && document.activeElement !== before;
    const target = elsewhere
      ? undefined
      : focusable
          .map((selector) => control.querySelector<HTMLElement>(selector))
          .find((found) => found !== null);
    if (!target && !elsewhere) return false;
    target?.focus({ preventScroll: true });
    if (target) field.scrollIntoView({ block: 'center', behavior: 'auto' });
    done();
    return true;
  };
  if (attempt()) return () => {};
  const observer = new MutationObserver(() => attempt() && end());
  const timer = setTimeout(() => end(), patience);
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  // A control that is locked while the form is being stored is ready when it is unlocked.
  observer.observe(control, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  return end;
}
