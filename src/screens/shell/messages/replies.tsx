// A host's saved replies: the button that opens them, and their window, in which one is chosen, written, changed or deleted.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { savedRepliesMax } from '../../../../generated/model/constants';
import type { OfferedReply } from '../../../../generated/model/entities';
import { ReplyField } from '../../../../generated/model/values';
import { savedReplyTexts as say } from '../../../../generated/texts/sentences/savedReplyTexts';
import { Button, IconButton } from '../../../ui/button';
import { commonIcons } from '../../../ui/icons/common';
import { Box } from '../../../ui/layout';
import { ListLine } from '../../../ui/list-line';
import { Pressable } from '../../../ui/pressable';
import { Text } from '../../../ui/type';
import { ConfirmWindow } from '../call-parts/confirm-window';
import { KeptListWindow } from '../call-parts/kept-list-window';
import { $openAt, deleting, type Into, idOf, replies, repliesOpened } from './replies.store';
import { ReplyForm } from './reply-form';

interface ChoiceProps {
  /** Takes the chosen text; without it they are only looked after. */
  readonly onChoose?: (text: string) => void;
}

const choice = { flex: '1', minWidth: '0', textAlign: 'start', borderRadius: 'md', padding: '2', marginInlineStart: '-2' } as const;
const Choice = chakra(Pressable, { base: { ...choice, cursor: 'pointer', _hover: { bg: 'surface' } } });
const Kept = chakra('div', { base: choice });

const Words = ({ title, filled, missing }: OfferedReply) => (
  <>
    <Text as="span" display="block" fontWeight="semibold" overflowWrap="anywhere">
      {title}
    </Text>
    <Text as="span" textStyle="small" color="muted" lineClamp="3" overflowWrap="anywhere">
      {filled}
    </Text>
    {missing.length > 0 && (
      <Text as="span" display="block" textStyle="small" color="notice">
        {say.missing({ fields: missing.map((field) => ReplyField[field].label).join(', ') })}
      </Text>
    )}
  </>
);

const Line = ({ reply, onChoose }: ChoiceProps & { readonly reply: OfferedReply }) => {
  const view = useUnit(replies.viewed);
  const { title } = reply;
  return (
    <ListLine alignItems="flex-start" gap="1">
      {onChoose ? (
        <Choice onClick={() => onChoose(reply.filled)}>
          <Words {...reply} />
        </Choice>
      ) : (
        <Kept>
          <Words {...reply} />
        </Kept>
      )}
      <IconButton icon={commonIcons.edit} label={say.editOf({ title })} onClick={() => view({ kind: 'form', line: reply })} />
      <IconButton icon={commonIcons.trash} label={say.deleteOf({ title })} onClick={() => view({ kind: 'remove', line: reply })} />
    </ListLine>
  );
};

const ListWindow = ({ onChoose }: ChoiceProps) => {
  const close = useUnit(replies.closed);
  const choose = (text: string) => {
    onChoose?.(text);
    close();
  };
  return (
    <KeptListWindow of={replies} say={say} most={savedRepliesMax} lead={onChoose ? say.lead : say.leadAlone}>
      {(reply) => <Line key={reply.reply_id} reply={reply} {...(onChoose && { onChoose: choose })} />}
    </KeptListWindow>
  );
};

const DeleteWindow = ({ reply: { reply_id, title } }: { readonly reply: OfferedReply }) => {
  const { problem, busy } = useUnit({ problem: deleting.$problem, busy: deleting.$pending });
  const [remove, view] = useUnit([deleting.submitted, replies.viewed]);
  return (
    <ConfirmWindow
      title={say.deleteHeading({ title })}
      keep={say.keep}
      confirm={say.delete}
      busy={busy}
      problem={problem}
      onClose={() => view({ kind: 'list' })}
      onConfirm={() => remove({ reply_id })}
    >
      {say.deleteText}
    </ConfirmWindow>
  );
};

/** The window, where it is open for this message; not inside another form. */
export const RepliesWindow = ({ into, ...choosing }: ChoiceProps & { readonly into: Into }) => {
  const [openAt, view] = useUnit([$openAt, replies.$view]);
  if (view === null || openAt !== idOf(into)) return null;
  if (view.kind === 'form') return <ReplyForm reply={view.line} />;
  if (view.kind === 'remove') return view.line && <DeleteWindow reply={view.line} />;
  return <ListWindow {...choosing} />;
};

export const RepliesButton = ({ into }: { readonly into: Into }) => {
  const open = useUnit(repliesOpened);
  return (
    <Box>
      <Button variant="outline" icon={commonIcons.message} onClick={() => open(into)}>
        {say.heading}
      </Button>
    </Box>
  );
};
