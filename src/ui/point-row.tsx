// A row of round choices drawn as large targets: the ground of scales and faces.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { attributes, type ControlProps } from './control';
import { Box } from './layout';

const HiddenRadio = chakra('input', {
  base: { position: 'absolute', inset: '0', width: 'full', height: 'full', opacity: '0', cursor: 'pointer', margin: '0' },
});
const Target = chakra('label', {
  base: {
    position: 'relative',
    cursor: 'pointer',
    borderRadius: 'md',
    '&:has(:focus-visible)': { outline: '2px solid {colors.spruce}', outlineOffset: '2px' },
    '&:has(:disabled)': { opacity: '0.5', cursor: 'not-allowed' },
  },
});

export interface PointRowProps extends ControlProps<number> {
  readonly points: readonly number[];
  /** The spoken name of a point. */
  readonly nameOf: (point: number) => string;
  readonly renderPoint: (point: number, chosen: boolean) => ReactNode;
  readonly gap?: string;
  readonly grow?: boolean;
}

/** Radio buttons of the page's own, so that arrows, Tab and forms work as everywhere. Stands in a `Group`. */
export const PointRow = ({ points, nameOf, renderPoint, gap = '2', grow = false, ...props }: PointRowProps) => (
  <Box display="flex" gap={gap}>
    {points.map((point, index) => (
      <Target key={point} flex={grow ? '1' : 'none'}>
        <HiddenRadio
          type="radio"
          {...attributes(props)}
          id={index === 0 ? props.id : `${props.id}-${point}`}
          value={point}
          aria-label={nameOf(point)}
          checked={props.value === point}
          onChange={() => props.onChange(point)}
        />
        {renderPoint(point, props.value === point)}
      </Target>
    ))}
  </Box>
);
