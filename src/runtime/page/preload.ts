/** Which parts of the application a page needs, read from its plan: they come together, not one after the other as they are drawn. */
import type { LazyPart } from '../../parts/lazyPart.tsx';
import type {
  ActionPlan,
  BlockPlan,
  ColumnPlan,
  ListPlan,
  NodePlan,
  PagePlan,
  StepPlan,
} from '../../schema/compile/plan.ts';
import type { Widget } from '../../widgets/contract.ts';
import { containers } from './containers.ts';
import { widgetOf } from '../display/useWidget.ts';
import { ListField } from '../form/view/ListField.tsx';
import { EditCell, SwitchCell } from '../list/cells.ts';
import { blockComponents } from './blockComponents.tsx';

type Role = 'input' | 'display' | 'layout';

/** Fetches the parts of a component that comes late; others are here. */
const fetchPart = (component: unknown): void =>
  void (component as Partial<LazyPart<object>> | undefined)?.preload?.();

const blocksIn = (block: BlockPlan): readonly BlockPlan[] => {
  switch (block.type) {
    case 'split':
      return block.panes.flatMap((pane) => pane.body);
    case 'tabs':
      return block.items.flatMap((item) => item.body);
    case 'card':
    case 'repeat':
      return block.body;
    default:
      return [];
  }
};

const actionsIn = (block: BlockPlan): readonly ActionPlan[] => {
  if (block.type === 'actions') return block.actions;
  if (block.type !== 'list') return [];
  const { toolbar, row, more, onRowClick, columns } = block;
  return [
    ...toolbar,
    ...row,
    ...more,
    ...(onRowClick ? [onRowClick] : []),
    ...columns.flatMap(({ action }) => action ?? []),
  ];
};

/** Walks over parts of a plan and fetches what they need. */
class Fetcher {
  private readonly widgets: readonly Widget[];
  constructor(widgets: readonly Widget[]) {
    this.widgets = widgets;
  }

  widget(name: string, role: Role): void {
    fetchPart(widgetOf(this.widgets, name)?.[role]);
  }

  column({ component, edit, switch: toggle }: ColumnPlan): void {
    if (toggle) return fetchPart(SwitchCell);
    if (!edit) return this.widget(component, 'display');
    fetchPart(EditCell);
    this.widget(edit.component, 'input');
  }

  list({ query, queryShown, columns }: ListPlan): void {
    for (const { component } of query.slice(0, queryShown)) this.widget(component, 'input');
    for (const column of columns) if (column.shown) this.column(column);
  }

  /** What is drawn when the page is opened. */
  shown(body: readonly BlockPlan[]): void {
    for (const block of body) {
      fetchPart(blockComponents[block.type]);
      if (block.type === 'list') this.list(block);
      if (block.type === 'descriptions')
        for (const { component } of block.items) this.widget(component, 'display');
      this.shown(blocksIn(block));
    }
  }

  node({ kind, component, children, item }: NodePlan): void {
    this.widget(component, kind === 'layout' ? 'layout' : 'input');
    if (item) fetchPart(ListField);
    for (const child of item ? [...children, item] : children) this.node(child);
  }

  steps(steps: readonly StepPlan[]): void {
    for (const step of steps) {
      if (Object.hasOwn(containers, step.type))
        fetchPart(containers[step.type as keyof typeof containers]);
      if (step.type === 'show') this.shown(step.body);
      if (step.type === 'action') this.steps(step.action.run);
    }
  }

  /** What opens over what is drawn. */
  opened(body: readonly BlockPlan[]): void {
    for (const block of body) {
      for (const { run } of actionsIn(block)) this.steps(run);
      if (block.type === 'list') {
        for (const { component } of block.query.slice(block.queryShown))
          this.widget(component, 'input');
        if (block.expand) this.shown(block.expand);
      }
      this.opened(blocksIn(block));
    }
  }
}

/** Fetches what the page draws at once. A part that does not come is told where it is drawn. */
export function preloadShown({ body }: PagePlan, widgets: readonly Widget[]): void {
  new Fetcher(widgets).shown(body);
}

/** Milliseconds after which a page has come to rest. */
const rest = 1500;

/** Fetches, once the page has come to rest, what its forms and actions need, so that the first of them opens at once. */
export function preloadOpened({ body, forms }: PagePlan, widgets: readonly Widget[]): () => void {
  const timer = setTimeout(() => {
    const fetcher = new Fetcher(widgets);
    fetcher.opened(body);
    for (const { nodes } of Object.values(forms)) for (const node of nodes) fetcher.node(node);
  }, rest);
  return () => clearTimeout(timer);
}
