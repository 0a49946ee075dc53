/** The clock of a page, where a test looks at what is shown for a few seconds only. */
import type { Page } from '@playwright/test';

/**
 * Stops the clock of a page, ten minutes ahead: what goes by itself stays until the test moves the
 * clock, however long the steps take. The page must be drawn, since its timers stand, too, and all
 * of its parts must have come: what is still loading has run out of time then.
 *
 * @param page its clock was installed (`page.clock.install()`) before it was opened
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 600_000));
}
