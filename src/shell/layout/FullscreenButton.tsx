import FullscreenExitOutlined from '@ant-design/icons/es/icons/FullscreenExitOutlined';
import FullscreenOutlined from '@ant-design/icons/es/icons/FullscreenOutlined';
import { App } from 'antd';
import { useSyncExternalStore } from 'react';
import { texts } from '../locale/index.ts';
import { HeaderButton } from './HeaderButton.tsx';

function watch(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

export function FullscreenButton() {
  const { message } = App.useApp();
  const full = useSyncExternalStore(watch, () => document.fullscreenElement !== null);
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
