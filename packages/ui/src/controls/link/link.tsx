'use client'
import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { ArrowUpRight } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { buttonVariants } from '../button/button-variants.tsx'
import { linkShape } from './link.view-model.ts'

const linkVariants = cva(
  // the padding makes the target 24 px high, and the margin takes it back from the layout
  'focus-ring -my-1 rounded-tag py-1 [unicode-bidi:plaintext] underline-offset-3 [&_svg]:inline [&_svg]:stroke-[1.5]',
  {
    variants: {
      variant: {
        text: 'text-accent hover:underline',
        plain:
          'text-inherit decoration-line-strong hover:text-accent hover:underline hover:decoration-current',
      },
    },
  },
)

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  /** An address from anywhere. It passes through `safeUrl`; what does not pass is shown as plain text. */
  href: unknown
  /** Hosts that may be led to, lower case. Default: any https host. */
  hosts?: readonly string[]
  /** Opens in a new tab and says so. Addresses outside of this site always do. */
  newTab?: boolean
  /** Paid for: `rel` says so to those who count links. Say it to readers beside it. Default no. */
  sponsored?: boolean
  /** `text` in the accent colour, `plain` in the colour around it (table cells), the rest as buttons. Default `text`. */
  variant?: 'text' | 'plain' | 'primary' | 'secondary' | 'quiet'
  /** Height of the button looks. Default `m`. */
  size?: 'm' | 's'
  /** A lucide icon before the text. */
  icon?: ReactNode
}

/** A link that cannot be a trap. Parts: `data-slot` link, or link-text when the address is none. */
export const Link = forwardRef(function Link({
  href,
  hosts,
  newTab,
  sponsored,
  variant = 'text',
  size,
  icon,
  className,
  children,
  ...rest
}: LinkProps) {
  const label = useLabel()
  const shape = linkShape({ href, hosts, newTab, sponsored })
  if (shape.kind === 'text')
    return (
      <span
        {...textProps(rest)}
        data-ui=""
        data-slot="link-text"
        className={cx('[unicode-bidi:plaintext]', className)}
      >
        {children}
      </span>
    )
  const asText = variant === 'text' || variant === 'plain'
  return (
    <a
      {...rest}
      href={shape.href}
      rel={shape.rel}
      target={shape.newTab ? shape.target : undefined}
      data-ui=""
      data-slot="link"
      className={cx(asText ? linkVariants({ variant }) : buttonVariants({ variant, size }), className)}
    >
      {icon}
      {children}
      {shape.newTab ? <NewTab note={label('opens_new_tab')} /> : null}
    </a>
  )
})

function NewTab({ note }: { note: string }) {
  return (
    <>
      <ArrowUpRight className="ms-0.5 size-[1em]! text-ink-3 rtl:-scale-x-100" />{' '}
      <span className="sr-text">({note})</span>
    </>
  )
}

/** What of a link's attributes also fits text: its identity, not its behaviour. */
function textProps({
  id,
  title,
  lang,
  dir,
  ref: _ref,
  ...rest
}: ComponentProps<'a'>): ComponentProps<'span'> {
  const data = Object.entries(rest).filter(([name]) => name.startsWith('data-'))
  return { id, title, lang, dir, ...Object.fromEntries(data) }
}
