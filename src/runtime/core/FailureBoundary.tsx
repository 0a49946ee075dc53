import { Component, type ReactNode } from 'react';

interface Props {
  /** What stands in place of what failed; `retry` draws that again. */
  renderFailure(error: Error, retry: () => void): ReactNode;
  children: ReactNode;
}

/** A part that fails is replaced; what stands around it goes on. */
export class FailureBoundary extends Component<Props, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return this.props.renderFailure(error, () => this.setState({ error: undefined }));
  }
}
