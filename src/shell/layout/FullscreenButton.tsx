import FullscreenExitOutlined from '@ant-design/icons/es/icons/FullscreenExitOutlined';
import FullscreenOutlined from '@ant-design/icons/es/icons/FullscreenOutlined';
import { App } from 'antd';
import { useSyncExternalStore } from 'react';
import { HeaderButton } from './HeaderButton.tsx';

function watch(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

export function FullscreenButton() {
  const { message } = App.useApp();
  const full = useSyncExternalStore(watch, () => document.fullscreenElement !== null);
  async function toggle() {
    if (!document.fullscreenEnabled) return message.warning('你的浏览器不支持全屏');
    return full ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  }
  return <HeaderButton label={full ? '退出全屏' : '切为全屏'} onClick={() => void toggle()}>{full ? <FullscreenExitOutlined /> : <FullscreenOutlined />}</HeaderButton>;
}
