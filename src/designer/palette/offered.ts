/** What can be put into a page, seen from what is chosen. */
import type { Model } from '../../schema/generated/types.gen.ts';
import type { Path } from '../document/path.ts';
import type { Project } from '../document/project.ts';
import { designerTexts, type DesignerTexts } from '../locale/index.ts';
import type { Designer } from '../state/context.ts';
import { insertItem } from './insert.ts';
import { fieldItems, paletteGroups, paletteItems, partItems, type PaletteItem } from './items.ts';
import { targetFor, type Target } from './target.ts';

/** All that there is, wherever it could stand. */
interface Stock {
  fields: readonly PaletteItem[];
  parts: readonly PaletteItem[];
  others: readonly PaletteItem[];
}

/** Items for the fields of a model, for parts of the format, and what stands by itself. */
export const stockOf = (
  model: Model | undefined,
  { project, texts }: { project: Project; texts: DesignerTexts },
): Stock => ({
  fields: fieldItems(model, project),
  parts: partItems(texts.part),
  others: paletteItems(),
});

/** The names of the groups, in their order. */
export const groupsOf = (
  model: Model | undefined,
  texts: DesignerTexts,
): Readonly<Record<string, string>> => ({
  model: texts.modelFields(model?.label ?? ''),
  ...paletteGroups(texts.kinds),
});

/** Whether an item can be put into what is edited: into a form by itself only fields and layout. */
const standsIn = ({ kinds }: PaletteItem, root: Path): boolean =>
  root.length === 0 || kinds.includes('FormItem');

/** What of it is offered, seen from what is chosen; the items stay the same objects. */
export function offeredOf(
  { fields, parts, others }: Stock,
  { document, chosen, root }: { document: unknown; chosen: Path; root: Path },
): PaletteItem[] {
  const fitting = parts.filter(({ kinds }) => targetFor(document, chosen, kinds));
  return [...fields, ...fitting, ...others].filter((item) => standsIn(item, root));
}

/** Puts an item into the list that was asked for, else where it fits best; or says why not. */
export function putItem(designer: Designer, item: PaletteItem, given?: Target): void {
  const { store } = designer;
  const fits = given && item.kinds.includes(given.kind) ? given : undefined;
  const target = fits ?? targetFor(store.document(), store.getState().chosen, item.kinds);
  if (target) insertItem(designer, item, target);
  else store.refuse(designerTexts().noPlace(item.label));
}
