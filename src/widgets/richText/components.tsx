import { lazyPart } from '../../parts/lazyPart.tsx';
import type { WidgetComponents } from '../contract.ts';
import { texts } from '../locale/index.ts';

/** A notice over the whole window, which can be used meanwhile (docs/protocol/product.md). */
const Waiting = () => (
  <div className="pl-widget-waiting pl-rich-waiting">
    <div className="pl-rich-notice" role="status">
      {texts.rich.loading}
    </div>
  </div>
);

export const components: WidgetComponents = {
  input: lazyPart(async () => (await import('./RichText.tsx')).RichText, { waiting: <Waiting /> }),
};
