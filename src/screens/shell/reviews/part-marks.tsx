// The stars that a review gives to parts of a stay.
import { chakra } from '@chakra-ui/react/styled-system';
import { reviewListTexts as say } from '../../../../generated/texts/sentences/reviewListTexts';

const Marks = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    marginTop: '2',
    textStyle: 'small',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
  },
});

export const PartMarks = ({ marks }: { readonly marks: readonly { readonly label: string; readonly stars: number }[] }) =>
  marks.length === 0 ? null : (
    <Marks>
      {marks.map(({ label, stars }) => (
        <li key={label}>{say.part({ part: label, stars })}</li>
      ))}
    </Marks>
  );
