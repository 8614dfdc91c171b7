// Buttons: with words, or with an icon and a name.
import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonRecipe } from './button-recipe';
import { Icon, type IconShape } from './icon';
import { Pressable } from './pressable';
import { Spinner } from './spinner';

const Base = chakra(Pressable, buttonRecipe);

export interface ButtonProps extends ComponentProps<typeof Base> {
  /** Waits for an answer: shows that, keeps its width and its focus, and takes no further press. */
  readonly busy?: boolean;
  readonly icon?: IconShape;
  readonly iconAfter?: IconShape;
}

const ignore = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

const Waiting = ({ children }: { readonly children: ReactNode }) => (
  <>
    <chakra.span display="inline-flex" alignItems="center" gap="2" opacity="0">
      {children}
    </chakra.span>
    <chakra.span position="absolute" inset="0" display="grid" placeItems="center">
      <Spinner />
    </chakra.span>
  </>
);

/**
 * A button. `look`: `main` (one a view), `plain`, `soft`, `quiet`, `danger`; `size`: `sm`, `md` (44 px), `lg` (48 px); `round`, `full`.
 */
export const Button = ({ busy = false, icon, iconAfter, children, onClick, ...rest }: ButtonProps) => {
  const content = (
    <>
      {icon && <Icon of={icon} />}
      {children}
      {iconAfter && <Icon of={iconAfter} />}
    </>
  );
  return (
    <Base {...rest} {...(busy && { 'aria-busy': true, 'aria-disabled': true })} onClick={busy ? ignore : onClick}>
      {busy ? <Waiting>{content}</Waiting> : content}
    </Base>
  );
};

export interface IconButtonProps extends Omit<ComponentProps<typeof Base>, 'children' | 'aria-label'> {
  readonly icon: IconShape;
  /** Its name, which is read aloud. */
  readonly label: string;
  /** Of the icon, in pixels. */
  readonly iconSize?: number;
}

/** A round button of 44 px that shows an icon only. */
export const IconButton = ({ icon, label, iconSize = 20, ...rest }: IconButtonProps) => (
  <Base look="quiet" round aria-label={label} width="touch" height="touch" minHeight="0" padding="0" flexShrink="0" {...rest}>
    <Icon of={icon} size={iconSize} />
  </Base>
);
