/** What can be put into a page, seen from what is chosen. */
import type { Model } from '../../schema/generated/types.gen.ts';
import { modelAtPlace } from '../document/models.ts';
import type { Path } from '../document/path.ts';
import { designerTexts } from '../locale/index.ts';
import type { Designer } from '../state/context.ts';
import { insertItem } from './insert.ts';
import { fieldItems, paletteGroups, paletteItems, partItems, type PaletteItem } from './items.ts';
import { targetFor, type Target } from './target.ts';

/** Items, and the names of their groups in their order. */
export interface Offer {
  model: Model | undefined;
  items: readonly PaletteItem[];
  groups: Readonly<Record<string, string>>;
}

/** Whether an item can be put into what is edited: into a form by itself only fields and layout. */
const standsIn = ({ kinds }: PaletteItem, root: Path): boolean =>
  root.length === 0 || kinds.includes('FormItem');

/**
 * What the palette offers.
 *
 * @param at place whose model has the fields; default what is chosen
 */
export function offered(
  { store, project }: Designer,
  { document, chosen, at = chosen }: { document: unknown; chosen: Path; at?: Path | undefined },
): Offer {
  const texts = designerTexts();
  const model = modelAtPlace(document, at, project);
  const fitting = partItems(texts.part).filter(({ kinds }) => targetFor(document, chosen, kinds));
  const items = [...fieldItems(model, project), ...fitting, ...paletteItems()].filter((item) =>
    standsIn(item, store.root),
  );
  const groups = { model: texts.modelFields(model?.label ?? ''), ...paletteGroups(texts.kinds) };
  return { model, items, groups };
}

/** Puts an item into the list that was asked for, else where it fits best; or says why not. */
export function putItem(designer: Designer, item: PaletteItem, given?: Target): void {
  const { store } = designer;
  const fits = given && item.kinds.includes(given.kind) ? given : undefined;
  const target = fits ?? targetFor(store.document(), store.getState().chosen, item.kinds);
  if (target) insertItem(designer, item, target);
  else store.refuse(designerTexts().noPlace(item.label));
}
