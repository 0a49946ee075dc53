import { useMemo } from 'react';
import { StepsContext } from '../../runtime/action/step.ts';
import type { PageRoute, RuntimeHost } from '../../runtime/host.ts';
import { RuntimeHostContext } from '../../runtime/host.ts';
import { blockCatalogue } from '../../blocks/catalogue.ts';
import { BlockGallery } from '../../gallery/BlockGallery.tsx';
import { takesValues, withHardValues } from '../../gallery/hardValues.ts';
import { select, SelectionNote } from '../../gallery/Selection.tsx';
import { WidgetGallery } from '../../gallery/WidgetGallery.tsx';
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

const hardWidgets = () => widgetCatalogue.filter(takesValues).map(withHardValues);

/**
 * Every widget and block with its examples: the page that shows how they look and behave, to people
 * and to tests. The address may ask for some by name, such as `/widgets?only=Input,list`, and with
 * `values=hard` for widgets with values that they do not expect.
 */
export default function WidgetsPage({ route, ...options }: PageHostOptions & { route: PageRoute }) {
  const host: RuntimeHost = usePageHost(options);
  const { only, values } = route.query;
  const isHard = values === 'hard';
  const isChosen = Boolean(only);
  const { widgets, blocks, unknown } = useMemo(
    () =>
      select(only, {
        widgets: isHard ? hardWidgets() : widgetCatalogue,
        blocks: isHard ? [] : blockCatalogue,
      }),
    [only, isHard],
  );
  return (
    <RuntimeHostContext value={host}>
      {isChosen && (
        <SelectionNote unknown={unknown} onAll={() => route.setQuery({ only: undefined })} />
      )}
      <StepsContext value={steps}>
        <PageScope plan={plan} route={route}>
          <WidgetGallery definitions={widgets} isWhole={isChosen} />
        </PageScope>
        <BlockGallery definitions={blocks} isWhole={isChosen} />
      </StepsContext>
    </RuntimeHostContext>
  );
}
