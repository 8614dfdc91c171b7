// The errors that are open, each in a box of its own that closes alone.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect, useId, useRef, useState } from 'react';
import { errorDialogTexts } from '../../../../generated/texts/sentences/errorDialogTexts';
import { Button } from '../../../ui/button';
import { Disclosure } from '../../../ui/disclosure';
import { Icon } from '../../../ui/icon';
import { icons } from '../../../ui/icons/basic';
import { commonIcons } from '../../../ui/icons/common';
import { Box, HStack, Span } from '../../../ui/layout';
import { Modal } from '../../../ui/modal';
import { Heading, Text } from '../../../ui/type';
import { ErrorFeedback } from './error-feedback';
import { $errors, errorClosed, type ShownError } from './errors.store';

const Boxes = chakra('div', { base: { overflowY: 'auto', overscrollBehavior: 'contain' } });
const Message = chakra('section', { base: { padding: { base: '4', md: '6' }, '& + &': { borderTopWidth: '1px' } } });
const Trace = chakra('pre', {
  base: {
    maxHeight: '14rem',
    overflow: 'auto',
    padding: '3',
    borderRadius: 'sm',
    bg: 'surface',
    fontFamily: 'ui-monospace, monospace',
    fontSize: 'xs',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

const reference = ({ request_id }: ShownError) => (request_id ? errorDialogTexts.reference({ request_id }) : '');

const Details = ({ error }: { readonly error: ShownError }) => {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText([error.message, reference(error), error.stack].filter(Boolean).join('\n'));
    setCopied(true);
  };
  return (
    <Disclosure summary={errorDialogTexts.details}>
      {error.request_id && (
        <Text textStyle="small" marginBottom="2" overflowWrap="anywhere">
          {reference(error)}
        </Text>
      )}
      {error.stack && <Trace tabIndex={0}>{error.stack}</Trace>}
      <Button variant="outline" size="sm" icon={copied ? icons.check : commonIcons.copy} marginTop="3" onClick={() => void copy()}>
        <span aria-live="polite">{copied ? errorDialogTexts.copied : errorDialogTexts.copy}</span>
      </Button>
    </Disclosure>
  );
};

const ErrorBox = ({ error }: { readonly error: ShownError }) => {
  const close = useUnit(errorClosed);
  const id = useId();
  return (
    <Message role="alertdialog" aria-labelledby={id} aria-describedby={`${id}-message`}>
      <HStack gap="3" marginBottom="3">
        <Span color="error">
          <Icon of={icons.warning} size={24} />
        </Span>
        <Heading id={id} textStyle="subheading">
          {errorDialogTexts.title}
        </Heading>
      </HStack>
      <Text id={`${id}-message`} overflowWrap="anywhere" whiteSpace="pre-line">
        {error.message}
      </Text>
      {error.cure && (
        <Text textStyle="small" color="muted" marginTop="1">
          {error.cure}
        </Text>
      )}
      <Box marginY="3">
        <Details error={error} />
        <ErrorFeedback error={error.id} />
      </Box>
      <HStack justifyContent="flex-end">
        <Button data-autofocus="" onClick={() => close(error.id)}>
          {errorDialogTexts.close}
        </Button>
      </HStack>
    </Message>
  );
};

/** Where the box with the focus was closed, the next one takes it. */
const useFocus = () => {
  const boxes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = boxes;
    if (current && !current.contains(document.activeElement)) current.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  });
  return boxes;
};

export const ErrorDialogs = () => {
  const [errors, close] = useUnit([$errors, errorClosed]);
  const boxes = useFocus();
  const newest = errors.at(-1);
  if (!newest) return null;
  return (
    <Modal open bare size="sm" title={errorDialogTexts.title} onClose={() => close(newest.id)}>
      <Boxes ref={boxes}>
        {errors.map((error) => (
          <ErrorBox key={error.id} error={error} />
        ))}
      </Boxes>
    </Modal>
  );
};
