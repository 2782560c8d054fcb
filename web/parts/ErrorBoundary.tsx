import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown instead of the failed children. */
  readonly message: ReactNode;
  readonly children: ReactNode;
}

/** Shows a message instead of children that could not be loaded or rendered. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.message : this.props.children;
  }
}
