/**
 * The contract between the runtime and its widgets: what a widget is, what it gets, what it may ask
 * for. The registry is a plain array that the shell hands to the runtime; nothing registers itself
 * on import.
 */
import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { Features } from '../schema/bundle/features.ts';
import type { Choice, RecordsPlan } from '../schema/compile/plan.ts';
import type { WidgetFacts } from '../schema/vocabulary.ts';
import type { Answer, WidgetRequests } from '../schema/protocol.ts';

/**
 * Props of every input control. Extra declared props (`props` of a field) are spread beside these.
 */
export interface InputProps<V = unknown> {
  id?: string;
  value?: V;
  onChange?: (value: V | undefined) => void;
  onBlur?: () => void;
  /** What follows from the value is asked for at once, changed or not. */
  onEntered?: () => void;
  disabled?: boolean;
  readOnly?: boolean;
  placeholder?: string;
  /** Of widgets whose definition has it. */
  size?: 'small' | 'middle' | 'large';
  /** Choices for select-like widgets, already loaded; undefined while loading. */
  choices?: Choice[];
  loading?: boolean;
  /** Only so many of the choices are there, because the server cut the list; the widget says so. */
  limit?: number;
  /** error: the field has a problem shown below it. */
  status?: 'error' | 'warning';
  /**
   * Controls of other fields, for the head of a widget that has room for them (tools of its
   * definition).
   */
  tools?: ReactNode;
  /** Present where records are picked in a list. */
  records?: OfferedRecords;
  'aria-required'?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  'aria-label'?: string;
  /** Id of the visible label; for groups, which a label's htmlFor cannot name. */
  'aria-labelledby'?: string;
  /** Present when more choices can be found by typing: asks for those that match. */
  onSearch?: (text: string) => void;
}

/** A list of records to pick from: its plan, the members that are taken, and what draws it. */
export interface OfferedRecords extends RecordsPlan {
  List: ComponentType<RecordListProps>;
}

/**
 * Props of what draws a list of records: those that are chosen, and what is called when they
 * change.
 */
export interface RecordListProps extends RecordsPlan {
  chosen: readonly Choice[];
  onChange(chosen: Choice[]): void;
}

/** Props of every display widget (cells, descriptions, view mode). */
export interface DisplayProps<V = unknown> {
  value?: V;
  record?: Record<string, unknown>;
  choices?: Choice[];
  suffix?: string;
  /** true inside a table cell: stay on one line. */
  compact?: boolean;
}

/**
 * A part of a layout piece that shows its parts one at a time; errors counts the fields in it that
 * have a problem.
 */
export interface LayoutItem {
  key: string;
  title: string;
  content: React.ReactNode;
  errors: number;
}

/** Props of a layout piece: children are rendered nodes, items the same by part. */
export interface LayoutProps {
  title?: string;
  children?: React.ReactNode;
  items?: LayoutItem[];
  /**
   * The part that must come into sight, for a field in it asks for the focus; a new object for each
   * such request. `gently`: the form has just been opened, so that a part that somebody has gone to
   * by then stays.
   */
  shown?: { key: string; gently: boolean };
}

/** Props of a widget that draws the rows of a list; what stands in a row is drawn by the form. */
export interface RowsProps {
  /** What the list is called. */
  title: string;
  /** Fields of a row. */
  columns: readonly { name: string; label: string }[];
  count: number;
  /** What one row is called: 第 1 项. */
  nameOf(row: number): string;
  /** Fields of a row without labels, one for each column. */
  cells(row: number): readonly ReactNode[];
  /** Fields of a row with their labels. */
  fields(row: number): ReactNode;
  /** Buttons to move and remove a row; absent where rows cannot be changed. */
  tools?: (row: number) => ReactNode;
  /** Fields of a row that have a problem. */
  errors(row: number): number;
  /** The row that must come into sight; a new object for each request. */
  shown?: { row: number };
  /** To be called when rows have been drawn: one of them may wait for the focus. */
  onDrawn?(): void;
}

/** Props differ by widget; they are checked against its definition when schemas are checked. */
// oxlint-disable-next-line typescript/no-explicit-any -- props differ by widget
type WidgetComponent = ComponentType<any>;

/**
 * The components of a widget, one for each role it plays. Those that most pages do not need come
 * late (lazyPiece).
 */
export interface WidgetComponents {
  input?: WidgetComponent;
  display?: WidgetComponent;
  layout?: WidgetComponent;
  rows?: WidgetComponent;
}

/** A registered widget: what the runtime must know of it, and its components. */
export interface Widget extends WidgetComponents {
  facts: WidgetFacts;
}

/** Why a request failed. */
export interface RequestFailure extends Error {
  /** That of the refusing answer, or the status of one that is none; 0: no answer came. */
  code: number;
  /** Whether people have seen it. */
  shown: boolean;
  answer?: Answer | undefined;
}

/** What widgets may ask of the page they stand in. */
export interface WidgetHost {
  /**
   * Calls the API; resolves with the answer, rejects with a RequestFailure that was shown unless it
   * is asked for quietly.
   */
  request(options: {
    method?: string;
    url: string;
    params?: Record<string, unknown>;
    body?: unknown;
    form?: FormData;
    signal?: AbortSignal;
    /** Called while the body goes out: bytes sent, and of how many, if that is known. */
    onUpload?(sent: number, total: number | undefined): void;
    /** true: the widget shows refusals itself. */
    quiet?: boolean;
  }): Promise<Answer>;
  /**
   * Reads from the API, and gives what the answer holds; rejects with an error that the widget
   * shows.
   */
  read(url: string, params: Record<string, unknown>, signal?: AbortSignal): Promise<unknown>;
  /**
   * Calls the listener after each write, on any page of the window, that may have changed what the
   * address reads. Returns how to stop.
   */
  onWritten(url: string, listener: () => void): () => void;
  /** Abilities of the server beyond the protocol. */
  features: Features;
  /** What the protocol says of requests that widgets send by themselves. */
  requests: WidgetRequests;
  /** The records that an answer holds; none where it holds something else. */
  records(answer: Answer): Readonly<Record<string, unknown>>[];
  /** Hands a file to the browser, to be stored under the given name. */
  saveFile(content: Blob, name: string): void;
  /**
   * Turns a stored file path (/profile/…) into an address; undefined for a text too long for one,
   * in whose place that is said.
   */
  fileUrl(path: string): string | undefined;
  /** Hours by which the server's wall clock is ahead of UTC. */
  hoursAhead: number;
}

export const WidgetHostContext = createContext<WidgetHost | null>(null);

/** Hours by which the server's wall clock is ahead of UTC; undefined outside a page. */
export const useHoursAhead = (): number | undefined => useContext(WidgetHostContext)?.hoursAhead;

/** The host of the widgets; throws when used outside a page runtime. */
export function useWidgetHost(): WidgetHost {
  const host = useContext(WidgetHostContext);
  if (!host) throw new Error('useWidgetHost must be used inside a page of the runtime');
  return host;
}
