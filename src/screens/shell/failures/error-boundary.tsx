// Catches a screen that breaks while it is drawn: the error is listed, and the page offers to be loaded again.
import { useUnit } from 'effector-react';
import { Component, type ReactNode } from 'react';
import { Broken } from './error-fallback';
import { failureMet } from './errors.store';
import type { Visit } from '../navigation/visit';

interface CatcherProps {
  readonly visit: Visit;
  readonly children: ReactNode;
}
interface Told extends CatcherProps {
  readonly met: (error: Error) => void;
}

class Catching extends Component<Told, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: Error): void {
    this.props.met(error);
  }

  override componentDidUpdate(before: Told): void {
    // what told the stores of visits broke too: the next page is loaded whole
    if (this.state.broken && before.visit !== this.props.visit) location.reload();
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken isOffline={false} /> : this.props.children;
  }
}

export const Catcher = (props: CatcherProps) => <Catching {...props} met={useUnit(failureMet)} />;
