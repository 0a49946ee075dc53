import { Alert, Button } from 'antd';
import { Component, type ReactNode } from 'react';
import { lateTexts } from '../../locale/late/index.ts';
import { texts } from '../../locale/index.ts';

interface Props {
  /** Name of the widget. */
  name: string;
  children: ReactNode;
}

/** A widget that fails names itself in its place; the rest of the form goes on. */
export class WidgetBoundary extends Component<Props, { error?: Error }> {
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
        message={lateTexts.form.widgetFailed(this.props.name)}
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
