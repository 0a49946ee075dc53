import { Button } from 'antd';
import { Icon } from '../../widgets/icons/index.ts';
import { designerTexts } from '../locale/index.ts';
import { useDesigner, useDesignerState } from '../state/context.ts';

/** Undo and redo. */
export function Steps() {
  const { store } = useDesigner();
  const texts = designerTexts();
  const canUndo = useDesignerState(({ history }) => history.done.length > 0);
  const canRedo = useDesignerState(({ history }) => history.undone.length > 0);
  return (
    <span>
      <Button
        type="text"
        aria-label={texts.undo}
        title={texts.undoKeys}
        icon={<Icon name="undo" />}
        disabled={!canUndo}
        onClick={() => store.undo()}
      />
      <Button
        type="text"
        aria-label={texts.redo}
        title={texts.redoKeys}
        icon={<Icon name="rollback" className="pl-design-mirrored" />}
        disabled={!canRedo}
        onClick={() => store.redo()}
      />
    </span>
  );
}
