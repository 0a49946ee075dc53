import { saveFile } from '../../runtime/core/saveFile.ts';
import type { CommandSite } from '../commands/command.ts';
import { designerTexts } from '../locale/index.ts';
import type { Workplace } from '../state/context.ts';

/**
 * Downloads the page as it is here, with its models, dictionaries and menu entry. What the server
 * does not have yet is saved as a draft first; of the draft of somebody else only when asked.
 */
export async function exportPage(
  { store, saver, exchange }: Workplace,
  message: CommandSite['message'],
): Promise<void> {
  const texts = designerTexts().exchange;
  const isOwn = store.getState().draft?.isOwn ?? true;
  if (!isOwn && saver.isDue()) return void message.warning(texts.saveFirst);
  const end = message.loading({ key: 'export', content: texts.exporting, duration: 0 });
  try {
    if (saver.isDue()) await saver.save();
    const { id, draft } = store.getState();
    const file = await exchange.exportPage(id, draft ? `draft:${draft.draftId}` : 'live');
    const text = `${JSON.stringify(file, null, 2)}\n`;
    saveFile(
      new Blob([text], { type: 'application/json' }),
      `${id.replaceAll('/', '-')}.page.json`,
    );
  } catch (error) {
    void message.error((error as Error).message);
  } finally {
    end();
  }
}
