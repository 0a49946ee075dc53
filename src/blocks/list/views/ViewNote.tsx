import { texts } from '../../../runtime/locale/index.ts';
import { lateTexts } from '../../../runtime/locale/late/index.ts';
import type { ListPlan } from '../plan.ts';
import { goneFrom } from './compare.ts';
import { readContent } from './content.ts';
import type { SavedView } from '../../../schema/protocol.ts';
import './views.css';

/** Says what a view names and the list does not have. */
export function ViewNote({ plan, view }: { plan: ListPlan; view: SavedView }) {
  const gone = goneFrom(plan, readContent(plan, view.content));
  if (gone.length === 0) return null;
  return (
    <p className="pl-list-gone pl-secondary" role="note">
      {lateTexts.views.gone(gone.join(texts.common.comma))}
    </p>
  );
}
