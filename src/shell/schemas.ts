import { ApiError, type PageBundle, type RuntimeHost } from '../runtime/host.ts';
import { texts } from './locale/index.ts';

/** The list of pages as `GET /schemas/index.json` gives it. */
export interface SchemaIndex {
  pages: readonly { id: string; title: string; hash: string }[];
  features: RuntimeHost['features'];
}

const address = (path: string) => new URL(`schemas/${path}`, document.baseURI);

async function read(path: string): Promise<unknown> {
  const response = await fetch(address(path)).catch(() => null);
  if (!response) throw new ApiError(texts.http.network, 0, false);
  if (!response.ok) throw new ApiError(texts.http.status(response.status), response.status, false);
  return response.json();
}

/** Page files as the server or a static build hands them out. They hold no data and need no session. */
export function createSchemas() {
  let index: Promise<SchemaIndex> | undefined;
  const fetchIndex = () => read('index.json') as Promise<SchemaIndex>;
  return {
    /** The index, fetched once; a failure is not kept. */
    index(): Promise<SchemaIndex> {
      index ??= fetchIndex().catch((error: unknown) => {
        index = undefined;
        throw error;
      });
      return index;
    },
    forget: () => {
      index = undefined;
    },
    loadPage: (id: string) => read(`pages/${id}.json`) as Promise<PageBundle>,
    /** Development: the server tells when files changed. */
    onChanged(listener: () => void): () => void {
      const events = new EventSource(address('events'));
      events.addEventListener('message', listener);
      return () => events.close();
    },
  };
}

export type Schemas = ReturnType<typeof createSchemas>;
