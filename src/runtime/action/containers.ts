import type { ComponentType } from 'react';
import type { FormOpening, Opening, TitledOpening } from './ports.ts';

export interface BlockContainerProps extends TitledOpening<'show'> {
  /** It has left the screen. */
  onClosed(): void;
}

export interface PageContainerProps extends Omit<TitledOpening<'openPage'>, 'local' | 'origin'> {
  query: Record<string, string>;
  /** It has left the screen. */
  onClosed(): void;
}

export interface FormContainerProps extends Omit<FormOpening, 'local' | 'origin'> {
  /** Stored; the form closes by itself after this. */
  onSaved(result: unknown): void;
  /** It has left the screen. */
  onClose(): void;
}

export interface ImportDialogProps extends Opening<'import'> {
  /** It has left the screen. imported: the server took a file, so that rows may have been stored. */
  onClosed(imported: boolean): void;
}

/**
 * What steps open over the page, by the type of the step. The page gives the components, so that
 * actions need not import what they open.
 */
export interface Containers {
  show: ComponentType<BlockContainerProps>;
  openPage: ComponentType<PageContainerProps>;
  openForm: ComponentType<FormContainerProps>;
  import: ComponentType<ImportDialogProps>;
}
