import { Segmented } from 'antd';
import { designerTexts } from '../locale/index.ts';
import { useDesigner, useDesignerState } from '../state/context.ts';
import { canvasWidths } from '../state/views.ts';

/** How wide the canvas is. */
export function Widths() {
  const { store } = useDesigner();
  const texts = designerTexts();
  const width = useDesignerState((state) => state.width);
  return (
    <Segmented
      aria-label={texts.width}
      value={width}
      onChange={(value) => store.setState({ width: value })}
      options={canvasWidths.map((value) => ({ value, label: texts.widths[value] }))}
    />
  );
}
