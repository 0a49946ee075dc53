import { useMemo } from 'react';
import { RuntimeHostContext, type PageRoute, type PreferenceStore, type RuntimeHost } from '../../runtime/host.ts';
import { PageRuntime } from '../../runtime/index.ts';
import { widgets } from '../../widgets/index.ts';
import { useApplication, useSession, useSettings } from '../application.ts';
import { fileUrl } from '../fileUrl.ts';
import type { SchemaIndex } from '../schemas.ts';

interface SchemaPageProps { pageId: string; route: PageRoute; preferences: PreferenceStore; features: SchemaIndex['features'] }

/** A page made from its schema: the runtime with the application around it. */
export default function SchemaPage({ pageId, route, preferences, features }: SchemaPageProps) {
  const { http, schemas } = useApplication();
  const { viewer } = useSession();
  const { tableSize, tableBordered } = useSettings();
  const host = useMemo<RuntimeHost>(
    () => ({
      http, viewer, widgets, preferences, tableSize, tableBordered, features, fileUrl,
      loadPage: schemas.loadPage,
      ...(import.meta.env.DEV ? { onSchemasChanged: schemas.onChanged } : {}),
    }),
    [http, viewer, preferences, tableSize, tableBordered, features, schemas],
  );
  return <RuntimeHostContext value={host}><PageRuntime id={pageId} route={route} /></RuntimeHostContext>;
}
