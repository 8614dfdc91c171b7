// Several lines to type into. With a limit it counts, and its border turns red when the limit is reached.
import { Textarea as Area } from '@chakra-ui/react/textarea';
import { useId } from 'react';
import { formTexts as say } from '../../generated/texts/sentences/formTexts';
import { controlRecipe, type FieldControlProps, typedAttributes } from './control';
import { useTied } from './field';
import { VisuallyHidden } from './layout';
import { Text } from './type';

export interface TextareaProps extends FieldControlProps<string> {
  readonly rows?: number | undefined;
  /** Most characters; no more can be typed. */
  readonly limit?: number | undefined;
}

export const Textarea = (given: TextareaProps) => {
  const props = useTied(given);
  const { value = '', rows = 4, limit, describedBy, invalid, onChange } = props;
  const reached = limit !== undefined && value.length >= limit;
  const countId = useId();
  return (
    <div>
      <Area
        recipe={controlRecipe}
        {...typedAttributes({ ...props, describedBy: [describedBy, limit && countId].filter(Boolean).join(' ') || undefined })}
        aria-invalid={invalid || reached || undefined}
        paddingY="3"
        resize="vertical"
        {...{ rows, value, maxLength: limit }}
        onChange={(event) => onChange(event.target.value)}
      />
      {limit !== undefined && (
        <Text
          id={countId}
          textStyle="tiny"
          color={reached ? 'error' : 'muted'}
          textAlign="end"
          marginTop="1"
          fontVariantNumeric="tabular-nums"
        >
          {say.characters({ count: value.length, max: limit })}
        </Text>
      )}
      <VisuallyHidden aria-live="polite">{reached ? say.limitReached({ max: limit }) : ''}</VisuallyHidden>
    </div>
  );
};
