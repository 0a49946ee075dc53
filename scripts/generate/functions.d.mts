/** All files that follow from the functions of a project, by path; throws for a refused folder. */
export function generateFunctions(root: string): Promise<Record<string, string>>;
