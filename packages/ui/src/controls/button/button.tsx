'use client'
import { clsx } from 'clsx'
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { idList } from '../field/id-list.ts'
import { SpinnerRing } from '../spinner/spinner.tsx'
import { Tip, TipContent, TipTrigger } from '../tip/tip.tsx'
import { type ButtonVariants, buttonVariants } from './button-variants.tsx'

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  /** Visual weight; at most one `primary` per group. Default `secondary`. */
  variant?: ButtonVariants['variant']
  /** 32 or 28 px on desktop; the target is 44 px on phones. Default `m`. */
  size?: ButtonVariants['size']
  /** `icon`: square, for an icon alone. Default `text`. */
  shape?: ButtonVariants['shape']
  /** A lucide icon before the text, 16 px. */
  icon?: ReactNode
  /** Makes it a toggle button, pressed or not. */
  pressed?: boolean
  /** The reason why it is disabled. It stays focusable and shows the reason; a click does nothing. */
  disabledReason?: string | null
  /** Whether its action is pending: shows a spinner at the same width, and a click does nothing. */
  pending?: boolean
  /** A short text in a tooltip on hover and keyboard focus. Not part of the name or description; a reason replaces it. */
  tip?: string | undefined
  'data-slot'?: string
}

/**
 * A button. When disabled it shows the reason. Parts: `data-slot` button, button-face, tip; state: `data-disabled`,
 * `data-pending`, `aria-pressed`.
 */
export const Button = forwardRef(function Button(props: ButtonProps) {
  const {
    variant,
    size,
    shape,
    icon,
    pressed,
    disabledReason,
    pending = false,
    tip,
    type = 'button',
    onClick,
    className,
    children,
    'data-slot': slot = 'button',
    'aria-describedby': describedBy,
    ...rest
  } = props
  const reasonId = useId()
  const disabled = Boolean(disabledReason)
  const blocked = disabled || pending
  const button = (
    <button
      {...rest}
      type={type}
      data-ui=""
      data-slot={slot}
      data-blocked={mark(blocked)}
      data-disabled={mark(disabled)}
      data-pending={mark(pending)}
      aria-disabled={blocked || undefined}
      aria-busy={pending || undefined}
      aria-pressed={pressed}
      aria-describedby={idList(describedBy, disabled && reasonId)}
      onClick={blocked ? refuse : onClick}
      className={cx(buttonVariants({ variant, size, shape }), className)}
    >
      <span
        data-slot="button-face"
        className={clsx('inline-flex items-center gap-1.5', pending && 'opacity-0')}
      >
        {icon}
        {children}
      </span>
      {pending ? <SpinnerRing className="absolute" /> : null}
      {disabled ? (
        <TipContent id={reasonId}>{disabledReason}</TipContent>
      ) : tip ? (
        <TipContent tight>{tip}</TipContent>
      ) : null}
    </button>
  )
  // a button without `disabledReason` and `tip` renders no tooltip trigger, which is most of a button's cost
  if (!('disabledReason' in props || 'tip' in props)) return button
  return (
    <Tip pins={disabled} disabled={!disabled && !tip}>
      <TipTrigger>{button}</TipTrigger>
    </Tip>
  )
})

function mark(on: boolean): '' | undefined {
  return on ? '' : undefined
}

/** Prevents a disabled submit button from submitting its form. */
function refuse(event: MouseEvent): void {
  event.preventDefault()
}
