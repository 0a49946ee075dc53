import { Button } from 'antd';
import { Component, type ReactNode } from 'react';
import { ApiError } from '../../runtime/host.ts';
import { texts } from '../locale/index.ts';
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
    const text = error instanceof ApiError ? error.message : texts.results.crashedPart;
    return (
      <ResultPage
        status="500"
        text={text}
        extra={<Button onClick={() => this.setState({ error: null })}>{texts.common.retry}</Button>}
      />
    );
  }
}
