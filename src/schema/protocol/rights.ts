import type { Operation } from '../generated/types.gen.ts';

/** What the checks of rights need to know of a person; Viewer fits. */
export interface Holder {
  permissions: readonly string[];
  roles: readonly string[];
}

/** Who may do what. */
export interface Rights {
  hasPermission(holder: Holder, permission: string): boolean;
  hasRole(holder: Holder, role: string): boolean;
  /**
   * Last part of the permission that an operation on a model asks for; absent: it asks for none.
   */
  verbs: Readonly<Partial<Record<Operation | 'importTemplate', string>>>;
}
