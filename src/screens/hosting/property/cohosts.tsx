// Co-hosts: the owner sees, invites and removes them; a co-host reads what they look after, and stops.
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { cohostForm } from '../../../../generated/forms/cohostForm';
import { cohostRolesForm } from '../../../../generated/forms/cohostRolesForm';
import type { Cohost, HostProperty } from '../../../../generated/model/entities';
import { CohostRole, CohostState } from '../../../../generated/model/values';
import { cohostTexts as say } from '../../../../generated/texts/sentences/cohostTexts';
import { Button } from '../../../ui/button';
import { Disclosure } from '../../../ui/disclosure';
import { Box, HStack, Stack } from '../../../ui/layout';
import { ListLine } from '../../../ui/list-line';
import { Modal } from '../../../ui/modal';
import { StatusChip } from '../../../ui/status-chip';
import { Text } from '../../../ui/type';
import { ConfirmWindow } from '../../shell/call-parts/confirm-window';
import { KeptLines } from '../../shell/call-parts/kept-list-window';
import { SubmissionForm } from '../../shell/call-parts/submission-form';
import { ownZone, shownMoment, shownNumber } from '../../shell/format/format';
import { ownDay } from '../../shell/format/own-zone';
import {
  $changing,
  $ending,
  $others,
  $removed,
  $sent,
  changeAsked,
  changing,
  cohostsShown,
  endingAsked,
  invited,
  inviting,
  leaving,
  removal,
} from './cohosts.store';
import { ListingChoice } from '../listing-choice';
import { Matter, Part } from './part';

const nameOf = ({ first_name, email }: Cohost): string => first_name ?? email;

const whenOf = ({ state, created_at, expires_at, accepted_at }: Cohost): string => {
  const end = shownMoment(expires_at, { zone: ownZone() });
  if (state === 'expired') return say.expiredOn({ end });
  return accepted_at ? say.since({ date: ownDay(accepted_at) }) : say.invitedOn({ date: ownDay(created_at), end });
};

const Line = ({ cohost }: { readonly cohost: Cohost }) => {
  const [ask, change] = useUnit([endingAsked, changeAsked]);
  const { email, first_name, state, roles } = cohost;
  const { label, tone } = CohostState[state];
  return (
    <ListLine alignItems="flex-start" gap="3" flexWrap="wrap">
      <Box flex="1 1 14rem" minWidth="0" paddingY="2">
        <HStack flexWrap="wrap" gap="2">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {nameOf(cohost)}
          </Text>
          <StatusChip tone={tone}>{label}</StatusChip>
        </HStack>
        {first_name && (
          <Text textStyle="small" color="muted" overflowWrap="anywhere">
            {email}
          </Text>
        )}
        <Text textStyle="small">{say.may({ roles: roles.map((role) => CohostRole[role].label).join(', ') })}</Text>
        <Text textStyle="small" color="muted">
          {whenOf(cohost)}
        </Text>
      </Box>
      <HStack gap="1" marginInline="-3">
        <Button
          variant="ghost"
          size="sm"
          minHeight="touch"
          aria-label={say.changeOf({ who: nameOf(cohost) })}
          onClick={() => change(cohost)}
        >
          {say.change}
        </Button>
        <Button variant="ghost" size="sm" minHeight="touch" aria-label={say.removeOf({ who: nameOf(cohost) })} onClick={() => ask(cohost)}>
          {say.remove}
        </Button>
      </HStack>
    </ListLine>
  );
};

const RemoveWindow = ({ cohost }: { readonly cohost: Cohost }) => {
  const { problem, busy } = useUnit({ problem: removal.$problem, busy: removal.$pending });
  const [remove, ask] = useUnit([removal.submitted, endingAsked]);
  return (
    <ConfirmWindow
      title={say.removeHeading({ who: nameOf(cohost) })}
      keep={say.keep}
      confirm={say.remove}
      busy={busy}
      problem={problem}
      onClose={() => ask(null)}
      onConfirm={() => remove({ cohost_id: cohost.cohost_id })}
    >
      {cohost.accepted_at ? say.removeText : say.withdrawText}
    </ConfirmWindow>
  );
};

const ChangeWindow = ({ cohost }: { readonly cohost: Cohost }) => {
  const [send, ask] = useUnit([changing.submitted, changeAsked]);
  return (
    <Modal open title={say.changeOf({ who: nameOf(cohost) })} onClose={() => ask(null)}>
      <SubmissionForm form={cohostRolesForm} of={changing} facts={{}} starts={{ roles: cohost.roles }} onSubmit={send} />
    </Modal>
  );
};

/** The form of an invitation: for this listing, and for others that are chosen under a line that opens. */
const Invite = () => {
  const [others, invite] = useUnit([$others, inviting.submitted]);
  const [chosen, choose] = useState<readonly string[]>([]);
  const count = shownNumber(chosen.length);
  return (
    <SubmissionForm
      of={inviting}
      form={cohostForm}
      facts={{}}
      starts={{ roles: ['calendar'] }}
      introduced
      below={{
        roles: others.length > 0 && (
          <Box marginTop="3">
            <Disclosure summary={chosen.length === 0 ? say.alsoAt : say.alsoChosen({ count })}>
              <Text textStyle="small" color="muted" marginBottom="3">
                {say.alsoHint}
              </Text>
              <ListingChoice label={say.alsoLegend} listings={others} chosen={chosen} onChoose={choose} />
            </Disclosure>
          </Box>
        ),
      }}
      onSubmit={(values) => invite({ ...values, property_ids: chosen })}
    />
  );
};

const Managed = () => {
  const [ending, changed, sent, removed] = useUnit([$ending, $changing, $sent, $removed]);
  const show = useUnit(cohostsShown);
  const list = useRef<HTMLDivElement>(null);
  const seen = useRef(removed);
  useEffect(() => {
    show();
  }, [show]);
  // the button that was pressed is gone
  useEffect(() => {
    if (removed !== seen.current) list.current?.focus();
    seen.current = removed;
  }, [removed]);
  return (
    <Part id="cohosts" heading={say.heading} lead={say.lead}>
      <Box maxWidth="text">
        <Disclosure summary={say.can}>
          <Stack gap="2">
            <Text>{say.does}</Text>
            <Text>{say.doesCalendar}</Text>
            <Text>{say.doesMessages}</Text>
            <Text>{say.doesMoney}</Text>
            <Text color="muted">{say.doesNot}</Text>
          </Stack>
        </Disclosure>
      </Box>
      <Box ref={list} tabIndex={-1}>
        <KeptLines of={invited} say={say}>
          {(cohost) => <Line key={cohost.cohost_id} cohost={cohost} />}
        </KeptLines>
      </Box>
      <Box maxWidth="36rem">
        <Matter heading={cohostForm.title}>
          <Invite key={sent} />
        </Matter>
      </Box>
      {ending && <RemoveWindow cohost={ending} />}
      {changed && <ChangeWindow cohost={changed} />}
    </Part>
  );
};

const LeaveWindow = ({ title, host, onClose }: { readonly title: string; readonly host: string; readonly onClose: () => void }) => {
  const { problem, busy } = useUnit({ problem: leaving.$problem, busy: leaving.$pending });
  const leave = useUnit(leaving.submitted);
  return (
    <ConfirmWindow
      title={say.leaveHeading({ title })}
      keep={say.keep}
      confirm={say.leave}
      busy={busy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => leave()}
    >
      {say.leaveText({ host })}
    </ConfirmWindow>
  );
};

const Own = ({ title, host }: { readonly title: string; readonly host: string }) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <Part id="cohosts" heading={say.ownHeading({ host })} lead={say.ownText({ host })}>
      <Box>
        <Button variant="outline" onClick={() => setAsking(true)}>
          {say.leave}
        </Button>
      </Box>
      {isAsking && <LeaveWindow title={title} host={host} onClose={() => setAsking(false)} />}
    </Part>
  );
};

export const Cohosts = ({ property: { cohost_for, title } }: { readonly property: HostProperty }) =>
  cohost_for === null ? <Managed /> : <Own title={title} host={cohost_for} />;
