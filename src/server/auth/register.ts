/**
 * Registering oneself (docs/protocol/sign-in.md#registration). Closed unless config
 * sys.account.registerUser is `true`.
 */
import { say } from '../../schema/locale/message.ts';
import type { Database, Db } from '../db/database.ts';
import { timeText } from '../db/time.ts';
import { Refusal } from '../http/errors.ts';
import { passwordLength } from '../../schema/password.ts';
import type { PasswordLength } from '../../schema/password.ts';
import { visibleText } from '../../schema/record/visibleText.ts';
import { configValue } from '../settings/parameters.ts';
import { isNameTaken, requireDistinct } from './accounts/names.ts';
import { passwordLengthRule, requireAllowed } from './accounts/password.ts';
import type { Client } from './client.ts';
import type { Credentials } from './login.ts';
import { requireCaptcha } from './login.ts';
import { writeLoginLog } from './login-log.ts';
import { hashPassword } from './password.ts';
import { configKeys } from '../../protocol/configKeys.ts';

/** Whether people without an account may register. */
export const isRegistrationOpen = async (db: Db): Promise<boolean> =>
  (await configValue(db, configKeys.registerUser)) === 'true';

/** Makes a user without department, role or post. @throws Refusal */
export async function registerUser(
  database: Database,
  credentials: Credentials,
  client: Client,
  captcha: boolean,
  now: number,
): Promise<void> {
  if (!(await isRegistrationOpen(database.read)))
    throw new Refusal(say`当前系统没有开启注册功能！`);
  if (captcha) await requireCaptcha(database, credentials, now);
  const { password } = credentials;
  const username = plainName(credentials.username);
  checkForm(username, password, passwordLength(await passwordLengthRule(database.read)));
  await requireAllowed(database.read, { password, userName: username });
  const hash = await hashPassword(password);
  await database.transaction(async (db) => {
    // Of several registrations at once, the index admits one; rows from before may stand in the way
    // of that index.
    if (await isNameTaken(db, username)) throw taken(username);
    const name_skeleton = await requireDistinct(db, username, (text) => new Refusal(text));
    const stored = await db
      .insertInto('sys_user')
      .values({
        user_name: username,
        nick_name: username,
        name_skeleton,
        password: hash,
        status: '0',
        del_flag: '0',
        pwd_update_date: timeText(now),
        create_by: username,
        create_time: timeText(now),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (!stored) throw taken(username);
    await writeLoginLog(
      db,
      { userName: username, succeeded: true, msg: say`注册成功` },
      client,
      now,
    );
  });
}

const taken = (username: string): Refusal =>
  new Refusal(say`保存用户'${username}'失败，注册账号已存在`);

/**
 * What the name looks like: compatibility forms are stored as plain letters, but blanks around it
 * are refused.
 */
const plainName = (given: string): string => given.normalize('NFKC');

function checkForm(username: string, password: string, { least, most }: PasswordLength): void {
  if (!username) throw new Refusal(say`用户名不能为空`);
  if (!password) throw new Refusal(say`用户密码不能为空`);
  if (username.length < 2 || username.length > 20)
    throw new Refusal(say`账户长度必须在2到20个字符之间`);
  if (password.length < least || password.length > most)
    throw new Refusal(say`密码长度必须在${least}到${most}个字符之间`);
  // The name becomes the nick name, which may not hold markup
  // (docs/protocol/conventions.md#the-text-filter).
  if (/[<>]/.test(username)) throw new Refusal(say`用户账号不能包含脚本字符`);
  // What nobody sees would make it look like somebody else's name in lists and logs.
  if (/^\s|\s$/.test(username) || !visibleText(username))
    throw new Refusal(say`用户账号不能包含不可见字符`);
}
