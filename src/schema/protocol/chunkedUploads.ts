/** How large files are sent in chunks (docs/decisions/chunked-uploads.md). */
import type { Answer, WireRequest } from './wire.ts';

/** A file that is to be sent in chunks. */
export interface ChunkedFile {
  name: string;
  /** Bytes. */
  size: number;
  /** The first `ChunkedRequests.headBytes` bytes, or all of a shorter one. */
  head: Uint8Array;
  /** By which the same file is found again; at most 200 characters. */
  fingerprint: string;
  isForRecord: boolean;
}

/** What the server has of a file in chunks. */
export interface ChunkedState {
  id: string;
  /** Bytes of a chunk, except the last one. */
  chunkSize: number;
  /** SHA-256 of the chunks that are there, in hexadecimal, by their numbers from 1. */
  chunks: ReadonlyMap<number, string>;
}

/** Requests that send a file in chunks. */
export interface ChunkedRequests {
  headBytes: number;
  /** Begins, or goes on with the unfinished upload of the same file. */
  begin(file: ChunkedFile): WireRequest;
  begun(answer: Answer): ChunkedState;
  chunk(id: string, part: { number: number; checksum: string; content: Blob }): WireRequest;
  /**
   * Answers as an upload does. `checksum` is that of the checksums of all chunks, joined in order.
   */
  finish(id: string, checksum: string): WireRequest;
  giveUp(id: string): WireRequest;
  /** What a refusal says: the upload is over (begin anew), or a chunk came damaged (send again). */
  meaning(answer: Answer | undefined): 'gone' | 'damaged' | undefined;
}
