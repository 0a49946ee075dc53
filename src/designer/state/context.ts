import { createContext, useContext } from 'react';
import { useStore } from '../../runtime/core/store.ts';
import type { Project } from '../document/project.ts';
import type { DesignerState, DesignerStore } from './designerStore.ts';

/** What every part of the designer works with. */
export interface Designer {
  store: DesignerStore;
  project: Project;
}

export const DesignerContext = createContext<Designer | null>(null);

/** The designer around a component; throws outside one. */
export function useDesigner(): Designer {
  const designer = useContext(DesignerContext);
  if (!designer) throw new Error('useDesigner must be used inside the designer');
  return designer;
}

/** A part of the designer's state. */
export function useDesignerState<T>(select: (state: DesignerState) => T): T {
  return useStore(useDesigner().store, select);
}

/** The page that is edited. */
export const useDocument = (): unknown => useDesignerState(({ history }) => history.document);
