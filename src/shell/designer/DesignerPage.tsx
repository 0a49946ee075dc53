import { useMemo } from 'react';
import { Designer } from '../../designer/Designer.tsx';
import type { GivenProject } from '../../designer/document/project.ts';
import type { PreviewRole } from '../../designer/preview/settings.ts';
import { projectPath, rolesToolPath } from '../../protocol/addresses.ts';
import { protocol } from '../../protocol/index.ts';
import { RuntimeHostContext, type PageRoute } from '../../runtime/host.ts';
import { usePageHost, type PageHostOptions } from '../panes/usePageHost.ts';
import { useSchemaIndex } from '../panes/useSchemaIndex.ts';
import { boardKeys } from '../openPages/boardKeys.ts';
import { useApplication } from '../useApplication.ts';
import { databaseTables } from './databaseTables.ts';
import { draftKeys } from './draftKeys.ts';
import { exchangeCalls } from './exchangeCalls.ts';
import { revisionCalls } from './revisionCalls.ts';
import { formLinks } from './formLinks.ts';
import { sheetReader } from './sheetReader.ts';
import { Themed } from './Themed.tsx';

/** The designer of pages, with the files of this server and the drafts of this browser. */
export default function DesignerPage({
  route,
  ...options
}: PageHostOptions & { route: PageRoute }) {
  const { http } = useApplication();
  const host = usePageHost(options);
  const files = useMemo(() => {
    const read = async <T,>(url: string): Promise<T> =>
      protocol.answers.result(await http.request({ url, quiet: true })) as T;
    return {
      project: () => read<GivenProject>(projectPath),
      roles: () => read<readonly PreviewRole[]>(rolesToolPath),
      tables: databaseTables(http),
      readSheet: sheetReader(http),
      links: formLinks(http),
      revisions: revisionCalls(http),
      exchange: exchangeCalls(http),
    };
  }, [http]);
  const { index } = useSchemaIndex();
  const titles = useMemo(
    () => Object.fromEntries((index?.pages ?? []).map(({ id, title }) => [id, title])),
    [index],
  );
  const { userId } = options.viewer;
  const drafts = useMemo(() => draftKeys(userId, 'draft'), [userId]);
  const rows = useMemo(() => draftKeys(userId, 'rows'), [userId]);
  return (
    <RuntimeHostContext value={host}>
      <Designer
        route={route}
        files={files}
        titles={titles}
        drafts={drafts}
        rows={rows}
        board={boardKeys}
        Themed={Themed}
      />
    </RuntimeHostContext>
  );
}
