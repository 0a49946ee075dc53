/** How many rows an answer has at most; no request can ask for more. */
import type { ModelShape } from '../shape/shape.ts';
import type { ListRequest } from '../types.ts';
import { defaultPageSize, maxPageSize } from '../../../protocol/paging.ts';

/**
 * Rows of an answer without pages: choices, and trees, which are answered whole. The rest is found
 * by searching.
 */
const MAX_CHOICES = 1000;
export const MAX_WHOLE = 5000;
/** Number of the last page that can be asked for. */
export const MAX_PAGE = 1_000_000_000;

/** Whether the list is paged; trees and models that say so answer all rows. */
export const isPaged = (shape: ModelShape): boolean =>
  shape.model.paged ?? shape.model.tree === undefined;

/** Rows of a list that is answered without pages. */
export const wholeLimit = (shape: ModelShape, { most }: ListRequest): number =>
  Math.min(most ?? (shape.model.tree ? MAX_WHOLE : MAX_CHOICES), MAX_WHOLE);

/** Rows of one page of this request. */
export function pageSizeOf(request: ListRequest): number {
  const size = Math.trunc(request.size ?? defaultPageSize) || defaultPageSize;
  return Math.min(size, maxPageSize);
}
