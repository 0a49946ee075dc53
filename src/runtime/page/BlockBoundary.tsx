import { Alert, Button } from 'antd';
import { Component, type ReactNode } from 'react';
import { texts } from '../locale/index.ts';

interface Props {
  type: string;
  name: string;
  children: ReactNode;
}

/** A block that fails names itself and leaves the rest of the page alone. */
export class BlockBoundary extends Component<Props, { error?: Error }> {
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
        message={texts.page.block(this.props.name, this.props.type)}
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
