import { Alert, Button } from 'antd';
import { Component, type ReactNode } from 'react';
import { texts } from '../locale/index.ts';

interface Props {
  /** What failed. */
  message(): string;
  children: ReactNode;
}

/** A part that fails is named in its place; what stands around it goes on. */
export class FailureBoundary extends Component<Props, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <Alert
        type="error"
        showIcon
        message={this.props.message()}
        description={error.message}
        action={
          <Button size="small" onClick={() => this.setState({ error: undefined })}>
            {texts.common.retry}
          </Button>
        }
      />
    );
  }
}
