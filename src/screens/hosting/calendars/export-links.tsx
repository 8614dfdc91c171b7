// The secret links by which other platforms read when a property is taken, each with a way to take it along.
import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import type { HostProperty } from '../../../../generated/model/entities';
import { feedTexts as say } from '../../../../generated/texts/sentences/feedTexts';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { commonIcons } from '../../../ui/icons/common';
import { Stack } from '../../../ui/layout';
import { TextInput } from '../../../ui/text-input';
import { Heading, Text } from '../../../ui/type';
import { linkCopied } from '../../shell/handing/hand-on.store';
import { LinkWindow } from '../../shell/handing/link-window';
import { feedName } from './feed-name';
import { $isRenewing, renewal, renewAsked } from './feeds.store';
import { ConfirmWindow } from '../../shell/call-parts/confirm-window';

const Line = chakra('div', {
  base: { display: 'flex', alignItems: 'flex-end', gap: '2', '& > :first-child': { flex: '1', minWidth: '0' } },
});

const Link = ({ label, url }: { readonly label: string; readonly url: string }) => {
  const copy = useUnit(linkCopied);
  return (
    <Line>
      <Field label={label}>
        <TextInput readOnly value={url} onChange={() => undefined} />
      </Field>
      <Button
        variant="outline"
        icon={commonIcons.copy}
        aria-label={`${say.copy}: ${label}`}
        minHeight="12"
        onClick={() => copy({ url, copied: say.copied })}
      >
        {say.copy}
      </Button>
    </Line>
  );
};

const RenewWindow = () => {
  const { problem, busy } = useUnit({ problem: renewal.$problem, busy: renewal.$pending });
  const [renew, ask] = useUnit([renewal.submitted, renewAsked]);
  return (
    <ConfirmWindow
      title={say.renewHeading}
      keep={say.keepLinks}
      confirm={say.renew}
      danger={false}
      busy={busy}
      problem={problem}
      onClose={() => ask(false)}
      onConfirm={() => renew()}
    >
      {say.renewText}
    </ConfirmWindow>
  );
};

/** Each platform that is read here has a link of its own, which also tells what the others say, and never what it told itself. */
export const ExportLinks = ({ property: { export_url, feeds, cohost_for } }: { readonly property: HostProperty }) => {
  const asking = useUnit($isRenewing);
  const ask = useUnit(renewAsked);
  const id = useId();
  const linkOf = (file: string) => export_url.slice(0, export_url.lastIndexOf('/') + 1) + file;
  return (
    <section aria-labelledby={id}>
      <Heading as="h3" textStyle="subheading" id={id}>
        {say.exportHeading}
      </Heading>
      <Text color="muted">{say.exportText}</Text>
      <Stack gap="4" marginTop="4">
        {feeds.map((feed) => (
          <Link key={feed.feed_id} label={say.exportFor({ elsewhere: feedName(feed) })} url={linkOf(feed.export_file)} />
        ))}
        <Link label={say.exportForOthers} url={export_url} />
      </Stack>
      {cohost_for === null && (
        <Button variant="ghost" size="sm" marginTop="3" marginInlineStart="-3" onClick={() => ask(true)}>
          {say.renew}
        </Button>
      )}
      {asking && <RenewWindow />}
      <LinkWindow />
    </section>
  );
};
