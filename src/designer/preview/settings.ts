/** How a page is looked at in the preview. */

/** What the page reads: the data as they are, none, failures, or all of it late. */
export type PreviewData = 'live' | 'empty' | 'failing' | 'slow';

export const previewData: readonly PreviewData[] = ['live', 'empty', 'failing', 'slow'];

/** A role that the page can be looked at as. */
export interface PreviewRole {
  roleId: number;
  roleName: string;
  /** May be a comma list. */
  roleKey: string;
  permissions: readonly string[];
}

export interface PreviewSettings {
  /** Absent: as the person who designs. */
  role?: PreviewRole | undefined;
  data: PreviewData;
  isDark: boolean;
  /** Chosen parts are explained. */
  isAsking: boolean;
}

/** Whether the application is dark now. */
export const isDark = (): boolean => document.documentElement.dataset.theme === 'dark';
