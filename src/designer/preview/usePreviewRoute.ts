import { App } from 'antd';
import { useMemo, useState } from 'react';
import type { PageRoute } from '../../runtime/host.ts';
import { designerTexts } from '../locale/index.ts';

/** An address of its own for a page: its search changes, and nothing leads out of it. */
export function usePreviewRoute(id: string): PageRoute {
  const { message } = App.useApp();
  const [query, setQuery] = useState<Record<string, string>>({});
  return useMemo(
    () => ({
      path: `/${id}`,
      query,
      navigate: (to) => void message.info(designerTexts().preview.wouldOpen(to)),
      back: () => undefined,
      setQuery: (next) => setQuery(Object.fromEntries(Object.entries(next).filter(isGiven))),
      setDirty: () => undefined,
    }),
    [id, query, message],
  );
}

const isGiven = (entry: [string, string | undefined]): entry is [string, string] =>
  entry[1] !== undefined;
