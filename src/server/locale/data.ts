/**
 * Data that people see by its name and may change: menus, dictionaries, roles and whatever else
 * comes with an installation. It is stored in Chinese; readers of another language see the
 * translation as long as a text is the shipped one.
 */
import { isChinese } from '../../schema/locale/placeholders.ts';
import type { Defaults } from '../../schema/generated/types.gen.ts';

/**
 * Members of answers that show shipped texts under another name than the field they are stored in.
 */
const shownAs: Readonly<Record<string, readonly string[]>> = {
  // Trees and choices.
  label: ['menuName', 'deptName', 'dictLabel'],
  // Routes of menus.
  title: ['menuName'],
  // What clients learn of the installation.
  copyright: ['configValue'],
};

/** Members that list names of records, with commas between them, and the field the names are of. */
export const joinedNames: Readonly<Record<string, string>> = {
  roleGroup: 'roleName',
  postGroup: 'postName',
};

/** Members that hold what the server itself has written down: in logs, of sessions. */
export const written: ReadonlySet<string> = new Set([
  'title',
  'msg',
  'errorMsg',
  'loginLocation',
  'operLocation',
  'browser',
]);

/** Names of the fields whose texts a member of answers shows: its own, and those it stands for. */
export const fieldsBehind = (member: string): readonly string[] => [
  member,
  ...((Object.hasOwn(shownAs, member) && shownAs[member]) || []),
];

/** The texts that came with an installation. */
export interface ShippedTexts {
  /**
   * The model with whose rows a text was shipped for a member of answers; undefined: it was not.
   */
  modelOf(member: string, text: string): string | undefined;
  /** All texts that a member of answers may show. */
  of(member: string): string[];
}

export function shippedTexts(defaults: readonly Defaults[]): ShippedTexts {
  const shipped = new Map<string, Map<string, string>>();
  for (const { model, rows } of defaults)
    for (const [member, text] of rows.flatMap((row) => Object.entries(row))) {
      if (typeof text !== 'string' || !isChinese(text)) continue;
      if (!shipped.has(member)) shipped.set(member, new Map());
      shipped.get(member)!.set(text, model);
    }
  return {
    modelOf: (member, text) =>
      fieldsBehind(member)
        .map((name) => shipped.get(name)?.get(text))
        .find((model) => model !== undefined),
    of: (member) => fieldsBehind(member).flatMap((name) => [...(shipped.get(name)?.keys() ?? [])]),
  };
}
