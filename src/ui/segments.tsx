// One of a few short choices, side by side: Any, 1, 2, 3.
import { SegmentGroup } from '@chakra-ui/react/segment-group';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import type { ControlProps } from './control';
import type { Option } from './select';

const recipe = defineSlotRecipe({
  slots: ['root', 'item'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    item: {
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
      '&[data-invalid]': { borderColor: 'error' },
      '&[data-state=checked]': { bg: 'spruce', borderColor: 'spruce', color: 'white' },
      '&[data-disabled]': { opacity: '0.5', cursor: 'not-allowed' },
      '&[data-focus-visible]': { outline: '2px solid {colors.spruce}', outlineOffset: '2px' },
    },
  },
});

// the fieldset around it names it
const unnamed = { role: null, 'aria-labelledby': null, 'aria-orientation': null } as object;

export interface SegmentsProps extends ControlProps<string> {
  readonly options: readonly Option[];
}

/** Radio buttons of the page's own underneath. Stands in a `Group`, which names it. */
export const Segments = ({ options, value, onChange, ...props }: SegmentsProps) => (
  <SegmentGroup.Root
    recipe={recipe}
    {...unnamed}
    ids={{ itemHiddenInput: (one) => (one === options[0]?.value ? props.id : `${props.id}-${one}`) }}
    name={props.name ?? props.id}
    required={props.required}
    disabled={props.disabled}
    invalid={props.invalid}
    value={value ?? null}
    onValueChange={(chosen) => onChange(chosen.value ?? '')}
    onBlur={props.onBlur}
  >
    {options.map((option) => (
      <SegmentGroup.Item key={option.value} value={option.value}>
        <SegmentGroup.ItemText>{option.label}</SegmentGroup.ItemText>
        <SegmentGroup.ItemHiddenInput aria-describedby={props.describedBy} />
      </SegmentGroup.Item>
    ))}
  </SegmentGroup.Root>
);
