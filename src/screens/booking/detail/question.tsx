// A step that ends something, asked once more before it is taken.
import { useUnit } from 'effector-react';
import { Button } from '../../../ui/button';
import { Box, HStack } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { Text } from '../../../ui/type';
import type { AnyFailure } from '../../shell/calls/own-call';
import type { Submission } from '../../shell/calls/submission';
import { ProblemBanner } from '../../shell/failures/problem-banner';
import { windowClosed } from './detail.store';

interface QuestionProps<P, F extends AnyFailure> {
  readonly of: Submission<P, unknown, F>;
  /** Sent where the answer is yes. */
  readonly sends: P;
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
}

export const Question = <P, F extends AnyFailure>({ of, sends, title, text, yes, no }: QuestionProps<P, F>) => {
  const { problem, busy } = useUnit({ problem: of.$problem, busy: of.$pending });
  const [send, close] = useUnit([of.submitted, windowClosed]);
  return (
    <Modal open title={title} onClose={close}>
      <ProblemBanner problem={problem} />
      <Text>{text}</Text>
      <Box marginTop="5">
        <HStack flexWrap="wrap" gap="3">
          <Button size="lg" busy={busy} onClick={() => send(sends)}>
            {yes}
          </Button>
          <Button variant="ghost" size="lg" onClick={() => close()}>
            {no}
          </Button>
        </HStack>
      </Box>
    </Modal>
  );
};
