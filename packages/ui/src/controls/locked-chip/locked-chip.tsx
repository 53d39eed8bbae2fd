'use client'
import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import { SpinnerRing } from '../spinner/spinner.tsx'
import { type LockedState, lockedShape } from './locked-chip.view-model.ts'

export type LockedChipProps = Omit<ComponentProps<'button'>, 'children' | 'onClick' | 'disabled' | 'ref'> & {
  /** The way to the value: sign in, send a request, request sent, or none. */
  state: LockedState
  /** Whose values are withheld, to distinguish several chips by name: "UniCredit". */
  context?: string
  /** Called on press. Default for `login`: opens the sign-in form. */
  onAction?: () => void
  /** Whether the request is being sent. */
  pending?: boolean
  /** Replaces the label of the state: "Sent 14 Nov". */
  text?: string
}

/**
 * Shown instead of a withheld value: the reason and one action, never a blurred number (H12, design: "locked content
 * is designed"). Parts: `data-slot` locked-chip; state: `data-state` login, send, sent, forbidden, `data-pending`.
 */
export function LockedChip({
  state,
  context,
  onAction,
  pending = false,
  text,
  className,
  ...rest
}: LockedChipProps) {
  const { label, signIn } = useUi()
  const { text: key, note, acts } = lockedShape(state)
  const run = onAction ?? (state === 'login' ? signIn : null)
  const shared = {
    'data-ui': '',
    'data-slot': 'locked-chip',
    'data-state': state,
    className: cx(lockedChipVariants({ acts: acts && run !== null, state }), className),
  }
  const content = (
    <>
      <span>{text ?? label(key)}</span>
      {context ? <span className="sr-text">: {context}</span> : null}
    </>
  )
  if (!acts || !run)
    return (
      <span {...shared}>
        {content}
        {note ? <span className="sr-text">. {label(note)}</span> : null}
      </span>
    )
  return (
    <button
      type="button"
      {...rest}
      {...shared}
      data-pending={pending ? '' : undefined}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      title={note ? label(note) : undefined}
      onClick={() => !pending && run()}
    >
      {pending ? <SpinnerRing className="size-3" /> : null}
      {content}
    </button>
  )
}

/** The chip in place of a withheld value: a button, a link, or text. */
const lockedChipVariants = cva(
  'inline-flex max-w-full items-center gap-1 rounded-tag border text-12 leading-[1.125rem] text-ink-3',
  {
    variants: {
      acts: {
        true: [
          'focus-ring relative min-h-6 cursor-pointer border-dashed transition-colors duration-150 ease-standard hover:border-accent hover:text-accent',
          'after:absolute after:-inset-x-0.5 after:-inset-y-1 aria-disabled:cursor-default motion-reduce:transition-none max-desk:after:-inset-y-3',
        ],
        false: '',
      },
      state: {
        login: 'border-line-strong px-1.5',
        send: 'border-line-strong px-1.5',
        sent: 'border-line-strong px-1.5',
        forbidden: 'border-transparent',
      },
    },
  },
)
