import { useCallback, useEffect, useMemo, useState } from 'react';
import { useRuntimeHost } from '../../runtime/host.ts';
import { projectOf, type DesignerFiles, type Project } from './project.ts';

/** What pages may name. What is known stays while it is asked for again. */
export function useProject(files: DesignerFiles): {
  project?: Project;
  failure?: string;
  retry(): void;
} {
  const { protocol, customActions } = useRuntimeHost();
  const [given, setGiven] = useState<{ project?: Project; failure?: string }>({});
  const names = useMemo(() => Object.keys(customActions ?? {}), [customActions]);
  const load = useCallback(() => {
    setGiven(({ project }) => (project ? { project } : {}));
    files.project().then(
      (project) => setGiven({ project: projectOf(project, protocol, names) }),
      (error: unknown) =>
        setGiven(({ project }) => (project ? { project } : { failure: (error as Error).message })),
    );
  }, [files, protocol, names]);
  useEffect(load, [load]);
  return { ...given, retry: load };
}
