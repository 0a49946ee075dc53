/** What of a field takes the focus, in the order of preference; a group of radios by its chosen one. */
const focusable = ['input[type=radio]:checked', 'input:not([type=hidden]):not(:disabled)', 'textarea:not(:disabled)', 'button[role=switch]:not(:disabled)', '[tabindex="0"]'];

/** Milliseconds a control that is still loading may take. */
const patience = 3000;

/** Gives a field's control the focus, waiting for one that is still loading. Returns the function that ends the wait. */
export function focusControl(field: HTMLElement, done: () => void): () => void {
  const control = field.querySelector<HTMLElement>('.pl-field-control') ?? field;
  const attempt = (): boolean => {
    const target = focusable.map((selector) => control.querySelector<HTMLElement>(selector)).find((found) => found !== null);
    if (!target) return false;
    target.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center', behavior: 'auto' });
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
  observer.observe(control, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return end;
}
