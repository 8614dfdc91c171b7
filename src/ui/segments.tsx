// One of a few short choices, side by side: Any, 1, 2, 3.
import { chakra } from '@chakra-ui/react/styled-system';
import { attributes, type ControlProps } from './control';
import type { Option } from './select';

const Line = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });
const Segment = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minWidth: 'touch',
    minHeight: '10',
    paddingX: '4',
    borderWidth: '1px',
    borderColor: 'hairline.strong',
    borderRadius: 'full',
    textStyle: 'small',
    fontWeight: 'medium',
    cursor: 'pointer',
    transition: 'background-color 150ms ease-out, border-color 150ms ease-out',
    _hover: { borderColor: 'ink' },
    '&:has([aria-invalid=true])': { borderColor: 'error' },
    '&:has(:checked)': { bg: 'spruce', borderColor: 'spruce', color: 'white' },
    '&:has(:disabled)': { opacity: '0.5', cursor: 'not-allowed' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.spruce}', outlineOffset: '2px' },
  },
});
const Hidden = chakra('input', { base: { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' } });

export interface SegmentsProps extends ControlProps<string> {
  readonly options: readonly Option[];
}

/** Radio buttons of the page's own, so that arrows and Tab work as everywhere. Stands in a `Group`, which names it. */
export const Segments = ({ options, value, onChange, ...props }: SegmentsProps) => (
  <Line>
    {options.map((option, index) => (
      <Segment key={option.value}>
        <Hidden
          type="radio"
          {...attributes(props)}
          id={index === 0 ? props.id : `${props.id}-${option.value}`}
          value={option.value}
          checked={value === option.value}
          onChange={() => onChange(option.value)}
        />
        {option.label}
      </Segment>
    ))}
  </Line>
);
