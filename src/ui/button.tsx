// Buttons: with words, or with an icon and a name.
import { Button as ChakraButton } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon, type IconShape } from './icon';
import { Pressable } from './pressable';
import { Spinner } from './spinner';

export interface ButtonProps extends Omit<ComponentProps<typeof ChakraButton>, 'loading' | 'loadingText' | 'spinner' | 'spinnerPlacement'> {
  /** Waits for an answer: shows that, keeps its width, its name and its focus (Chakra's `loading` takes both away), and takes no further press. */
  readonly busy?: boolean | undefined;
  /** For what cannot be undone. */
  readonly danger?: boolean | undefined;
  readonly icon?: IconShape | undefined;
  readonly iconAfter?: IconShape | undefined;
}

const ignore = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};
const dangerous = { variant: 'outline', color: 'error', borderColor: 'error', _hover: { bg: 'error.mist', borderColor: 'error' } } as const;

const Waiting = ({ children }: { readonly children: ReactNode }) => (
  <>
    <Span display="inline-flex" alignItems="center" gap="2" opacity="0">
      {children}
    </Span>
    <Span position="absolute" inset="0" display="grid" placeItems="center">
      <Spinner />
    </Span>
  </>
);

/** A button. `variant`: `solid` (one a view), `outline`, `subtle`, `ghost`; `size`: `sm`, `md` (44 px), `lg` (48 px). */
export const Button = ({ busy = false, danger = false, icon, iconAfter, children, onClick, ...rest }: ButtonProps) => {
  const content = (
    <>
      {icon && <Icon of={icon} />}
      {children}
      {iconAfter && <Icon of={iconAfter} />}
    </>
  );
  return (
    <ChakraButton
      as={Pressable}
      {...(danger && dangerous)}
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={busy ? ignore : onClick}
    >
      {busy ? <Waiting>{content}</Waiting> : content}
    </ChakraButton>
  );
};

export interface IconButtonProps extends Omit<ComponentProps<typeof ChakraButton>, 'children' | 'aria-label'> {
  readonly icon: IconShape;
  /** Its name, which is read aloud. */
  readonly label: string;
  /** Of the icon, in pixels. */
  readonly iconSize?: number;
}

/** A round button of 44 px that shows an icon only. */
export const IconButton = ({ icon, label, iconSize = 20, ...rest }: IconButtonProps) => (
  <ChakraButton
    as={Pressable}
    variant="ghost"
    borderRadius="full"
    aria-label={label}
    width="touch"
    height="touch"
    minHeight="0"
    padding="0"
    flexShrink="0"
    // where letters are large, the icon grows within the button
    css={{ '& > svg': { maxWidth: '84%', maxHeight: '84%' } }}
    {...rest}
  >
    <Icon of={icon} size={iconSize} />
  </ChakraButton>
);
