import { Segmented } from 'antd';
import { Icon } from '../../widgets/icons/index.ts';
import { designerTexts } from '../locale/index.ts';
import { useDesigner, useDesignerState } from '../state/context.ts';
import { canvasWidths, widthIcons } from '../state/views.ts';

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
      options={canvasWidths.map((value) => ({
        value,
        title: texts.commands.width(texts.widths[value]),
        label: (
          <span role="img" aria-label={texts.widths[value]}>
            <Icon name={widthIcons[value]} />
          </span>
        ),
      }))}
    />
  );
}
