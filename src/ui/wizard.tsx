// Several steps, one at a time and in order: what is wrong with a step is shown and holds it; Back from the second on.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button';
import { ErrorSummary, type FieldProblem } from './error-summary';
import { Row, Stack } from './layout';
import { Progress } from './progress';
import { Heading, Text } from './type';

export interface WizardStep {
  readonly id: string;
  readonly title: string;
  readonly says?: ReactNode;
  readonly content: ReactNode;
  /** What is wrong with what was entered; nothing lets it pass. */
  readonly check?: () => readonly FieldProblem[] | Promise<readonly FieldProblem[]>;
  /** The button's words, where they are not Continue. */
  readonly submit?: string | undefined;
  /** The button waits until this holds. */
  readonly ready?: boolean;
}

export interface WizardProps {
  readonly steps: readonly WizardStep[];
  /** Every step has passed. */
  readonly onFinish: () => void;
  readonly finish?: string;
  readonly busy?: boolean;
  /** Hears of every move, with the step from 0. */
  readonly onMove?: (step: number) => void;
}

const useSteps = ({ steps, onFinish, onMove }: WizardProps) => {
  const [at, setAt] = useState(0);
  const [checked, setChecked] = useState<{ readonly problems: readonly FieldProblem[]; readonly attempt: number }>({
    problems: [],
    attempt: 0,
  });
  const [checking, setChecking] = useState(false);
  const move = (to: number) => {
    setChecked({ problems: [], attempt: 0 });
    setAt(to);
    onMove?.(to);
  };
  const forward = async () => {
    setChecking(true);
    const problems = (await steps[at]?.check?.()) ?? [];
    setChecking(false);
    if (problems.length > 0) setChecked(({ attempt }) => ({ problems, attempt: attempt + 1 }));
    else if (at === steps.length - 1) onFinish();
    else move(at + 1);
  };
  return { at, checked, checking, forward, back: () => move(at - 1) };
};

const StepHead = ({ step, moved }: { readonly step: WizardStep; readonly moved: boolean }) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moved) title.current?.focus();
  }, [moved]);
  return (
    <div>
      <Heading ref={title} tabIndex={-1} look="title">
        {step.title}
      </Heading>
      {step.says && (
        <Text as="div" tone="muted" marginTop="2">
          {step.says}
        </Text>
      )}
    </div>
  );
};

export const Wizard = (props: WizardProps) => {
  const { steps, finish = 'Finish', busy = false } = props;
  const { at, checked, checking, forward, back } = useSteps(props);
  const [moved, setMoved] = useState(false);
  const step = steps[at];
  if (!step) return null;
  const pressed = () => {
    setMoved(true);
    void forward();
  };
  return (
    <Stack as="section" aria-label={step.title} gap="6">
      <Progress at={at} of={steps.length} />
      <ErrorSummary {...checked} />
      <StepHead key={step.id} step={step} moved={moved} />
      <div>{step.content}</div>
      <Row justifyContent="space-between" borderTopWidth="1px" paddingTop="4">
        {at > 0 ? (
          <Button look="quiet" onClick={back}>
            Back
          </Button>
        ) : (
          <span />
        )}
        <Button busy={busy || checking} disabled={step.ready === false} onClick={pressed}>
          {step.submit ?? (at === steps.length - 1 ? finish : 'Continue')}
        </Button>
      </Row>
    </Stack>
  );
};
