import { useMemo } from 'react';
import type { PreferenceStore, RuntimeHost, Notify } from '../../runtime/host.ts';
import type { Viewer } from '../../schema/compile/plan.ts';
import type { customActionNames } from '../../schema/vocabulary.ts';
import { blocks } from '../../blocks/index.ts';
import { widgets } from '../../widgets/index.ts';
import type { Application } from '../application.ts';
import { useApplication, useSettings } from '../useApplication.ts';
import { defined } from '../../schema/defined.ts';
import { fileUrl } from '../fileUrl.ts';
import { serverNow } from '../http/serverClock.ts';
import type { SchemaIndex } from '../schemas.ts';
import { protocol } from '../../protocol/index.ts';

export interface PageHostOptions {
  preferences: PreferenceStore;
  features: SchemaIndex['features'];
  /** Who looks at it; a visitor has no permission. */ viewer: Viewer;
  /** Shows its messages; default the page itself. */ notify?: Notify;
}

/** What pages may ask of the application by name. */
const actionsOf = (
  application: Application,
): Record<(typeof customActionNames)[number], () => Promise<void>> => ({
  reloadSession: () => application.session.reload(),
});

/** The application as pages know it. */
export function usePageHost({
  preferences,
  features,
  viewer,
  notify,
}: PageHostOptions): RuntimeHost {
  const application = useApplication();
  const { http, schemas } = application;
  const { tableSize, tableBordered } = useSettings();
  const customActions = useMemo(() => actionsOf(application), [application]);
  return useMemo<RuntimeHost>(
    () => ({
      http,
      protocol,
      viewer,
      widgets,
      blocks,
      preferences,
      tableSize,
      tableBordered,
      features,
      fileUrl,
      serverNow,
      customActions,
      ...defined({ notify }),
      loadPage: schemas.loadPage,
      ...(import.meta.env.DEV && { onSchemasChanged: schemas.onChanged }),
    }),
    [http, viewer, preferences, tableSize, tableBordered, features, schemas, customActions, notify],
  );
}
