/**
 * Time-based one-time passwords as authenticator apps make them (RFC 6238 over RFC 4226): SHA-1,
 * six digits, thirty seconds.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Milliseconds for which one code is shown. */
const period = 30_000;
const digits = 6;
/** Clocks may be one step early or late. */
const tolerance = [0, -1, 1] as const;

/** Number of the period a moment (epoch milliseconds) lies in. */
const stepAt = (moment: number): number => Math.floor(moment / period);

/** The code of one step. */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE(mac.readUInt8(mac.length - 1) & 0x0f) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step whose code this is, near the moment; null when it is none of them. */
export function matchingStep(secret: Buffer, code: string, moment: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const given = Buffer.from(code);
  for (const offset of tolerance) {
    const step = stepAt(moment) + offset;
    if (timingSafeEqual(Buffer.from(codeOf(secret, step)), given)) return step;
  }
  return null;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 of RFC 4648 without padding, as authenticator apps take secrets. */
export function base32(bytes: Buffer): string {
  let text = '';
  let value = 0;
  let bits = 0;
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xffff;
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(value >>> (bits - 5)) & 31];
  }
  return bits > 0 ? text + alphabet[(value << (5 - bits)) & 31] : text;
}

/** The address an app reads from a QR code. */
export function otpauthUri(
  secret: Buffer,
  { issuer, account }: { issuer: string; account: string },
): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return (
    `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}` +
    `&algorithm=SHA1&digits=${digits}&period=${period / 1000}`
  );
}
