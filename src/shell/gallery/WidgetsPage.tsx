import { Link } from 'react-router-dom';
import { StepsContext } from '../../runtime/action/step.ts';
import type { PageRoute, RuntimeHost } from '../../runtime/host.ts';
import { RuntimeHostContext } from '../../runtime/host.ts';
import { blockCatalogue } from '../../blocks/catalogue.ts';
import { BlockGallery } from '../../gallery/BlockGallery.tsx';
import { WidgetGallery } from '../../gallery/WidgetGallery.tsx';
import { lateTexts } from '../../runtime/locale/late/index.ts';
import { PageScope } from '../../runtime/page/PageRuntime.tsx';
import type { PagePlan } from '../../schema/compile/plan.ts';
import { steps } from '../../steps/index.ts';
import { widgetCatalogue } from '../../widgets/catalogue.ts';
import { usePageHost, type PageHostOptions } from '../panes/usePageHost.ts';

const plan: PagePlan = {
  id: 'widgets',
  title: '',
  allowed: true,
  state: {},
  addressState: [],
  sources: {},
  body: [],
  forms: {},
  dicts: [],
};

/** The widgets and blocks that are asked for by name, separated by commas; without names all. */
function chosen(only: string | undefined) {
  const names = new Set(only?.split(',').filter(Boolean));
  const isChosen = ({ name }: { name: string }) => !only || names.has(name);
  const widgets = widgetCatalogue.filter(isChosen);
  const blocks = blockCatalogue.filter(isChosen);
  for (const { name } of [...widgets, ...blocks]) names.delete(name);
  return { widgets, blocks, unknown: [...names] };
}

/**
 * Every widget and block with its examples: the page that shows how they look and behave, to people
 * and to tests. The address may ask for some by name, such as `/widgets?only=Input,list`.
 */
export default function WidgetsPage({ route, ...options }: PageHostOptions & { route: PageRoute }) {
  const host: RuntimeHost = usePageHost(options);
  const { widgets, blocks, unknown } = chosen(route.query['only']);
  return (
    <RuntimeHostContext value={host}>
      {route.query['only'] && (
        <p>
          {unknown.length > 0 && <>{lateTexts.gallery.unknown(unknown.join('、'))} </>}
          <Link to={route.path}>{lateTexts.gallery.all}</Link>
        </p>
      )}
      <PageScope plan={plan} route={route}>
        <WidgetGallery definitions={widgets} />
      </PageScope>
      <StepsContext value={steps}>
        <BlockGallery definitions={blocks} />
      </StepsContext>
    </RuntimeHostContext>
  );
}
