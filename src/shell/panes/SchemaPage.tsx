import { useMemo } from 'react';
import {
  RuntimeHostContext,
  type PageRoute,
  type PreferenceStore,
  type RuntimeHost,
  type Notify,
} from '../../runtime/host.ts';
import { PageRuntime } from '../../runtime/index.ts';
import type { Viewer } from '../../schema/compile/plan.ts';
import type { customActionNames } from '../../schema/vocabulary.ts';
import { widgets } from '../../widgets/index.ts';
import { useApplication, useSettings, type Application } from '../application.ts';
import { fileUrl } from '../fileUrl.ts';
import { translate } from '../locale/translate.ts';
import type { SchemaIndex } from '../schemas.ts';
import { defined } from '../../schema/defined.ts';

interface SchemaPageProps {
  pageId: string;
  route: PageRoute;
  preferences: PreferenceStore;
  features: SchemaIndex['features'];
  /** Who looks at it; a visitor has no permission. */ viewer: Viewer;
  /** Shows its messages; default the page itself. */ notify?: Notify;
}

/** What pages may ask of the application by name. */
const actionsOf = (
  application: Application,
): Record<(typeof customActionNames)[number], () => Promise<void>> => ({
  reloadSession: () => application.reloadSession(),
});

/** A page made from its schema: the runtime with the application around it. */
export default function SchemaPage({
  pageId,
  route,
  preferences,
  features,
  viewer,
  notify,
}: SchemaPageProps) {
  const application = useApplication();
  const { http, schemas } = application;
  const { tableSize, tableBordered } = useSettings();
  const customActions = useMemo(() => actionsOf(application), [application]);
  const host = useMemo<RuntimeHost>(
    () => ({
      http,
      viewer,
      widgets,
      preferences,
      tableSize,
      tableBordered,
      features,
      fileUrl,
      customActions,
      translate,
      ...defined({ notify }),
      loadPage: schemas.loadPage,
      ...defined({ onSchemasChanged: import.meta.env.DEV ? schemas.onChanged : undefined }),
    }),
    [http, viewer, preferences, tableSize, tableBordered, features, schemas, customActions, notify],
  );
  return (
    <RuntimeHostContext value={host}>
      <PageRuntime id={pageId} route={route} />
    </RuntimeHostContext>
  );
}
