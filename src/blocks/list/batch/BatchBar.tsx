import { App, Button } from 'antd';
import { useStore } from '../../../runtime/core/store.ts';
import { askLoss } from '../../../runtime/form/container/askLoss.ts';
import { texts } from '../../../runtime/locale/index.ts';
import { lateTexts } from '../../../runtime/locale/late/index.ts';
import type { BatchOptions } from './options.ts';
import { useSaveAll } from './useSaveAll.ts';
import './batch.css';

/** What can be done with all changed rows, in place of the other actions while rows are edited. */
export function BatchBar(options: BatchOptions) {
  const { edits, onDone } = options;
  const count = useStore(edits, (state) => state.edits.size);
  const { modal } = App.useApp();
  const { saving, save } = useSaveAll(options);
  const end = () => {
    edits.clear();
    onDone();
  };
  const cancel = async () => {
    if (count === 0 || (await askLoss(modal))) end();
  };
  return (
    <>
      <Button type="primary" loading={saving} disabled={count === 0} onClick={() => void save()}>
        {lateTexts.batch.saveAll}
      </Button>
      <Button disabled={saving} onClick={() => void cancel()}>
        {texts.common.cancel}
      </Button>
      <span className="pl-batch-count" role="status">
        {count === 0 ? lateTexts.batch.hint : lateTexts.batch.changed(count)}
      </span>
    </>
  );
}
