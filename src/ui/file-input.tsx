// Files to bring: pressed or dropped, looked at before they are taken.
import { chakra } from '@chakra-ui/react/styled-system';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { fileTexts as say } from '../../generated/texts/sentences/fileTexts';
import { formTexts } from '../../generated/texts/sentences/formTexts';
import { IconButton } from './button';
import { attributes, type ControlProps } from './control';
import { Problem } from './field';
import { type FileLimits, whyRefused } from './file-limits';
import { Icon } from './icon';
import { commonIcons } from './icons/common';
import { HStack, Span } from './layout';

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

export interface FileInputProps extends ControlProps<readonly File[]>, FileLimits {
  readonly multiple?: boolean | undefined;
  /** Files pasted anywhere on the page are taken too. */
  readonly pasted?: boolean | undefined;
}

const size = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Hears of files that are pasted, but not into a field. */
const usePasted = (wanted: boolean, bring: (files: FileList) => void) => {
  const latest = useRef(bring);
  useEffect(() => {
    latest.current = bring;
  });
  useEffect(() => {
    if (!wanted) return;
    const pasted = ({ clipboardData }: ClipboardEvent) => clipboardData?.files.length && latest.current(clipboardData.files);
    document.addEventListener('paste', pasted);
    return () => document.removeEventListener('paste', pasted);
  }, [wanted]);
};

/** Takes those of the files that fit, and keeps why the others do not. */
const useBringing = (props: FileInputProps) => {
  const { value = [], multiple = false, disabled = false, pasted = false, onChange } = props;
  const [refused, setRefused] = useState<readonly string[]>([]);
  const bring = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    const judged = files.map((file) => ({ file, why: whyRefused(file, props) }));
    const named = judged.flatMap(({ file, why }) => (why === undefined ? [] : [multiple ? `${file.name}: ${why}` : why]));
    setRefused([...new Set(named)]);
    const fit = judged.flatMap(({ file, why }) => (why === undefined ? [file] : []));
    if (fit.length > 0) onChange(multiple ? [...value, ...fit] : fit);
  };
  usePasted(pasted && !disabled, bring);
  return { refused, bring };
};

const useDropping = (disabled: boolean, bring: (files: FileList) => void) => {
  const [over, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) bring(event.dataTransfer.files);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  return { 'data-over': over || undefined, onDrop, onDragOver, onDragLeave: () => setOver(false) };
};

const Asked = ({ multiple }: { readonly multiple: boolean }) => (
  <span>
    <Span fontWeight="semibold" textDecoration="underline">
      {multiple ? say.chooseMany : say.chooseOne}
    </Span>{' '}
    {multiple ? say.dropMany : say.dropOne}
  </span>
);

export const FileInput = (props: FileInputProps) => {
  const { value = [], multiple = false, disabled = false, accept, onChange, invalid } = props;
  const { refused, bring } = useBringing(props);
  return (
    <div>
      <Zone data-invalid={invalid || undefined} {...useDropping(disabled, bring)}>
        <Icon of={commonIcons.upload} size={24} />
        <Asked multiple={multiple} />
        <Hidden
          {...attributes(props)}
          type="file"
          {...{ accept, multiple }}
          onChange={({ target }) => {
            bring(target.files);
            // the same file may be chosen once more
            target.value = '';
          }}
        />
      </Zone>
      {value.map((file) => (
        <HStack key={`${file.name}:${file.size}`} paddingY="1" textStyle="small">
          <Span flex="1" overflowWrap="anywhere">
            {file.name} <Span color="muted">({size(file.size)})</Span>
          </Span>
          <IconButton
            icon={commonIcons.trash}
            label={formTexts.remove({ what: file.name })}
            onClick={() => onChange(value.filter((one) => one !== file))}
          />
        </HStack>
      ))}
      <div role="alert">
        {refused.map((why) => (
          <Problem key={why}>{why}</Problem>
        ))}
      </div>
    </div>
  );
};
