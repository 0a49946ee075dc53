import FullscreenExitOutlined from '@ant-design/icons/es/icons/FullscreenExitOutlined';
import FullscreenOutlined from '@ant-design/icons/es/icons/FullscreenOutlined';
import { App } from 'antd';
import { useBrowserState } from '../../runtime/core/hooks/useBrowserState.ts';
import { texts } from '../locale/index.ts';
import { HeaderButton } from './HeaderButton.tsx';

export function FullscreenButton() {
  const { message } = App.useApp();
  const full = useBrowserState(
    document,
    'fullscreenchange',
    () => document.fullscreenElement !== null,
  );
  async function toggle() {
    if (!document.fullscreenEnabled) return message.warning(texts.layout.noFullscreen);
    return full ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  }
  return (
    <HeaderButton
      label={full ? texts.layout.leaveFullscreen : texts.layout.fullscreen}
      onClick={() => void toggle()}
    >
      {full ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
    </HeaderButton>
  );
}
