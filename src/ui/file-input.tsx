// Files to bring: pressed or dropped, looked at before they are taken.
import { chakra } from '@chakra-ui/react/styled-system';
import { type DragEvent, useState } from 'react';
import { IconButton } from './button';
import { attributes, type ControlProps } from './control';
import { Problem } from './field';
import { Icon } from './icon';
import { icons } from './icons/basic';
import { Row } from './layout';

const Zone = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: '1',
    padding: '6',
    textAlign: 'center',
    borderWidth: '1.5px',
    borderStyle: 'dashed',
    borderColor: 'hairline.strong',
    borderRadius: 'md',
    cursor: 'pointer',
    transition: 'background-color 150ms ease-out',
    '&:hover, &[data-over]': { bg: 'spruce.mist', borderColor: 'spruce' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.spruce}', outlineOffset: '2px' },
    '&[data-invalid]': { borderColor: 'error' },
    '&:has(:disabled)': { bg: 'surface', borderColor: 'hairline', color: 'muted', cursor: 'not-allowed' },
  },
});
const Hidden = chakra('input', { base: { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer', width: 'full' } });

export interface FileInputProps extends ControlProps<readonly File[]> {
  /** Media types that are taken, with a comma between: `image/jpeg,image/png`. */
  readonly accept?: string | undefined;
  readonly maxBytes?: number | undefined;
  readonly multiple?: boolean | undefined;
  /** What is said of a file that is too large, or of another kind. */
  readonly says?: { readonly maxBytes?: string | undefined; readonly accept?: string | undefined } | undefined;
}

const refusal = (file: File, { accept, maxBytes, says }: FileInputProps): string | undefined => {
  if (accept && !accept.split(',').includes(file.type)) return says?.accept ?? 'This file type isn’t supported.';
  return maxBytes !== undefined && file.size > maxBytes ? (says?.maxBytes ?? 'This file is too large.') : undefined;
};

const size = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

export const FileInput = (props: FileInputProps) => {
  const { value = [], multiple = false, disabled = false, accept, onChange, invalid } = props;
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string>();
  const bring = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    const wrong = files.map((file) => refusal(file, props)).find(Boolean);
    setRefused(wrong);
    const fit = files.filter((file) => !refusal(file, props));
    if (fit.length > 0) onChange(multiple ? [...value, ...fit] : fit);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) bring(event.dataTransfer.files);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  return (
    <div>
      <Zone
        data-over={over || undefined}
        data-invalid={invalid || undefined}
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon of={icons.upload} size={24} />
        <span>
          <chakra.span fontWeight="semibold" textDecoration="underline">
            Choose {multiple ? 'files' : 'a file'}
          </chakra.span>{' '}
          or drop {multiple ? 'them' : 'it'} here
        </span>
        <Hidden {...attributes(props)} type="file" {...{ accept, multiple }} onChange={(event) => bring(event.target.files)} />
      </Zone>
      {value.map((file) => (
        <Row key={`${file.name}:${file.size}`} paddingY="1" textStyle="small">
          <chakra.span flex="1" overflowWrap="anywhere">
            {file.name} <chakra.span color="muted">({size(file.size)})</chakra.span>
          </chakra.span>
          <IconButton icon={icons.trash} label={`Remove ${file.name}`} onClick={() => onChange(value.filter((one) => one !== file))} />
        </Row>
      ))}
      {refused && <Problem>{refused}</Problem>}
    </div>
  );
};
