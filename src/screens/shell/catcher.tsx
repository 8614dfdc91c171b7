// Catches a screen that breaks while it is drawn: the error is listed, and the page offers to be loaded again.
import { useUnit } from 'effector-react';
import { Component, type ReactNode } from 'react';
import { startOf } from '../../../generated/routes/routes';
import { errorDialogTexts } from '../../../generated/texts/sentences/errorDialogTexts';
import { problemTexts } from '../../../generated/texts/sentences/problemTexts';
import { shellTexts } from '../../../generated/texts/sentences/shellTexts';
import { Button } from '../../ui/button';
import { Container, Row, Stack } from '../../ui/layout';
import { Heading, TextLink } from '../../ui/type';
import { failureMet } from './errors.store';
import type { Visit } from './visit';

interface CatcherProps {
  readonly visit: Visit;
  readonly children: ReactNode;
}
interface Told extends CatcherProps {
  readonly met: (error: Error) => void;
}

const Broken = () => (
  <Container width="text" paddingY="16">
    <Stack>
      <Heading as="h1" look="title">
        {errorDialogTexts.title}
      </Heading>
      <Row gap="5" flexWrap="wrap">
        <Button onClick={() => location.reload()}>{shellTexts.reload}</Button>
        <TextLink href={startOf('home')}>{problemTexts.toHome}</TextLink>
      </Row>
    </Stack>
  </Container>
);

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
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

export const Catcher = (props: CatcherProps) => <Catching {...props} met={useUnit(failureMet)} />;
