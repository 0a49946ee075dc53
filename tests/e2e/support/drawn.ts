/** What React draws, counted in the browser: work, where a time would depend on the machine. */
import type { Page } from '@playwright/test';

/** The parts of React's tree that are read here. */
interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
  alternate: Fiber | null;
  memoizedProps: Record<string, unknown> | null;
}

declare global {
  interface Window {
    drawnRows?: Map<string, number>;
  }
}

/** Counts, from the next page load on, the components that are drawn in each row of lists. */
export async function countDrawnRows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const drawn = new Map<string, number>();
    /** Functions, forwarded and memoised ones; of elements a row of a list. */
    const components = [0, 11, 14, 15];
    const rowOf = (fiber: Fiber): string | undefined => {
      const row = fiber.tag === 5 ? fiber.memoizedProps?.['data-row'] : undefined;
      return row === undefined ? undefined : String(row);
    };
    const enclosingRow = (fiber: Fiber): string | undefined => {
      for (let one: Fiber | null = fiber; one; one = one.return) {
        const row = rowOf(one);
        if (row !== undefined) return row;
      }
      // What draws a row stands above it.
      for (let one: Fiber | null = fiber.child; one; one = one.child)
        if (one.tag === 5) return rowOf(one);
      return undefined;
    };
    const visit = (fiber: Fiber): void => {
      // 1: React has called the component.
      if (components.includes(fiber.tag) && (fiber.flags & 1) === 1) {
        const row = enclosingRow(fiber);
        if (row !== undefined) drawn.set(row, (drawn.get(row) ?? 0) + 1);
      }
      // Children that are the same objects as before were not come to.
      if (fiber.alternate && fiber.child === fiber.alternate.child) return;
      for (let child = fiber.child; child; child = child.sibling) visit(child);
    };
    Object.assign(window, {
      drawnRows: drawn,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        checkDCE() {},
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
        onCommitFiberRoot: (_id: number, root: { current: Fiber }) => visit(root.current),
      },
    });
  });
}

/** Rows in which something was drawn since this was asked last, each with how many components. */
export const takeDrawnRows = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const taken = Object.fromEntries(window.drawnRows ?? []);
    window.drawnRows?.clear();
    return taken;
  });
