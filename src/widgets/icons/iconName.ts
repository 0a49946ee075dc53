/**
 * The name in the set's own spelling, kebab-case: `treeTable` and `tree_table` become `tree-table`.
 */
export function iconName(name: string): string {
  return name
    .replace(/_/g, '-')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();
}
