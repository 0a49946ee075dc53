import { App, Button } from 'antd';
import { useState } from 'react';
import { saveFile } from '../../runtime/core/saveFile.ts';
import { Icon } from '../../widgets/icons/index.ts';
import { designerTexts } from '../locale/index.ts';
import { useWorkplace } from '../state/context.ts';

/** Downloads the page as it is here, with its models, dictionaries and menu entry. */
export function ExportButton() {
  const { store, saver, exchange } = useWorkplace();
  const { message } = App.useApp();
  const texts = designerTexts().exchange;
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    const isOwn = store.getState().draft?.isOwn ?? true;
    if (!isOwn && saver.isDue()) return void message.warning(texts.saveFirst);
    setBusy(true);
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
      setBusy(false);
    }
  };
  return (
    <Button
      aria-label={texts.export}
      title={texts.exportHint}
      icon={<Icon name="export" />}
      loading={isBusy}
      onClick={() => void run()}
    />
  );
}
