/**
 * Names of users: no two of them look alike. Compatibility forms such as full-width letters are
 * stored as plain ones; letters of other scripts that look like those of a present name are refused
 * (Unicode TS 39, confusable skeletons).
 */
import { say, type MessageText } from '../../../schema/locale/message.ts';
import { sql } from 'kysely';
import unhomoglyph from 'unhomoglyph';
import type { Database, Db } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { foldedText } from '../../db/text.ts';
import { visibleText } from '../../../schema/record/visibleText.ts';

/** The longest that the table takes. */
const most = 30;

/**
 * A name as it is stored. Looked at again in its plain form: full-width brackets become those of
 * tags.
 * @throws Refusal for one that shows nothing where it says something, or holds markup
 */
export function storedName(given: string): string {
  const name = given.normalize('NFKC').trim();
  if (!visibleText(name)) throw new Refusal(say`用户账号不能包含不可见字符`, 500, 'userName');
  if (/[<>]/.test(name)) throw new Refusal(say`用户账号不能包含脚本字符`, 500, 'userName');
  if (name.length > most)
    throw new Refusal(say`用户账号长度不能超过${most}个字符`, 500, 'userName');
  return name;
}

/** Whether a user has the name, in any case of its letters. @param but the user who may have it */
export async function isNameTaken(db: Db, username: string, but = 0): Promise<boolean> {
  const found = await db
    .selectFrom('sys_user')
    .select('user_id')
    .where(sql<string>`lower(user_name)`, '=', foldedText(username))
    .where('user_id', '!=', but)
    .where('del_flag', '=', '0')
    .limit(1)
    .execute();
  return found.length > 0;
}

/** Names with one skeleton look alike. Only for comparing: it is no name itself. */
export function skeletonOf(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase().normalize('NFD');
  return unhomoglyph(plain).normalize('NFD');
}

/**
 * Among plain ASCII names `l` and `1` are distinguished as ever: only letters of other scripts are
 * suspicious.
 * @param refuse makes the refusal from its text
 * @returns the skeleton to store with the name.
 * @throws Refusal when a present user has a name that looks like it
 */
export async function requireDistinct(
  db: Db,
  name: string,
  refuse: (text: MessageText) => Refusal,
): Promise<string> {
  const skeleton = skeletonOf(name);
  // Counted anyway when the user is stored: counted now, two look-alikes made at once wait for each
  // other.
  await db
    .updateTable('sys_auth_epoch')
    .set((row) => ({ value: row('value', '+', 1) }))
    .execute();
  const alike = await db
    .selectFrom('sys_user')
    .select('user_name')
    .where('name_skeleton', '=', skeleton)
    .where('del_flag', '=', '0')
    .execute();
  const isConfusing = alike.some(
    ({ user_name }) =>
      user_name.toLowerCase() !== name.toLowerCase() && !(isAscii(name) && isAscii(user_name)),
  );
  if (isConfusing) throw refuse(say`用户账号与已有账号过于相似，容易混淆`);
  return skeleton;
}

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** Users made before names had skeletons, or by another way, get theirs at the start. */
export async function fillSkeletons(database: Database): Promise<void> {
  await database.transaction(async (db) => {
    const users = await db
      .selectFrom('sys_user')
      .select(['user_id', 'user_name'])
      .where('name_skeleton', 'is', null)
      .execute();
    for (const { user_id, user_name } of users) {
      await db
        .updateTable('sys_user')
        .set({ name_skeleton: skeletonOf(user_name) })
        .where('user_id', '=', user_id)
        .execute();
    }
  });
}
