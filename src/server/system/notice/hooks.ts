/** What notices do beside their model: contents are cleaned, and answers say who has read them. */
import { say } from '../../../schema/locale/message.ts';
import type { RichTextOptions } from '../../../schema/richText/index.ts';
import type { Row } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { withoutMarkup } from '../../http/markup.ts';
import { addRemark } from '../../models/remarks.ts';
import type { ModelHooks } from '../../models/types.ts';
import { named, safeHtml } from '../safe-html.ts';
import { markRead } from './marks.ts';

export const noticeHooks = (options: RichTextOptions): ModelHooks => ({
  beforeCreate: async (_db, input) => cleanContent(input, options),
  async beforeUpdate(_db, input, stored) {
    // What stands there already may be from before today's rules: a new title is no reason to refuse it.
    if (input.noticeContent === stored.noticeContent) delete input.noticeContent;
    cleanContent(input, options);
  },
  async shape(db, rows, actor) {
    if (actor) await markRead(db, rows, actor.userId);
  },
});

/**
 * The path is exempt from the filter of all others, for the sake of its contents alone.
 * @throws Refusal for contents of which readers would miss something
 */
function cleanContent(input: Row, options: RichTextOptions): void {
  if (typeof input.remark === 'string') input.remark = withoutMarkup(input.remark);
  if (typeof input.noticeContent !== 'string') return;
  const { html, lost, unseen } = safeHtml(input.noticeContent, options);
  if (lost.length > 0)
    throw new Refusal(
      say`公告内容含有不能保存的格式：${named(lost)}，请去除后重试`,
      500,
      'noticeContent',
    );
  if (unseen.length > 0) addRemark(input, say`已去除不影响显示的格式：${named(unseen)}`);
  input.noticeContent = html;
}
