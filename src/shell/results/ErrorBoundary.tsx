import { Button } from 'antd';
import { Component, type ReactNode } from 'react';
import { ApiError } from '../../runtime/host.ts';
import { isLostChunk } from './chunks.ts';
import { ResultPage } from './ResultPage.tsx';

/** Keeps the failure of one page inside its tab. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const lost = isLostChunk(error);
    const retry = lost ? () => location.reload() : () => this.setState({ error: null });
    const text = lost ? '页面资源加载失败。系统可能刚刚更新，或网络连接不稳定。' : error instanceof ApiError ? error.message : '页面运行时发生错误，其他页面不受影响。';
    return <ResultPage status="500" text={text} extra={<Button onClick={retry}>{lost ? '重新加载' : '重试'}</Button>} />;
  }
}
