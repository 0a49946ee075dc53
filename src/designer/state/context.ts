import { createContext, useContext } from 'react';
import { useStore } from '../../runtime/core/store.ts';
import type { Project } from '../document/project.ts';
import type { Revisions } from '../publish/revisions.ts';
import type { DesignerState, DesignerStore } from './designerStore.ts';
import type { Opened } from './drafts.ts';

/** What every part of the designer works with. */
export interface Designer {
  store: DesignerStore;
  project: Project;
}

/** A page that is edited, with what leads from it to people. */
export interface Workplace extends Designer {
  revisions: Revisions;
  /** The person may publish. */
  mayPublish: boolean;
  /** Goes on with another state of the page; without one with what is stored. */
  reopen(page?: Opened): void;
  /** Opens the page again with the draft that this browser keeps now. */
  reread(): void;
  /** Opens the page again as people get it now. */
  onPublished(): void;
}

export const DesignerContext = createContext<Workplace | null>(null);

/** The designer around a component; throws outside one. */
export function useDesigner(): Workplace {
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
