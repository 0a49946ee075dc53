/** Posts: what the model cannot say. */
import type { ModelHooks } from '../models/types.ts';

/**
 * `flag` says on user pages whether a user holds the post; elsewhere it is false
 * (docs/protocol/entities.md).
 */
export const postHooks: ModelHooks = {
  async shape(_db, rows) {
    for (const row of rows) row.flag = false;
  },
};
