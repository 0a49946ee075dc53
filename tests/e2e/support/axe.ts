/** The accessibility rules of axe-core, run inside the page. */
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;
type RunOptions = Parameters<AxeBuilder['options']>[0];

/** What axe-core puts on the window of the page. */
type AxeWindow = { axe?: { run(context: string, options: RunOptions): Promise<AxeResults> } };

const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as {
  source: string;
};

/**
 * A button that waits for its answer is paler until it comes, and when that is no test can know:
 * they keep their colours while somebody looks at them.
 */
function showWaitingButtons(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.ant-btn-loading { opacity: 1 !important; transition: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Serious and critical violations within a part of the page, one text each. Every rule, or the
 * rules that depend on colours. Rules load once a document: AxeBuilder would load them for every
 * look, which costs more than the look.
 */
export async function violations(
  page: Page,
  within: string,
  rules: 'all' | 'colours',
  /** Selector of elements whose colours are not looked at. */
  pale = '',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
    await page.evaluate(showWaitingButtons);
  }
  const options: RunOptions = { resultTypes: ['violations'], preload: false };
  if (rules === 'colours')
    options.runOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
  const found = await page.evaluate(([part, how]) => (window as AxeWindow).axe!.run(part, how), [
    within,
    options,
  ] as const);
  const suspects = found.violations
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.map(({ target }) => String(target)));
  const isPale = new Set(
    pale === ''
      ? []
      : await page.evaluate(
          ([targets, selector]) =>
            targets.filter((target) => document.querySelector(target)?.closest(selector)),
          [suspects, pale] as const,
        ),
  );
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({
      id,
      nodes:
        id === 'color-contrast' ? nodes.filter(({ target }) => !isPale.has(String(target))) : nodes,
    }))
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, failureSummary = '' }) =>
          `${id}: ${html.slice(0, 200)}\n    ${failureSummary.split('\n')[1]?.trim()}`,
      ),
    );
}
