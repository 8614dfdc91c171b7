// How a host shows that a connected listing is theirs: by a calendar where its address names the listing, else by a code alone.
import type { HostProperty } from '../../../generated/model/entities';
import { SourcePlatform } from '../../../generated/model/values';
import { propertyTexts as say } from '../../../generated/texts/sentences/propertyTexts';
import { Text } from '../../ui/type';

export const ProofWays = ({ property: { platform, ownership_code: code } }: { readonly property: HostProperty }) =>
  platform !== null && SourcePlatform[platform].calendarNamesListing ? (
    <>
      <Text>{say.ownershipByFeed}</Text>
      <Text overflowWrap="anywhere">{say.ownershipByCode({ code })}</Text>
    </>
  ) : (
    <Text overflowWrap="anywhere">{say.ownershipByCodeAlone({ code })}</Text>
  );
