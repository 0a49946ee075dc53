import { Segmented, Switch, Tooltip } from 'antd';
import { designerTexts } from '../locale/index.ts';
import { useDesigner, useDesignerState } from '../state/context.ts';
import type { CanvasWidth } from '../state/designerStore.ts';

const widths: readonly CanvasWidth[] = ['desk', 'tablet', 'phone'];

/** How wide the canvas is, and whether it is used or edited. */
export function Widths() {
  const { store } = useDesigner();
  const texts = designerTexts();
  const width = useDesignerState((state) => state.width);
  const trying = useDesignerState((state) => state.trying);
  return (
    <>
      <Segmented
        aria-label={texts.width}
        value={width}
        onChange={(value) => store.setState({ width: value })}
        options={widths.map((value) => ({ value, label: texts.widths[value] }))}
      />
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
    </>
  );
}
