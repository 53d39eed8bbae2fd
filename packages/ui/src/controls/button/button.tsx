'use client'
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { idList } from '../field/id-list.ts'
import { SpinnerRing } from '../spinner/spinner.tsx'
import { Tip, TipContent, TipTrigger } from '../tip/tip.tsx'
import { type ButtonVariants, buttonVariants } from './button-variants.tsx'

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  /** How loud it is; one `primary` per group at most. Default `secondary`. */
  variant?: ButtonVariants['variant']
  /** 32 or 28 px on a desk; on a phone both can be hit on 44 px. Default `m`. */
  size?: ButtonVariants['size']
  /** `icon`: an icon alone, as wide as high. Default `text`. */
  shape?: ButtonVariants['shape']
  /** A lucide icon before the text; drawn at 16 px. */
  icon?: ReactNode
  /** Makes it a toggle button that is on or off. */
  pressed?: boolean
  /** Why it cannot be used now. It stays focusable, tells the reason, and a click does nothing. */
  disabledReason?: string | null
  /** Whether what it does is under way: a ring at the same width, and a click does nothing. */
  pending?: boolean
  /** A word or two in a bubble on hover and keyboard focus. They are no part of the name and no description; a reason takes their place. */
  tip?: string | undefined
  'data-slot'?: string
}

/**
 * An action. Never dead without a word: what cannot be done now says why.
 * Parts: `data-slot` button, button-face, tip; state: `data-disabled`, `data-pending`, `aria-pressed`.
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
        className={cx('inline-flex items-center gap-1.5', pending && 'opacity-0')}
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
  // one that is never given a reason or a tip is no trigger, which is most of what a button costs
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

/** Keeps a submit button that is blocked from submitting its form. */
function refuse(event: MouseEvent): void {
  event.preventDefault()
}
