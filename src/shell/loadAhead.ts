import type { Application } from './application.ts';
import { Frame } from './pageParts.ts';
import { SchemaPage } from './panes/schemaPagePart.ts';
import { pageIdOf } from './routing/pageId.ts';
import type { Route } from './routing/route.ts';
import { homePath } from './routing/paths.ts';

/**
 * Fetches the code of the frame, and of pages where one is asked for, while the server is still
 * asked who is signed in. A part that does not come is reported by who needs it.
 */
export function loadFrameAhead(pathname: string): void {
  void Frame.preload();
  if (pathname !== homePath) void SchemaPage.preload();
}

/** Fetches the page of a route while the frame is drawn. */
export async function loadPageAhead({ target }: Route, { schemas }: Application): Promise<void> {
  if (target.kind !== 'page') return;
  const index = await schemas.index().catch(() => undefined);
  const { id, exists } = pageIdOf(target.component, index?.pages ?? []);
  if (exists) schemas.loadAhead(id);
}
