'use client'
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { idList } from '../field/id-list.ts'
import { SpinnerRing } from '../spinner/spinner.tsx'
import { Tip } from '../tip/tip.tsx'
import { type ButtonLook, buttonLook } from './button-look.tsx'

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  /** How loud it is; one `primary` per group at most. Default `secondary`. */
  variant?: ButtonLook['variant']
  /** 32 or 28 px on a desk; on a phone both can be hit on 44 px. Default `m`. */
  size?: ButtonLook['size']
  /** `icon`: an icon alone, as wide as high. Default `text`. */
  shape?: ButtonLook['shape']
  /** A lucide icon before the text; drawn at 16 px. */
  icon?: ReactNode
  /** Makes it a toggle button that is on or off. */
  pressed?: boolean
  /** Why it cannot be used now. It stays focusable, tells the reason, and a click does nothing. */
  disabledReason?: string | null
  /** Whether what it does is under way: a ring at the same width, and a click does nothing. */
  pending?: boolean
  'data-slot'?: string
}

/**
 * An action. Never dead without a word: what cannot be done now says why.
 * Parts: `data-slot` button, button-face; state: `data-disabled`, `data-pending`, `aria-pressed`.
 */
export const Button = forwardRef(function Button({
  variant,
  size,
  shape,
  icon,
  pressed,
  disabledReason,
  pending = false,
  type = 'button',
  onClick,
  className,
  children,
  'data-slot': slot = 'button',
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const disabled = Boolean(disabledReason)
  const blocked = disabled || pending
  return (
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
      className={cx(buttonLook({ variant, size, shape }), className)}
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
        <Tip id={reasonId} pins>
          {disabledReason}
        </Tip>
      ) : null}
    </button>
  )
})

function mark(on: boolean): '' | undefined {
  return on ? '' : undefined
}

/** Keeps a submit button that is blocked from submitting its form. */
function refuse(event: MouseEvent): void {
  event.preventDefault()
}
