/** Markup that would run scripts if anything of it were taken over. */
import { expect } from './test.ts';

export const poison =
  '<h3>停机通知</h3><script>window.ran = 1</script><img src="data:," onerror="window.ran = 2">' +
  '<a href="javascript:window.ran=3">链接</a>';

/**
 * Chromium reports handlers in text that is only parsed to be cleaned. Nothing else may have been
 * reported; forgets what was.
 */
export function expectNothingRan(complaints: string[]): void {
  const others = complaints.filter(
    (complaint) => !/inline event handler|script-src-attr inline/.test(complaint),
  );
  expect(others).toEqual([]);
  complaints.length = 0;
}
