/**
 * Which parts of the application a page needs, read from its plan: they come together, not one
 * after the other as they are drawn.
 */
import type { LazyPart } from '../../parts/lazyPart.tsx';
import type { BlockPlan, NodePlan, PagePlan, StepPlan } from '../../schema/compile/plan.ts';
import type { Fetch, StepRegistry } from '../action/step.ts';
import { widgetOf } from '../display/useWidget.ts';
import { ListField } from '../form/view/ListField.tsx';
import { RecordList } from '../form/view/pickedRecords.ts';
import { FieldReveal } from '../form/view/revealed.ts';
import type { RuntimeHost } from '../host.ts';
import { blockOf, type Preloader } from '../block.ts';

type Role = 'input' | 'display' | 'layout' | 'rows';

/** Registered code that parts of a plan name. */
type Registered = Pick<RuntimeHost, 'widgets' | 'blocks'> & { steps: StepRegistry };

/** Walks over parts of a plan and fetches what they need. */
class Fetcher implements Preloader, Fetch {
  private readonly registered: Registered;
  constructor(registered: Registered) {
    this.registered = registered;
  }

  part(component: unknown): void {
    void (component as Partial<LazyPart<object>> | undefined)?.preload?.();
  }

  widget(name: string, role: Role): void {
    this.part(widgetOf(this.registered.widgets, name)?.[role]);
  }

  /** What is drawn when the blocks are. */
  blocks(body: readonly BlockPlan[]): void {
    for (const plan of body) {
      const block = blockOf(this.registered.blocks, plan);
      this.part(block?.Component);
      block?.preload?.(plan, this);
      this.blocks(block?.inside?.(plan) ?? []);
    }
  }

  node({ kind, component, children, item, onChange, button, reveal, records }: NodePlan): void {
    this.widget(component, kind === 'layout' ? 'layout' : item ? 'rows' : 'input');
    if (onChange) this.steps(onChange.run);
    if (button) this.steps(button.run);
    if (item) this.part(ListField);
    if (reveal) this.part(FieldReveal);
    if (records) {
      this.part(RecordList);
      this.blocks([records.list as BlockPlan]);
    }
    for (const child of item ? [...children, item] : children) this.node(child);
  }

  steps(steps: readonly StepPlan[]): void {
    for (const step of steps) this.registered.steps[step.type]?.fetchAhead?.(step, this);
  }

  /** What opens over what is drawn. */
  opened(body: readonly BlockPlan[]): void {
    for (const plan of body) {
      const block = blockOf(this.registered.blocks, plan);
      for (const { run } of block?.actions?.(plan) ?? []) this.steps(run);
      block?.preloadLater?.(plan, this);
      this.opened(block?.inside?.(plan) ?? []);
    }
  }
}

/** Fetches what the page draws at once. A part that does not come is reported where it is drawn. */
export function preloadShown({ body }: PagePlan, registered: Registered): void {
  new Fetcher(registered).blocks(body);
}

/** Milliseconds after which a page has come to rest. */
const rest = 1500;

/**
 * Fetches, once the page has come to rest, what its forms and actions need, so that the first of
 * them opens at once.
 */
export function preloadOpened({ body, forms }: PagePlan, registered: Registered): () => void {
  const timer = setTimeout(() => {
    const fetcher = new Fetcher(registered);
    fetcher.opened(body);
    for (const { nodes } of Object.values(forms)) for (const node of nodes) fetcher.node(node);
  }, rest);
  return () => clearTimeout(timer);
}
