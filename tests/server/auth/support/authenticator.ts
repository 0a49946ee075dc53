/** An authenticator app, written apart from the server: RFC 6238 over base32 secrets. */
import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOf(base32: string): Buffer {
  const bits = [...base32]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The six digits an app shows for a secret at a moment (epoch milliseconds). */
export function codeAt(base32: string, moment: number): string {
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(moment / 30_000), 4);
  const mac = createHmac('sha1', bytesOf(base32)).update(counter).digest();
  return String((mac.readUInt32BE(mac.readUInt8(19) & 15) & 0x7fff_ffff) % 1_000_000).padStart(
    6,
    '0',
  );
}

/** Different codes that are wrong at a moment, and in the steps around it. */
export function wrongCodes(base32: string, moment: number, count: number): string[] {
  const right = [-1, 0, 1, 2].map((step) => codeAt(base32, moment + step * 30_000));
  return Array.from({ length: count + right.length }, (_, index) => String(index).padStart(6, '0'))
    .filter((code) => !right.includes(code))
    .slice(0, count);
}

export const wrongCode = (base32: string, moment: number): string =>
  wrongCodes(base32, moment, 1)[0]!;
