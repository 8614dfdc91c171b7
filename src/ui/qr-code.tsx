// A QR code: dark squares on white with the room around that readers need, whatever stands behind.
import { chakra } from '@chakra-ui/react/styled-system';
import { encode } from 'uqr';

/** The empty border that the standard asks for, in squares. */
const quiet = 4;

const Frame = chakra('svg', { base: { display: 'block', bg: 'white', color: 'ink', height: 'auto', maxWidth: 'full' } });

/** The dark squares, row by row, each run of them as one rectangle. */
export const qrPath = (text: string): { readonly size: number; readonly path: string } => {
  const { data, size } = encode(text, { ecc: 'M', border: quiet });
  const runs = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const width = (end < 0 ? size : end) - x;
      return [`M${x} ${y}h${width}v1h-${width}z`];
    }),
  );
  return { size, path: runs.join('') };
};

export interface QrCodeProps {
  readonly text: string;
  /** The code's target, for people who listen. */
  readonly label: string;
  /** In pixels; 176 by default. */
  readonly width?: number;
}

export const QrCode = ({ text, label, width = 176 }: QrCodeProps) => {
  const { size, path } = qrPath(text);
  return (
    <Frame {...{ role: 'img', 'aria-label': label }} viewBox={`0 0 ${size} ${size}`} width={width} shapeRendering="crispEdges">
      <path d={path} fill="currentcolor" />
    </Frame>
  );
};
