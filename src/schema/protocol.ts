/**
 * What the kernel and the runtime ask of the protocol that a server speaks. They know none
 * themselves: shell, server and checker hand one in. `src/protocol` is that of RuoYi-Vue; another
 * one is another folder that implements this (docs/decisions/protocol.md).
 */
import type { Answers } from './protocol/answers.ts';
import type { ChunkedRequests } from './protocol/chunkedUploads.ts';
import type { Dictionaries } from './protocol/dictionaries.ts';
import type { Lists } from './protocol/lists.ts';
import type { RefusalMeaning } from './protocol/refusals.ts';
import type { Resources } from './protocol/resources.ts';
import type { Rights } from './protocol/rights.ts';
import type { SavedViews } from './protocol/savedViews.ts';
import type { Answer } from './protocol/wire.ts';
import type { Workbooks } from './protocol/workbooks.ts';

export type * from './protocol/answers.ts';
export type * from './protocol/chunkedUploads.ts';
export type * from './protocol/dictionaries.ts';
export type * from './protocol/lists.ts';
export type * from './protocol/refusals.ts';
export type * from './protocol/resources.ts';
export type * from './protocol/rights.ts';
export type * from './protocol/savedViews.ts';
export type * from './protocol/wire.ts';
export type * from './protocol/workbooks.ts';

/** The two values of fields that switch something on and off, as texts. */
export interface SwitchStates {
  on: string;
  off: string;
}

/** Where the defaults of an installation hold what other files name: models and their fields. */
export interface NamedRecords {
  dictTypes: { model: string; type: string };
  dictEntries: { model: string; type: string; value: string };
  menus: { model: string; permission: string };
}

/** Requests that widgets send by themselves, unless their props say otherwise. */
export interface WidgetRequests {
  /** Brings another picture of a captcha: its answer holds `uuid` and `img`. */
  captcha: { url: string };
  /**
   * Stores a file: in which part of the form it is sent, and which member of the answer is its
   * path. `forRecord` are parameters that say the file is meant for a record.
   */
  upload: {
    url: string;
    part: string;
    member: string;
    forRecord: Readonly<Record<string, string>>;
    /**
     * Loads how large files are sent in chunks; absent: the protocol knows no such way. Whether the
     * server takes them is the feature `chunkedUpload`.
     */
    chunked?(): Promise<ChunkedRequests>;
  };
}

/** A protocol, as the kernel and the runtime see it. */
export interface Protocol {
  rights: Rights;
  resources: Resources;
  lists: Lists;
  answers: Answers;
  /**
   * What a refusal means.
   * @param code that of the refusal
   * @param answer the answer, if there was one
   */
  refusal(code: number, answer: Answer | undefined): RefusalMeaning;
  dictionaries: Dictionaries;
  workbooks: Workbooks;
  /** Absent: the protocol knows none. Whether the server keeps them is the feature `savedViews`. */
  savedViews?: SavedViews;
  switchStates: SwitchStates;
  namedRecords: NamedRecords;
  widgets: WidgetRequests;
  /** Hours by which the wall clock of dates is ahead of UTC. */
  hoursAhead: number;
}
