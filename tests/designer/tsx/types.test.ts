/** Exported pages and forms are TypeScript that the compiler accepts as strictly as our own. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { pageTsx } from '../../../src/designer/tsx/pageTsx.ts';
import { soundModels } from '../../../src/designer/document/project.ts';
import { toTsx } from '../../../src/schema/formily/index.ts';
import type { Page } from '../../../src/schema/generated/types.gen.ts';
import { widgetCatalogue } from '../../../src/widgets/catalogue.ts';
import { compile, pageIds, pageNamed } from '../../schema/compile/fixtures.ts';
import { order } from '../../schema/formily/support/orderForm.ts';
import { project } from '../project.ts';
import { root, written } from './written.ts';

const run = promisify(execFile);

const ordering: Page = {
  version: 2,
  id: 'demo/order',
  title: '订单 */ \n process.exit()',
  body: [{ type: 'form', form: 'order' }],
  forms: { order },
};

/** The components of a page: itself, and each of its forms. */
function componentsOf(page: Page): { name: string; text: string }[] {
  const { forms } = compile(page);
  return [
    pageTsx(page, soundModels(project)),
    ...Object.entries(forms).flatMap(([name, plan]) => {
      const about = { name: `${page.id}/${name}`, title: String(page.title) };
      const dialog = { ...about, name: `${about.name}/dialog`, frame: 'modal' as const };
      return [about, dialog].map((one) => toTsx(plan, one, widgetCatalogue));
    }),
  ];
}

const components = [...pageIds.map(pageNamed), ordering].flatMap(componentsOf);
const files = written({
  ...Object.fromEntries(components.map(({ name, text }) => [`${name}.tsx`, text])),
  'tsconfig.json': JSON.stringify({
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      paths: { 'pageloom/*': [path.join(root, '*')] },
      types: ['node', 'vite/client'],
    },
    // Whoever draws pages has blocks, and with them what they add to the types.
    include: ['*.tsx', path.join(root, 'src'), path.join(root, 'extensions')],
  }),
});
afterAll(files.remove);

it('of all committed pages and their forms', { timeout: 300_000 }, async () => {
  expect(components.length).toBeGreaterThan(40);
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = await run(process.execPath, [compiler, '--noEmit'], {
    cwd: files.folder,
  }).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
});
