/** What notices do beside their model: remarks are cleaned, and answers say who has read them. */
import type { Row } from '../../db/database.ts';
import { withoutMarkup } from '../../http/markup.ts';
import type { ModelHooks } from '../../models/types.ts';
import { markRead } from './marks.ts';

export const noticeHooks: ModelHooks = {
  beforeCreate: async (_db, input) => cleanRemark(input),
  beforeUpdate: async (_db, input) => cleanRemark(input),
  async shape(db, rows, actor) {
    if (actor) await markRead(db, rows, actor.userId);
  },
};

/** The path is exempt from the filter of all others, for the sake of its contents alone. */
function cleanRemark(input: Row): void {
  if (typeof input.remark === 'string') input.remark = withoutMarkup(input.remark);
}
