import './button.css'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

export type ButtonLook = 'filled' | 'outlined' | 'light'

/** The classes of a button, for links and buttons alike. */
export function buttonClass(
  look: ButtonLook = 'filled',
  options: { small?: boolean; wide?: boolean } = {},
): string {
  const names = ['button']
  if (look !== 'filled') names.push(`button-${look}`)
  if (options.small === true) names.push('button-small')
  if (options.wide === true) names.push('button-wide')
  return names.join(' ')
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonLook
  small?: boolean
  wide?: boolean
  /** While set, the button spins and says this instead of its own words. */
  busy?: string | undefined
}

/** One filled button a view. A busy button cannot be pressed again. */
export function Button({ look, small, wide, busy, children, ...rest }: ButtonProps) {
  const classes = buttonClass(look, { small: small === true, wide: wide === true })
  return (
    <button
      type="button"
      {...rest}
      className={busy === undefined ? classes : `${classes} button-busy`}
      aria-disabled={busy === undefined ? undefined : true}
    >
      {busy ?? children}
    </button>
  )
}

/** An underlined link with an arrow, for «all of them» and «more about it». */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="text-link" to={to}>
      {children}
      <Icon name="arrow" />
    </Link>
  )
}
