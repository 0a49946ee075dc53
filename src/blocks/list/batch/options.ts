import type { ClipboardEvent } from 'react';
import type { BlockHandle } from '../../../runtime/core/context.ts';
import type { ListPlan } from '../plan.ts';
import type { EditStore } from '../state/edits.ts';
import type { ListStore } from '../state/listState.ts';

/** Takes cells of a spreadsheet over into those of the rows. */
export type PasteHandler = (event: ClipboardEvent<HTMLElement>) => void;

/** What saving all changed rows works with. */
export interface BatchOptions {
  plan: ListPlan;
  batch: NonNullable<ListPlan['batch']>;
  store: ListStore;
  edits: EditStore;
  origin: BlockHandle;
  /** The rows are edited no more. */
  onDone(): void;
}
