// The parts of the account page, to go to at once: a row that stays in sight below the header.
import { chakra } from '@chakra-ui/react/styled-system';
import { accountTexts } from '../../../../generated/texts/sentences/accountTexts';
import { type NamedPart, PartTabs } from '../../../ui/part-tabs';
import { useRead } from '../../../ui/use-read';

const Bar = chakra('nav', {
  base: {
    position: 'sticky',
    top: 'var(--header)',
    zIndex: 'sticky',
    bg: 'white',
    borderBottomWidth: '1px',
    marginX: { base: '-4', sm: '-6', xl: '-10' },
    paddingX: { base: '4', sm: '6', xl: '10' },
  },
});

export const PartNav = ({ of }: { readonly of: readonly NamedPart[] }) => {
  const read = useRead(of.map(({ id }) => id).join(' '));
  return (
    <Bar aria-label={accountTexts.parts}>
      <PartTabs parts={of} read={read} />
    </Bar>
  );
};
