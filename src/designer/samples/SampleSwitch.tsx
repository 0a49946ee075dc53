import { Switch, Tooltip } from 'antd';
import { useDesigner, useDesignerState } from '../state/context.ts';
import { sampleTexts } from './locale/index.ts';

/** Whether the canvas shows sample records, or those that there are. */
export function SampleSwitch() {
  const { store } = useDesigner();
  const isSampling = useDesignerState((state) => state.isSampling);
  const { samples, hint } = sampleTexts();
  return (
    <Tooltip title={hint}>
      <span className="pl-design-try">
        <Switch
          size="small"
          aria-label={samples}
          checked={isSampling}
          onChange={(value) => store.setState({ isSampling: value })}
        />
        {samples}
      </span>
    </Tooltip>
  );
}
