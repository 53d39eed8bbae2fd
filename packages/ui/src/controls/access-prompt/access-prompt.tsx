'use client'
import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import type { AccessVerdict } from '../../foundation/access/access.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { Lock } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel, useUi } from '../../foundation/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import { promptShape } from './access-prompt.view-model.ts'

const promptVariants = cva('text-13', {
  variants: {
    variant: {
      inline: 'inline-flex flex-wrap items-baseline gap-x-2 gap-y-1 text-ink',
      block:
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-field bg-surface-sunken px-3 py-2.5 text-ink forced-colors:border',
      bar: 'flex items-center gap-x-3 text-ink',
      head: 'flex flex-wrap items-center gap-x-1.75 gap-y-1 text-ink-2',
    },
  },
})

export type AccessPromptProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The verdict of the access policy. When allowed, nothing is rendered. */
  verdict: AccessVerdict
  /** What is locked, as a sentence. Default: the label of the verdict's code. */
  message?: string
  /** Inline in text, a block of its own, a line with a filled button, or at the end of a section header. Default `block`. */
  variant?: PromptVariant
}

type PromptVariant = 'inline' | 'block' | 'bar' | 'head'

/**
 * Explains why something is locked and offers the way to unlock it (P4): sign in, or a link to the access page. The
 * link is not part of the label (readings #57). Parts: `data-slot` access-prompt, access-prompt-text; state:
 * `data-verdict`.
 */
export const AccessPrompt = forwardRef(function AccessPrompt({
  verdict,
  message,
  variant = 'block',
  className,
  ...rest
}: AccessPromptProps) {
  const label = useLabel()
  const shape = promptShape(verdict)
  if (!shape) return null
  return (
    <div
      {...rest}
      data-ui=""
      data-slot="access-prompt"
      data-verdict={verdict.kind}
      className={cx(promptVariants({ variant }), className)}
    >
      {variant === 'inline' || variant === 'bar' ? null : (
        <Lock className="size-4 shrink-0 stroke-[1.5] text-ink-3" />
      )}
      <span
        data-slot="access-prompt-text"
        className={variant === 'block' ? 'min-w-[min(--spacing(40),100%)] flex-1 basis-40' : undefined}
      >
        {message ?? label(shape.message)}
      </span>{' '}
      <WayIn way={shape.way} variant={variant} />
    </div>
  )
})

/** The variants whose action is a button; those of the others is a link in the text. */
const BUTTONS: Partial<Record<PromptVariant, { variant: 'primary' | 'secondary'; size: 'm' | 's' }>> = {
  block: { variant: 'secondary', size: 'm' },
  bar: { variant: 'primary', size: 's' },
}

/** Widens the tap target of an inline link on phones to that of a button. */
const WIDE_TAP =
  'relative font-medium max-desk:after:absolute max-desk:after:-inset-x-2 max-desk:after:-inset-y-3'

function WayIn({ way, variant }: { way: 'signIn' | 'askAccess' | 'none'; variant: PromptVariant }) {
  const { label, signIn, accessUrl } = useUi()
  const button = BUTTONS[variant]
  if (way === 'signIn' && signIn)
    return (
      <Button variant={button?.variant ?? 'link'} size={button?.size} onClick={signIn}>
        {label('sign_in')}
      </Button>
    )
  if (way === 'askAccess')
    return (
      <Link
        href={accessUrl}
        variant={button?.variant ?? 'text'}
        size={button?.size}
        className={button ? undefined : WIDE_TAP}
      >
        {label('get_access')}
      </Link>
    )
  return null
}
