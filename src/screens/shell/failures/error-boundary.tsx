// Catches a screen that breaks while it is rendered: the error is listed, and the page offers to be loaded again.
import { useUnit } from 'effector-react';
import { Component, type ReactNode } from 'react';
import { ErrorFallback } from './error-fallback';
import { failureMet } from './errors.store';
import type { Visit } from '../navigation/visit';

interface ErrorBoundaryProps {
  readonly visit: Visit;
  readonly children: ReactNode;
}
interface Told extends ErrorBoundaryProps {
  readonly met: (error: Error) => void;
}

class Boundary extends Component<Told, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: Error): void {
    this.props.met(error);
  }

  override componentDidUpdate(before: Told): void {
    // the stores of visits may have broken too: the next page is loaded whole
    if (this.state.broken && before.visit !== this.props.visit) location.reload();
  }

  override render(): ReactNode {
    return this.state.broken ? <ErrorFallback isOffline={false} /> : this.props.children;
  }
}

export const ErrorBoundary = (props: ErrorBoundaryProps) => <Boundary {...props} met={useUnit(failureMet)} />;
