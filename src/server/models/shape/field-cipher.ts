/** How values of encrypted fields are stored and found (docs/decisions/masked-and-encrypted.md). */
import { createHmac } from 'node:crypto';
import { unreadable } from '../../../schema/record/index.ts';
import { openUnder, sealUnder } from '../../config/sealed-box.ts';
import type { SecretKey } from '../../config/secret-key.ts';

/** Encrypts and finds texts under a ring of keys. */
export interface FieldCipher {
  /** Begins what is sealed under the key in use; other stored texts wait to be sealed again. */
  prefix: string;
  /** What identifies the key in use. */
  keyId: string;
  /** Texts are bound to the place that they are stored in. */
  seal(text: string, place: string): string;
  /** The text; one that was never sealed as it is, and `unreadable` where its key is not there. */
  open(stored: string, place: string): string;
  /** Keyed hashes of a text, that of the key in use first: equal texts have equal ones. */
  hashes(text: string): string[];
}

const form = /^sealed:([0-9a-f]{8}):([A-Za-z0-9_-]{38,})$/;

/** Whether a stored text is sealed, under whatever key. */
export const isSealed = (stored: string): boolean => form.test(stored);

/** @param keys the first is used for what is stored, all for what is read */
export function createFieldCipher(keys: readonly [SecretKey, ...SecretKey[]]): FieldCipher {
  const ring = new Map(keys.map((key) => [key.id, key.derive('pageloom fields')]));
  const hashKeys = [...new Map(keys.map((key) => [key.id, key])).values()].map((key) =>
    key.derive('pageloom field hashes'),
  );
  const [{ id: keyId }] = keys;
  const prefix = `sealed:${keyId}:`;
  return {
    prefix,
    keyId,
    seal: (text, place) => prefix + sealUnder(ring.get(keyId)!, Buffer.from(text), place),
    open(stored, place) {
      const [, id = '', sealed = ''] = form.exec(stored) ?? [];
      if (id === '') return stored;
      const key = ring.get(id);
      try {
        return key ? openUnder(key, sealed, place).toString() : unreadable;
      } catch {
        return unreadable;
      }
    },
    hashes: (text) =>
      hashKeys.map((key) => createHmac('sha256', key).update(text).digest('base64url')),
  };
}
