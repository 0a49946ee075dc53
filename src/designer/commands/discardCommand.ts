/** Giving up a draft, with what waits for it. */
import { isEqual } from '../../schema/merge/values.ts';
import { designerTexts } from '../locale/index.ts';
import { discardDraft } from '../publish/useDiscard.ts';
import { dropRows, keptRows, rowsLeft } from '../rows/keptRows.ts';
import type { Workplace } from '../state/context.ts';
import type { DesignerCommand } from './command.ts';

/** Rows that wait for a page which nobody has yet: without its draft they wait for nothing. */
function rowsOfDraft({ store, rows }: Workplace): number {
  const { id, base } = store.getState();
  const kept = base.text === null ? keptRows(rows, id) : undefined;
  return kept ? rowsLeft(kept).length : 0;
}

/** Gives up what is not published, after a question. */
export const discardCommand = (workplace: Workplace): DesignerCommand => {
  const { page } = workplace;
  const texts = designerTexts();
  return {
    key: 'discard',
    group: 'page',
    icon: 'clear',
    label: texts.restore,
    refusal: ({ store }) => {
      const { draft, history } = store.getState();
      const isSame = !page.isDraft && !draft && isEqual(history.document, page.document);
      return isSame ? texts.unchanged : undefined;
    },
    run({ store, modal, message }) {
      const rows = rowsOfDraft(workplace);
      const dropped = rows === 0 ? [] : [texts.rows.dropToo(rows)];
      const onGone = () => rows > 0 && dropRows(workplace.rows, store.getState().id);
      void modal.confirm({
        title: texts.restore,
        content: [texts.restoreAsk, ...dropped].join(' '),
        okText: texts.restore,
        cancelText: texts.cancel,
        okButtonProps: { danger: true },
        onOk: () => discardDraft(workplace, message, onGone),
      });
    },
  };
};
