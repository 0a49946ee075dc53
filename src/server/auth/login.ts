/**
 * Signing in: the rules of docs/protocol/sign-in.md#sign-in, in their order and with their
 * messages.
 */
import { say, type MessageText } from '../../schema/locale/message.ts';
import { sql } from 'kysely';
import { passwordStrength, widestLength } from '../../schema/password.ts';
import type { Database, Db } from '../db/database.ts';
import { timeText } from '../db/time.ts';
import { Refusal } from '../http/errors.ts';
import { foldedText } from '../db/text.ts';
import { configValue } from '../settings/parameters.ts';
import { isBlackListed } from './black-list.ts';
import { captchaExpired, checkCaptcha, passCaptcha } from './captcha/captcha.ts';
import type { Client } from './client.ts';
import { findDevice, rememberDevice } from './devices.ts';
import { admitAttempt, recordSuccess, withdrawAttempt } from './lockout.ts';
import type { Attempt } from './lockout.ts';
import { writeLoginLog } from './login-log.ts';
import { verifyPassword } from './password.ts';
import { loadPrincipal } from './principal.ts';
import { codeProblem } from './second-factor/second-factors.ts';
import type { SecondFactors } from './second-factor/second-factors.ts';
import type { Sessions } from './sessions.ts';
import { defined } from '../../schema/defined.ts';
import { configKeys } from '../../protocol/configKeys.ts';
import { codes } from '../../protocol/codes.ts';
import type { Demands } from '../../protocol/demands.ts';

const unknownOrWrong = say`用户不存在/密码错误`;

/**
 * totp: code of the second factor or a recovery code; empty in the first step.
 * reauthenticate: the client can ask for a proof again, so its session is asked for one (proof.ts).
 */
export interface Credentials {
  username: string;
  password: string;
  code: string;
  uuid: string;
  totp: string;
  reauthenticate: boolean;
}

/**
 * A refused sign-in whose log row says something else than the answer, or whose answer says to
 * clients how to go on.
 */
class LoginRefusal extends Refusal {
  readonly logged: MessageText;
  constructor(text: MessageText, logged = text, members?: Readonly<Record<string, unknown>>) {
    super(text, members ? codes.warning : codes.failure, undefined, members);
    this.logged = logged;
  }
}

/** What a completed sign-in gives the browser. */
export interface SignedIn {
  token: string;
  /** Value for the device cookie. */
  device: string;
}

export interface LoginService {
  /** @throws Refusal after writing the login log */
  login(credentials: Credentials, client: Client, captcha: boolean): Promise<SignedIn>;
}

/** What signing in needs of the server. */
interface Environment {
  database: Database;
  sessions: Sessions;
  secondFactors: SecondFactors;
  now(): number;
}

export function createLogin(environment: Environment): LoginService {
  const { database, now } = environment;
  const oneByOne = queueByKey();
  return {
    async login(credentials, client, captcha) {
      try {
        if (captcha) await requireCaptcha(database, credentials, now());
        await checkForm(database, credentials, client);
        // Attempts on one account from one place wait for each other: right ones sent at once would
        // else look like guesses.
        return await oneByOne(
          `${sameName(credentials.username)} ${client.device ?? client.ip}`,
          () => signIn(environment, credentials, client, captcha),
        );
      } catch (error) {
        if (error instanceof Refusal) {
          const msg = error instanceof LoginRefusal ? error.logged : error.text;
          await writeLoginLog(
            database.write,
            { userName: credentials.username, succeeded: false, msg },
            client,
            now(),
          );
        }
        throw error;
      }
    },
  };
}

/** Rules 1 and 2. */
export async function requireCaptcha(
  database: Database,
  { uuid, code }: Credentials,
  now: number,
): Promise<void> {
  if (!uuid) throw new Refusal(captchaExpired);
  await checkCaptcha(database.write, uuid, code, now);
}

/** Rules 3 to 6. */
async function checkForm(
  database: Database,
  { username, password }: Credentials,
  client: Client,
): Promise<void> {
  if (!username || !password) throw new LoginRefusal(unknownOrWrong, say`* 必须填写`);
  if (password.length < widestLength.least || password.length > widestLength.most)
    throw new Refusal(unknownOrWrong);
  if (username.length < 2 || username.length > 20) throw new Refusal(unknownOrWrong);
  if (isBlackListed(client.ip, await configValue(database.read, configKeys.blackList)))
    throw new Refusal(say`很遗憾，访问IP已被列入系统黑名单`);
}

/** Rules 7 to 10, and what success brings about. */
async function signIn(
  environment: Environment,
  { username, password, totp, reauthenticate }: Credentials,
  client: Client,
  captcha: boolean,
): Promise<SignedIn> {
  const { database, sessions } = environment;
  const now = environment.now();
  const user = await findUser(database.read, username);
  // Names that nobody has and those of disabled people take every step that others take, so that
  // neither texts nor times distinguish them before the password is right.
  const deviceId = await findDevice(database.read, client.device, user?.user_id ?? nobody, now);
  const attempt = { userName: user?.user_name ?? sameName(username), ip: client.ip, deviceId };
  await admitAttempt(database.write, attempt, now);
  if (!(await verifyPassword(password, user?.password)) || !user) throw new Refusal(unknownOrWrong);
  if (user.status !== '0') throw new Refusal(say`用户已封禁，请联系管理员`);
  const msg = await secondStep(environment, { userId: user.user_id, attempt, totp, captcha });
  return database.transaction(async (db) => {
    const principal = await loadPrincipal(db, user.user_id);
    if (!principal) throw new Refusal(say`用户已封禁，请联系管理员`);
    await recordSuccess(db, attempt);
    await db
      .updateTable('sys_user')
      .set({
        login_ip: client.ip,
        login_date: timeText(now),
        pwd_strength: passwordStrength(password),
      })
      .where('user_id', '=', user.user_id)
      .execute();
    await writeLoginLog(db, { userName: user.user_name, succeeded: true, msg }, client, now);
    return {
      token: await sessions.start(db, principal, client, reauthenticate),
      device: await rememberDevice(db, client.device, principal.userId, now),
    };
  });
}

/**
 * Names are the same in any case of their letters, and with blanks behind them
 * (docs/protocol/measured.md).
 */
const sameName = (name: string): string => foldedText(name.trimEnd());

/**
 * The user of a name as it was typed, or of its plain form: input methods write full-width letters.
 * Of names from before that differ in case alone, the one that was typed.
 */
async function findUser(db: Db, name: string) {
  const typed = name.trimEnd();
  const find = (text: string) =>
    db
      .selectFrom('sys_user')
      .select(['user_id', 'user_name', 'password', 'status'])
      .where(sql<string>`lower(user_name)`, '=', foldedText(text))
      .where('del_flag', '=', '0')
      .orderBy(sql`case when user_name = ${text} then 0 else 1 end`)
      .limit(1)
      .executeTakeFirst();
  const plain = typed.normalize('NFKC');
  return (await find(typed)) ?? (plain === typed ? undefined : find(plain));
}

/** No user has this id. */
const nobody = 0;

interface SecondStep {
  userId: number;
  attempt: Attempt;
  totp: string;
  captcha: boolean;
}

/**
 * Asks for the second factor after a right password. A wrong code counts like a wrong password.
 * @returns what the log says of the sign-in
 */
async function secondStep(
  { database, secondFactors, now }: Environment,
  { userId, attempt, totp, captcha }: SecondStep,
): Promise<MessageText> {
  if (!(await secondFactors.isActive(database.read, userId))) return say`登录成功`;
  if (totp === '') await withdrawAttempt(database.write, attempt);
  const outcome =
    totp === '' ? 'missing' : await secondFactors.accept(database.write, userId, totp);
  if (outcome === 'totp') return say`登录成功`;
  if (outcome === 'recovery') return say`登录成功，使用了恢复码`;
  // The captcha was used up by this step: the next one brings the answer along.
  const members = {
    ...({ totpRequired: true } satisfies Demands),
    ...defined({ captcha: captcha ? await passCaptcha(database.write, now()) : undefined }),
  };
  if (outcome === 'missing')
    throw new LoginRefusal(say`请输入两步验证码`, say`密码正确，等待两步验证`, members);
  const problem = codeProblem(outcome)!;
  throw new LoginRefusal(problem, problem, members);
}

/** Runs work of one key in order, work of different keys side by side. */
function queueByKey() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const previous = last.get(key) ?? Promise.resolve();
    const run = previous.then(work, work);
    const finished = run.catch(() => undefined);
    last.set(key, finished);
    try {
      return await run;
    } finally {
      if (last.get(key) === finished) last.delete(key);
    }
  };
}
