/** Passwords at rest: argon2id in the PHC text form, 97 characters. */
import { argon2 as argon2Callback, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const argon2 = promisify(argon2Callback);

/** OWASP's recommendation: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** The text to store for a password. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await argon2('argon2id', { message: password, nonce, tagLength, ...cost });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/**
 * Whether the password is the stored one. A stored text of another form never matches, after the
 * same work.
 */
export async function verifyPassword(
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  const match =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(
      stored ?? '',
    );
  if (!match) {
    await hashPassword(password);
    return false;
  }
  const [, memory, passes, parallelism, nonce = '', expected = ''] = match;
  const expectedHash = Buffer.from(expected, 'base64');
  const parameters = {
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: expectedHash.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  };
  return timingSafeEqual(await argon2('argon2id', parameters), expectedHash);
}

/** Letters and digits without look-alikes; 16 of them hold 92 bits. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** A password nobody can guess, easy to type. */
export function generatePassword(length = 16): string {
  const limit = 256 - (256 % alphabet.length);
  let password = '';
  while (password.length < length) {
    // Bytes past the last whole multiple are thrown away: they would make some letters likelier.
    for (const byte of randomBytes(length))
      if (byte < limit && password.length < length) password += alphabet[byte % alphabet.length];
  }
  return password;
}
