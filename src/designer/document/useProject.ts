import { useCallback, useEffect, useMemo, useState } from 'react';
import { useRuntimeHost } from '../../runtime/host.ts';
import { projectOf, type DesignerFiles, type Project } from './project.ts';

/**
 * What pages may name. While it is asked for again there is none: a page that was just published
 * may need a model that was not there before.
 */
export function useProject(files: DesignerFiles): {
  project?: Project;
  failure?: string;
  reload(): void;
} {
  const { protocol, customActions } = useRuntimeHost();
  const [given, setGiven] = useState<{ project?: Project; failure?: string }>({});
  const names = useMemo(() => Object.keys(customActions ?? {}), [customActions]);
  const reload = useCallback(() => {
    setGiven({});
    files.project().then(
      (project) => setGiven({ project: projectOf(project, protocol, names) }),
      (error: unknown) => setGiven({ failure: (error as Error).message }),
    );
  }, [files, protocol, names]);
  useEffect(reload, [reload]);
  return { ...given, reload };
}
