import { existsAt, valueAt } from '../../schema/edit/operations.ts';
import { toPointer, type Path } from '../document/path.ts';
import { designerTexts } from '../locale/index.ts';
import { objectSchema, schemaOfPlace } from '../outline/parts.ts';
import { membersOf, type Member } from '../panel/members.ts';
import { fieldNameOf } from '../panel/panelPage.ts';
import type { Designer } from '../state/context.ts';

/** The member of a part that a place stands in; undefined: it is edited elsewhere. */
function memberAt({ store, project }: Designer, path: Path, keys: Path): Member | undefined {
  const document = store.document();
  const declared = schemaOfPlace(document, path);
  if (!declared || keys.length === 0 || !existsAt(document, path)) return undefined;
  const schema = objectSchema(declared, valueAt(document, path));
  if (!schema?.properties) return undefined;
  const members = membersOf(schema, { document, path, project }, designerTexts());
  return members.find((one) => one.keys.every((key, depth) => key === keys[depth]));
}

/** Chooses the part that a text stands in, and opens the tab of the panel with its member. */
export function goTo(designer: Designer, path: Path, keys: Path = []): void {
  const { store } = designer;
  if (!store.getState().preview?.isAsking) store.leavePreview();
  store.choose(path);
  const member = memberAt(designer, path, keys);
  store.setState({
    pane: 'panel',
    ...(member && { panelTab: member.group, sought: { member: fieldNameOf(member) } }),
  });
}

/** Gives the focus to a part in the outline, where that is in sight. */
export function focusInOutline(path: Path): void {
  const line = document.querySelector<HTMLElement>(
    `.pl-outline [data-at="${CSS.escape(toPointer(path))}"]`,
  );
  if (line?.checkVisibility()) line.focus();
}
