/** Puts a text on the clipboard. Rejects when the browser does not let it. */
export async function copyText(text: string): Promise<void> {
  // Outside https and localhost there is no clipboard object; the old command still works there.
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  area.style.cssText = 'position: fixed; inset: 0 auto auto 0; opacity: 0';
  const focused = document.activeElement;
  // A dialog holds the focus: the text area must stand inside it.
  (focused?.parentElement ?? document.body).append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!copied) throw new Error('the browser refused to copy');
}
