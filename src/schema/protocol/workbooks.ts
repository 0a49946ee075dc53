import type { Values } from '../generated/types.gen.ts';
import type { Answer, WireRequest } from './wire.ts';

export interface RefusedRow {
  row: number;
  /** The sheet, where it is not the first one. */
  sheet?: string;
  name: string;
  reasons: { column?: string; message: string }[];
}

/** How an import went, where the server says so by numbers. */
export interface ImportCounts {
  importId: string;
  created: number;
  updated: number;
  failed: number;
  /** Rows that were not looked at, when the import was broken off. */
  unhandled: number;
  /** The first refused rows. */
  rows: RefusedRow[];
  /** What the workbook has and was not read, a sentence each; absent: nothing. */
  unread?: { message: string }[];
}

/** Exchange of workbooks. */
export interface Workbooks {
  /** The rows that a search finds; `params` are those of the list without pages. */
  export(url: string, params: Readonly<Record<string, unknown>>): WireRequest;
  /**
   * Sends one to be imported. @param update rows that exist already are changed instead of refused
   */
  send(url: string, file: File, update: boolean): WireRequest;
  template(url: string, params?: Values): WireRequest;
  /** The refused rows of an import, from the address that it was sent to. */
  errors(importUrl: string, importId: string): WireRequest;
  counts(answer: Answer): ImportCounts | undefined;
}
