import type { LayoutProps } from '../contract.ts';

/** Fields side by side on wide places. */
export const FormGrid = ({ children, columns = 1 }: LayoutProps & { columns?: number }) => <div className="pl-grid" data-columns={columns}>{children}</div>;
