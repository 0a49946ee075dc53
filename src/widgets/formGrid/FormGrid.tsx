import type { LayoutProps } from '../contract.ts';

/**
 * Nodes without anything around them; how many stand side by side (`columns`) is the form's work.
 */
export const FormGrid = ({ children }: LayoutProps) => <>{children}</>;
