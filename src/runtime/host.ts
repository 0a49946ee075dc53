/**
 * What the runtime needs from the application that holds it. The shell implements it; tests may,
 * too.
 */
import { createContext, useContext } from 'react';
import type { PageBundle } from '../schema/bundle/bundle.ts';
import type { Features } from '../schema/bundle/features.ts';
import type { Viewer } from '../schema/compile/plan.ts';
import type { Widget } from '../widgets/contract.ts';
import type { Answer, Protocol, WireRequest } from '../schema/protocol.ts';
import type { RegisteredBlock } from './block.ts';

/** A request, with what the client does about it. */
export interface HttpRequest extends WireRequest {
  signal?: AbortSignal;
  /** Called while the body goes out: bytes sent, and of how many, if that is known. */
  onUpload?(sent: number, total: number | undefined): void;
  /** true: the caller shows refusals itself; the rejection is still an ApiError. */
  quiet?: boolean;
  /**
   * The block that a write was started from; it is loaded again once it succeeded (data/writes.ts).
   * Not sent.
   */
  origin?: object;
  /**
   * Sent as the header Idempotency-Key: the same key is carried out once, however often it arrives.
   */
  idempotencyKey?: string;
}

/**
 * A refusal or failure. code is the envelope's code, or 0 for network failures. `shown` says that
 * the user saw it.
 */
export class ApiError extends Error {
  readonly code: number;
  readonly shown: boolean;
  /** Name of the refused field, when the server named it. */
  readonly field: string | undefined;
  /** The refusing answer, if there was one. */
  readonly answer: Answer | undefined;
  constructor(message: string, code: number, shown: boolean, field?: string, answer?: Answer) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.shown = shown;
    this.field = field;
    this.answer = answer;
  }
}

/** `A`: what is known of all answers. */
export interface Http<A extends Answer = Answer> {
  /**
   * Resolves with the answer to what was done; else shows the error (unless quiet) and rejects with
   * ApiError.
   */
  request(options: HttpRequest): Promise<A>;
  /** Downloads to a file with the protocol's messages; progress in bytes. Rejects with ApiError. */
  download(options: HttpRequest, filename: string): Promise<void>;
}

export type { PageBundle };

/** The route in which a page is shown. */
export interface PageRoute {
  /** Full path without query, such as /system/post. */
  path: string;
  query: Record<string, string>;
  /** Parts of the path that the route names, such as userId. */
  params?: Record<string, string>;
  navigate(to: string, options?: { replace?: boolean; query?: Record<string, string> }): void;
  /** Goes back and closes the page's tab. */
  back(): void;
  /** Replaces the query of the present address without a new history entry. */
  setQuery(query: Record<string, string | undefined>): void;
  /** Asks before the page is left while true (unsaved changes). */
  setDirty(dirty: boolean): void;
}

/** Per-user view state (columns, density, …), kept apart from page files. */
export interface PreferenceStore {
  get<T>(key: string): T | undefined;
  set<T>(key: string, value: T | undefined): void;
}

export type Notify = (tone: 'success' | 'info' | 'warning' | 'error', text: string) => void;

export interface RuntimeHost {
  http: Http;
  /** What the server speaks. */
  protocol: Protocol;
  viewer: Viewer;
  widgets: readonly Widget[];
  blocks: readonly RegisteredBlock[];
  loadPage(id: string): Promise<PageBundle>;
  preferences: PreferenceStore;
  tableSize: 'default' | 'middle' | 'small';
  tableBordered: boolean;
  /** Abilities of the server beyond the protocol. */
  features: Features;
  /** The address of a stored file; undefined for a text too long for one. */
  fileUrl(path: string): string | undefined;
  /** Present time by the clock of the server, in epoch milliseconds; default the machine's. */
  serverNow?(): number;
  /** Shows a short message that outlives the page; default: one in the page. */
  notify?: Notify;
  /**
   * Registered actions by name (schema type `custom`); each resolves with what the next step reads
   * as result.
   */
  customActions?: Readonly<
    Record<
      string,
      (props: Record<string, unknown>, scope: Readonly<Record<string, unknown>>) => Promise<unknown>
    >
  >;
  /**
   * Development: called with a listener that runs when page files changed; returns an unsubscribe
   * function.
   */
  onSchemasChanged?(listener: () => void): () => void;
}

export const RuntimeHostContext = createContext<RuntimeHost | null>(null);

/** The application that shows the page; throws outside a RuntimeHostContext. */
export function useRuntimeHost(): RuntimeHost {
  const host = useContext(RuntimeHostContext);
  if (!host) throw new Error('useRuntimeHost must be used inside <RuntimeHostContext.Provider>');
  return host;
}
