import type { ComponentType } from 'react';
import { lazyPart } from '../../../parts/lazyPart.tsx';
import type { LayoutPlan } from './plan.ts';
import type { LayoutProps } from './props.ts';

type CardLayout = Exclude<LayoutPlan['type'], 'table' | 'tree'>;

/** The layouts that are no table, by type. */
const layouts: Readonly<Record<CardLayout, ComponentType<LayoutProps>>> = {
  gallery: lazyPart(async () => (await import('./gallery/GalleryLayout.tsx')).GalleryLayout),
  calendar: lazyPart(async () => (await import('./calendar/CalendarLayout.tsx')).CalendarLayout),
  kanban: lazyPart(async () => (await import('./kanban/KanbanLayout.tsx')).KanbanLayout),
};

/** The rows of a list in the layout that is chosen. */
export function ArrangedRows(props: LayoutProps) {
  const Layout = layouts[props.plan.layout?.type as CardLayout];
  return <Layout {...props} />;
}
