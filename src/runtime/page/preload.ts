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
import type { Fetch, StepRegistry } from '../action/step.ts';
import { widgetOf } from '../display/useWidget.ts';
import { EditCell, SwitchCell } from '../list/cells.ts';
import { blockComponents } from './blockComponents.tsx';

/** The code that pages are made of. */
export interface Code {
  widgets: readonly Widget[];
  steps: StepRegistry;
}

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
class Fetcher implements Fetch {
  private readonly code: Code;
  constructor(code: Code) {
    this.code = code;
  }

  part(component: unknown): void {
    fetchPart(component);
  }

  widget(name: string, role: Role): void {
    fetchPart(widgetOf(this.code.widgets, name)?.[role]);
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
  blocks(body: readonly BlockPlan[]): void {
    for (const block of body) {
      fetchPart(blockComponents[block.type]);
      if (block.type === 'list') this.list(block);
      if (block.type === 'descriptions')
        for (const { component } of block.items) this.widget(component, 'display');
      this.blocks(blocksIn(block));
    }
  }

  node({ kind, component, children, item }: NodePlan): void {
    this.widget(component, kind === 'layout' ? 'layout' : 'input');
    for (const child of item ? [...children, item] : children) this.node(child);
  }

  steps(steps: readonly StepPlan[]): void {
    for (const step of steps) this.code.steps[step.type]?.fetchAhead?.(step, this);
  }

  /** What opens over what is drawn. */
  opened(body: readonly BlockPlan[]): void {
    for (const block of body) {
      for (const { run } of actionsIn(block)) this.steps(run);
      if (block.type === 'list') {
        for (const { component } of block.query.slice(block.queryShown))
          this.widget(component, 'input');
        if (block.expand) this.blocks(block.expand);
      }
      this.opened(blocksIn(block));
    }
  }
}

/** Fetches what the page draws at once. A part that does not come says so where it is drawn. */
export function preloadShown({ body }: PagePlan, code: Code): void {
  new Fetcher(code).blocks(body);
}

/** Milliseconds after which a page has come to rest. */
const rest = 1500;

/** Fetches, once the page has come to rest, what its forms and actions need, so that the first of them opens at once. */
export function preloadOpened({ body, forms }: PagePlan, code: Code): () => void {
  const timer = setTimeout(() => {
    const fetcher = new Fetcher(code);
    fetcher.opened(body);
    for (const { nodes } of Object.values(forms)) for (const node of nodes) fetcher.node(node);
  }, rest);
  return () => clearTimeout(timer);
}
