// Files to bring: pressed, dropped or pasted, looked at before they are taken.
import { FileUpload } from '@chakra-ui/react/file-upload';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { fileTexts as say } from '../../generated/texts/sentences/fileTexts';
import { formTexts } from '../../generated/texts/sentences/formTexts';
import { IconButton } from './button';
import type { ControlProps } from './control';
import { Problem } from './field';
import { Icon } from './icon';
import { commonIcons } from './icons/common';
import { Span } from './layout';

const recipe = defineSlotRecipe({
  slots: ['root', 'dropzone', 'item', 'itemName', 'itemSizeText'],
  base: {
    dropzone: {
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
      '&:hover, &[data-dragging]': { bg: 'spruce.mist', borderColor: 'spruce' },
      '&[data-invalid]': { borderColor: 'error' },
      '&[data-disabled]': { bg: 'surface', borderColor: 'hairline', color: 'muted', cursor: 'not-allowed' },
    },
    item: { display: 'flex', alignItems: 'center', gap: '2', paddingY: '1', textStyle: 'small' },
    itemName: { overflowWrap: 'anywhere' },
    itemSizeText: { flex: '1', color: 'muted' },
  },
});

const oneLine = { gridAutoFlow: 'column', justifyContent: 'start', gap: '2', paddingX: '4', paddingY: '3' } as const;

export interface FileLimits {
  /** Media types that are taken, with a comma between: `image/jpeg,image/png`. */
  readonly accept?: string | undefined;
  readonly maxBytes?: number | undefined;
  /** The sentence about a file that is too large, or of another kind. */
  readonly says?: { readonly maxBytes?: string | undefined; readonly accept?: string | undefined } | undefined;
}

export interface FileInputProps extends ControlProps<readonly File[]>, FileLimits {
  readonly multiple?: boolean | undefined;
  /** Files pasted anywhere on the page are taken too. */
  readonly pasted?: boolean | undefined;
  /** One line high, beside other fields that matter more. */
  readonly slim?: boolean | undefined;
}

/** `image/jpeg` with `.jpeg` and `.jpg`: browsers do not know the kind of each file. */
const withEndings = (accept: string | undefined) =>
  accept?.replaceAll(/image\/(\w+)/g, (kind, ending) => `${kind},.${ending}${ending === 'jpeg' ? ',.jpg' : ''}`);

type Refused = FileUpload.FileRejection;
const whyRefused = ({ errors }: Refused, { says }: FileLimits): string | undefined => {
  if (errors.includes('FILE_INVALID_TYPE')) return says?.accept ?? say.wrongKind;
  if (errors.includes('FILE_TOO_LARGE')) return says?.maxBytes ?? say.tooLarge;
  return errors.includes('TOO_MANY_FILES') ? say.onlyOne : undefined;
};
const refusals = (files: readonly Refused[], props: FileInputProps): readonly string[] => {
  const named = files.flatMap((refused) => {
    const why = whyRefused(refused, props);
    return why === undefined ? [] : [props.multiple ? `${refused.file.name}: ${why}` : why];
  });
  return [...new Set(named)];
};

/** Hears of files that are pasted, but not into a field. */
const Pasted = ({ onPaste }: { readonly onPaste: (pasted: DataTransfer | null) => void }) => {
  const latest = useRef(onPaste);
  useEffect(() => {
    latest.current = onPaste;
  });
  useEffect(() => {
    const pasted = ({ clipboardData }: ClipboardEvent) => latest.current(clipboardData);
    document.addEventListener('paste', pasted);
    return () => document.removeEventListener('paste', pasted);
  }, []);
  return null;
};

export const FileInput = (props: FileInputProps) => {
  const { id, value = [], multiple = false, pasted = false, slim = false, describedBy, onChange } = props;
  const zone = useRef<HTMLDivElement>(null);
  const [choose, drop] = multiple ? [say.chooseMany, say.dropMany] : [say.chooseOne, say.dropOne];
  return (
    <FileUpload.Root
      recipe={recipe}
      ids={{ hiddenInput: id }}
      name={props.name ?? id}
      required={props.required}
      disabled={props.disabled}
      invalid={props.invalid}
      accept={withEndings(props.accept)}
      maxFiles={multiple ? Number.POSITIVE_INFINITY : 1}
      maxFileSize={props.maxBytes}
      acceptedFiles={[...value]}
      onFileAccept={({ files }) => onChange(files)}
      translations={{ dropzone: `${choose} ${drop}`, deleteFile: ({ name }) => formTexts.remove({ what: name }) }}
    >
      <FileUpload.Dropzone ref={zone} aria-describedby={describedBy} onBlur={props.onBlur} {...(slim && { css: oneLine })}>
        <Icon of={commonIcons.upload} size={slim ? 20 : 24} />
        <span>
          <Span fontWeight="semibold" textDecoration="underline">
            {choose}
          </Span>{' '}
          {drop}
        </span>
      </FileUpload.Dropzone>
      {/* it has the label's and the summary's id, and nothing to be seen */}
      <FileUpload.HiddenInput onFocus={() => zone.current?.focus()} />
      <FileUpload.ItemGroup>
        {value.map((file) => (
          <FileUpload.Item key={`${file.name}:${file.size}`} file={file}>
            <FileUpload.ItemName />
            <FileUpload.ItemSizeText />
            <FileUpload.ItemDeleteTrigger asChild>
              <IconButton icon={commonIcons.trash} label={formTexts.remove({ what: file.name })} />
            </FileUpload.ItemDeleteTrigger>
          </FileUpload.Item>
        ))}
      </FileUpload.ItemGroup>
      <FileUpload.Context>
        {({ rejectedFiles, setClipboardFiles }) => (
          <>
            {pasted && <Pasted onPaste={setClipboardFiles} />}
            <div role="alert">
              {refusals(rejectedFiles, props).map((why) => (
                <Problem key={why}>{why}</Problem>
              ))}
            </div>
          </>
        )}
      </FileUpload.Context>
    </FileUpload.Root>
  );
};
