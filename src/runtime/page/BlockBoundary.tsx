import { Button } from 'antd';
import { Component, type ReactNode } from 'react';
import { Outcome } from '../display/Outcome.tsx';
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
      <div role="alert" className="pl-panel">
        <Outcome
          status="error"
          title={texts.page.block(this.props.name, this.props.type)}
          text={error.message}
          action={
            <Button size="small" onClick={() => this.setState({ error: undefined })}>
              {texts.common.retry}
            </Button>
          }
        />
      </div>
    );
  }
}
