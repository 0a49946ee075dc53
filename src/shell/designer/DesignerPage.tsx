import { useMemo } from 'react';
import { Designer } from '../../designer/Designer.tsx';
import type { GivenProject, LivePage } from '../../designer/document/project.ts';
import { livePagePath, projectPath } from '../../protocol/addresses.ts';
import { protocol } from '../../protocol/index.ts';
import { RuntimeHostContext, type PageRoute } from '../../runtime/host.ts';
import { usePageHost, type PageHostOptions } from '../panes/usePageHost.ts';
import { useApplication } from '../useApplication.ts';
import { draftKeys } from './draftKeys.ts';

/** The designer of pages, with the files of this server and the drafts of this browser. */
export default function DesignerPage({
  route,
  ...options
}: PageHostOptions & { route: PageRoute }) {
  const { http } = useApplication();
  const host = usePageHost(options);
  const files = useMemo(() => {
    const read = async (url: string, params = {}) =>
      protocol.answers.result(await http.request({ url, params, quiet: true }));
    return {
      project: async () => (await read(projectPath)) as GivenProject,
      page: async (page: string) => (await read(livePagePath, { page })) as LivePage,
    };
  }, [http]);
  const { userId } = options.viewer;
  const drafts = useMemo(() => draftKeys(userId), [userId]);
  return (
    <RuntimeHostContext value={host}>
      <Designer route={route} files={files} drafts={drafts} />
    </RuntimeHostContext>
  );
}
