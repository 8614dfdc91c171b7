// Several steps, one at a time and in order: what is wrong with a step is shown and holds it; Back from the second on.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { wizardTexts as say } from '../../generated/texts/sentences/wizardTexts';
import { Button } from './button';
import { ErrorSummary, type FieldProblem } from './error-summary';
import { HStack, Stack } from './layout';
import { Progress } from './progress';
import { Heading, Text } from './type';

export interface WizardStep {
  readonly id: string;
  readonly title: string;
  readonly says?: ReactNode;
  readonly content: ReactNode;
  /** The error of the entered values; a step with one does not pass. */
  readonly check?: () => readonly FieldProblem[] | Promise<readonly FieldProblem[]>;
  /** The id of a form in the content: the button sends it, and whoever hears what it sends moves on. */
  readonly form?: string | undefined;
  /** The button's words, where they are its own. */
  readonly submit?: string | undefined;
  /** The button waits until this holds. */
  readonly ready?: boolean;
}

export interface WizardProps {
  readonly steps: readonly WizardStep[];
  /** The step in sight, from 0. */
  readonly at: number;
  /** Wants another step in sight: the next one, or the one before. */
  readonly onMove: (step: number) => void;
  /** Every step has passed. */
  readonly onFinish: () => void;
  readonly finish?: string;
  readonly busy?: boolean;
  /** The level of the steps' titles; 2 by default. */
  readonly as?: 'h1' | 'h2';
  /** Beside the count of steps: another way out. */
  readonly aside?: ReactNode;
}

const useCheck = ({ steps, at, onMove, onFinish }: WizardProps) => {
  const [checked, setChecked] = useState({ at, problems: [] as readonly FieldProblem[], attempt: 0 });
  const [checking, setChecking] = useState(false);
  const forward = async () => {
    setChecking(true);
    const problems = (await steps[at]?.check?.()) ?? [];
    setChecking(false);
    setChecked(({ attempt }) => ({ at, problems, attempt: attempt + 1 }));
    if (problems.length > 0) return;
    if (at === steps.length - 1) onFinish();
    else onMove(at + 1);
  };
  return { checked: checked.at === at ? checked : { problems: [], attempt: 0 }, checking, forward };
};

/** The title of a step that somebody has moved to takes the focus. */
const StepHead = ({ step, as, moved }: { readonly step: WizardStep; readonly as: 'h1' | 'h2'; readonly moved: boolean }) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moved) title.current?.focus();
  }, [moved]);
  return (
    <div>
      <Heading ref={title} as={as} tabIndex={-1} textStyle="title">
        {step.title}
      </Heading>
      {step.says && (
        <Text as="div" color="muted" marginTop="2">
          {step.says}
        </Text>
      )}
    </div>
  );
};

export const Wizard = (props: WizardProps) => {
  const { steps, at, onMove, finish = say.finish, busy = false, as = 'h2', aside } = props;
  const { checked, checking, forward } = useCheck(props);
  const [first] = useState(at);
  const [moved, setMoved] = useState(false);
  if (at !== first && !moved) setMoved(true);
  const step = steps[at];
  if (!step) return null;
  const pressed = step.form === undefined ? { onClick: () => void forward() } : ({ type: 'submit', form: step.form } as const);
  return (
    <Stack as="section" aria-label={step.title} gap="6">
      <HStack flexDirection={{ base: 'column-reverse', md: 'row' }} alignItems={{ base: 'stretch', md: 'flex-end' }} gap="4">
        <Progress at={at} of={steps.length} />
        {aside}
      </HStack>
      <ErrorSummary {...checked} />
      <StepHead key={step.id} step={step} as={as} moved={moved} />
      <div>{step.content}</div>
      <HStack justifyContent="space-between" flexWrap="wrap" gap="2" borderTopWidth="1px" paddingTop="4">
        {at > 0 ? (
          <Button variant="ghost" onClick={() => onMove(at - 1)}>
            {say.back}
          </Button>
        ) : (
          <span />
        )}
        <Button busy={busy || checking} disabled={step.ready === false} {...pressed}>
          {step.submit ?? (at === steps.length - 1 ? finish : say.forward)}
        </Button>
      </HStack>
    </Stack>
  );
};
