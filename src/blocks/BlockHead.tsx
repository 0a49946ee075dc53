import type { ReactNode } from 'react';
import './blockHead.css';

/** Heading of a block, with its tools at the other end. */
export const BlockHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className="pl-block-head">
    {title !== '' && <h2 className="pl-list-title">{title}</h2>}
    {children && <span className="pl-block-tools">{children}</span>}
  </header>
);
