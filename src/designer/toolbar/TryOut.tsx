import { Switch, Tooltip } from 'antd';
import { designerTexts } from '../locale/index.ts';
import { useDesigner, useDesignerState } from '../state/context.ts';

/** Whether what is in the canvas is used or edited. */
export function TryOut() {
  const { store } = useDesigner();
  const texts = designerTexts();
  const trying = useDesignerState((state) => state.trying);
  return (
    <Tooltip title={texts.tryOutHint}>
      <span className="pl-design-try">
        <Switch
          size="small"
          aria-label={texts.tryOut}
          checked={trying}
          onChange={(value) => store.setState({ trying: value })}
        />
        {texts.tryOut}
      </span>
    </Tooltip>
  );
}
