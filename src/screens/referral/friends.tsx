// The friends who came with a person's link: how far each has come, and what that brought. Their addresses are nobody's business.
import { useId } from 'react';
import type { ReferralSummary } from '../../../generated/model/entities';
import { ReferralStage, VoidBecause } from '../../../generated/model/values';
import { referralTexts as say } from '../../../generated/texts/sentences/referralTexts';
import { Avatar } from '../../ui/avatar';
import { EmptyState } from '../../ui/empty-state';
import { Box, Card, HStack } from '../../ui/layout';
import { ListLine } from '../../ui/list-line';
import { StatusChip } from '../../ui/status-chip';
import { Heading, Text } from '../../ui/type';
import { shownNumber } from '../shell/format/format';
import { ownDay } from '../shell/format/own-zone';
import { FirstFew } from '../shell/own-list/first-few';

type Friend = ReferralSummary['referrals'][number];

const FriendLine = ({ friend: { first_name, joined_at, stage, points, because, decided } }: { readonly friend: Friend }) => {
  const name = first_name ?? say.unnamed;
  const { label, tone } = ReferralStage[stage];
  return (
    <ListLine flexWrap="wrap" justifyContent="flex-start" gap="3" paddingY="4">
      <Avatar name={first_name ?? ''} beside />
      <Box flex={because ? '1 1 14rem' : '1 1 8rem'} minWidth="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="small" color="muted">
          {say.joined({ date: ownDay(joined_at, 'dated') })}
        </Text>
        {because && (
          <Text textStyle="small" color="muted" overflowWrap="anywhere">
            {stage === 'void'
              ? say.refused({ why: decided ?? VoidBecause[because].label })
              : say.waits({ why: VoidBecause[because].label })}
          </Text>
        )}
      </Box>
      <HStack gap="3" flexWrap="wrap">
        {points > 0 && (
          <Text as="span" fontWeight="semibold" color="spruce">
            {say.gained({ points: shownNumber(points) })}
          </Text>
        )}
        <StatusChip tone={tone}>{label}</StatusChip>
      </HStack>
    </ListLine>
  );
};

export const Friends = ({ of: friends }: { readonly of: readonly Friend[] }) => {
  const id = useId();
  if (friends.length === 0)
    return (
      <Card.Root as="section" aria-labelledby={id}>
        <Heading id={id}>{say.friendsHeading}</Heading>
        <EmptyState drawing="letter" as="h3" title={say.noFriends} />
      </Card.Root>
    );
  return (
    <Card.Root as="section" aria-labelledby={id}>
      <Heading id={id}>{say.friendsHeading}</Heading>
      <FirstFew of={friends} few={10} all={say.showAll}>
        {(shown) => (
          <ul>
            {shown.map((friend, at) => (
              // a friend has no name of their own here, and two may have come at once
              <FriendLine key={`${friend.joined_at} ${at}`} friend={friend} />
            ))}
          </ul>
        )}
      </FirstFew>
    </Card.Root>
  );
};
