// The name of a calendar from elsewhere: its host's own, or the platform's.
import { SourcePlatform } from '../../../../generated/model/values';

export const feedName = ({ name, platform }: { readonly name: string | null; readonly platform: SourcePlatform }): string =>
  name ?? SourcePlatform[platform].label;
