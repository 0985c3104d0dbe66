import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './Button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'link';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonStyle {
  look?: ButtonLook;
  size?: ButtonSize;
  full?: boolean;
  icon?: boolean;
}

/** A link that looks like a button takes its classes from here. */
export function buttonClass({ look = 'secondary', size = 'medium', full = false, icon = false }: ButtonStyle = {}) {
  return [styles.button, styles[look], size !== 'medium' && styles[size], full && styles.full, icon && styles.icon]
    .filter(Boolean)
    .join(' ');
}

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>, ButtonStyle {
  /** While its work runs: the label changes, a second press does nothing, focus stays. */
  busyLabel?: string | false | undefined;
  /** Does nothing now, yet keeps the focus, which a disabled button loses. */
  isUnavailable?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children?: ReactNode;
}

export function Button({
  look,
  size,
  full,
  icon,
  busyLabel,
  isUnavailable = false,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isOff = isUnavailable || Boolean(busyLabel);
  const style: ButtonStyle = {
    ...(look && { look }),
    ...(size && { size }),
    ...(full && { full }),
    ...(icon && { icon }),
  };
  return (
    <button
      {...rest}
      type={isOff ? 'button' : type}
      className={buttonClass(style)}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      {busyLabel || children}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'busyLabel' | 'children'> {
  label: string;
  children: ReactNode;
}

/** A button that is only an icon: the label is its name and its hint. */
export function IconButton({ label, look = 'quiet', children, ...rest }: IconButtonProps) {
  return (
    <Button {...rest} look={look} icon aria-label={label} title={label}>
      {children}
    </Button>
  );
}
