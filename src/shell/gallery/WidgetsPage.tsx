import type { PageRoute, RuntimeHost } from '../../runtime/host.ts';
import { RuntimeHostContext } from '../../runtime/host.ts';
import { WidgetGallery } from '../../gallery/WidgetGallery.tsx';
import { PageScope } from '../../runtime/page/PageRuntime.tsx';
import type { PagePlan } from '../../schema/compile/plan.ts';
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

/** Every widget with its examples: the page that shows how widgets look and behave, to people and to tests. */
export default function WidgetsPage({ route, ...options }: PageHostOptions & { route: PageRoute }) {
  const host: RuntimeHost = usePageHost(options);
  return (
    <RuntimeHostContext value={host}>
      <PageScope plan={plan} route={route}>
        <WidgetGallery definitions={widgetCatalogue} />
      </PageScope>
    </RuntimeHostContext>
  );
}
