/**
 * A page as a React component: the page and its models as they are written, drawn by our runtime.
 */
import type { Model, Page } from '../../schema/generated/types.gen.ts';
import { commentOf, componentName } from '../../schema/formily/index.ts';
import { visitParts } from '../../schema/meta/visit.ts';
import { pageModels } from '../../schema/bundle/bundle.ts';
import { toPointer } from '../../schema/pointer.ts';
import type { Lost } from '../../schema/formily/index.ts';
import { isObject } from '../document/page.ts';

/** The text of a component, and what of the page it does not do. */
export interface PageTsx {
  text: string;
  name: string;
  lost: readonly Lost[];
}

/** What the host of the component has to bring, or leaves out. */
function lostOf(page: Page): Lost[] {
  const lost: Lost[] = [];
  if (page.menu) lost.push({ pointer: '/menu', message: 'a component has no place in a menu' });
  visitParts('page', page, ({ name, value, path }) => {
    if (name === 'Step' && isObject(value) && value.type === 'custom')
      lost.push({
        pointer: toPointer(path),
        message: `the registered action ${String(value.name)} must be given in customActions`,
      });
  });
  return lost;
}

export function pageTsx(page: Page, models: Readonly<Record<string, Model>>): PageTsx {
  const name = componentName(page.id, 'Page');
  const text = `${commentOf(typeof page.title === 'string' ? page.title : page.id)}
import { StepsContext } from 'pageloom/src/runtime/action/step.ts';
import {
  RuntimeHostContext,
  type PageBundle,
  type PageRoute,
  type RuntimeHost,
} from 'pageloom/src/runtime/host.ts';
import { CompiledPage } from 'pageloom/src/runtime/page/PageRuntime.tsx';
import { steps } from 'pageloom/src/steps/index.ts';

const page: PageBundle['page'] = ${JSON.stringify(page, null, 2)};

const models: PageBundle['models'] = ${JSON.stringify(pageModels(page, models), null, 2)};

const bundle: PageBundle = { page, models, problems: [], hash: ${JSON.stringify(page.id)} };

/** The host says what the page needs of its application: requests, the viewer, widgets, blocks. */
export function ${name}({ host, route }: { host: RuntimeHost; route: PageRoute }) {
  return (
    <RuntimeHostContext value={host}>
      <StepsContext value={steps}>
        <CompiledPage id={${JSON.stringify(page.id)}} bundle={bundle} route={route} />
      </StepsContext>
    </RuntimeHostContext>
  );
}
`;
  return { text, name, lost: lostOf(page) };
}
