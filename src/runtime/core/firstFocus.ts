/**
 * The first focus of what opens over the page. It can be given only when its motion has ended; who
 * has gone to something in it by then keeps the focus.
 */

/** Whether the focus is in `contents`; not when there are none. */
export const hasFocus = (contents: Element | null | undefined): boolean =>
  contents?.contains(document.activeElement) ?? false;

/**
 * Gives the first input of a dialog the focus, with its text selected, unless another of the
 * dialog's inputs or buttons has it. What antd itself gives the focus to when a dialog opens stands
 * around its contents and so does not count.
 */
export function focusFirst(first: HTMLInputElement | HTMLTextAreaElement | null | undefined): void {
  if (!first || hasFocus(first.closest('.ant-modal-content'))) return;
  first.focus();
  first.select();
}
