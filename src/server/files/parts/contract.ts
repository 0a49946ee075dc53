/** Files that are stored in parts, in any order and by any node, and joined when all are there. */

/** A file of which parts are stored. */
export interface PartedFile {
  /** The key that it will have. */
  key: string;
  /** What the storage calls its parts. */
  handle: string;
}

/** A part that is stored. */
export interface StoredPart {
  /** Its place, from 1. */
  number: number;
  /** SHA-256 in hexadecimal. */
  checksum: string;
  /** What the storage said of it. */
  tag: string;
}

export interface PartStorage {
  /** @returns the handle of the file */
  begin(key: string): Promise<string>;
  /**
   * Stores a part for good; nothing of it stays when its source fails. One of the same number is
   * replaced.
   * @returns its tag
   * @throws PartsLost when the file has been joined or abandoned
   */
  put(
    file: PartedFile,
    part: Omit<StoredPart, 'tag'>,
    content: AsyncIterable<Buffer>,
  ): Promise<string>;
  /**
   * Makes the file of its parts, which are all of them, in order; may be done again.
   * @param size bytes of the whole
   * @throws PartsLost when one of them is not there as it was stored
   */
  join(file: PartedFile, parts: readonly StoredPart[], size: number): Promise<void>;
  /** Removes all parts; a file made of them stays. May be done again. */
  abandon(file: PartedFile): Promise<void>;
}

/** Parts that were stored are gone, or no longer what they were. */
export class PartsLost extends Error {
  constructor(cause?: unknown) {
    super('Parts of an upload are not there any more', { cause });
    this.name = 'PartsLost';
  }
}
