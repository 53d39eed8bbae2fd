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
  // the padding makes the target 24 px high, and the negative margin keeps the layout
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
  /** An untrusted address, checked by `safeUrl`. Unsafe addresses render as plain text. */
  href: unknown
  /** Allowed hosts, lower case. Default: any https host. */
  hosts?: readonly string[]
  /** Opens in a new tab and says so. Always the case for other sites. */
  newTab?: boolean
  /** A paid link: sets `rel`. Tell readers next to it. Default false. */
  sponsored?: boolean
  /**
   * `text` in the accent colour, `plain` in the surrounding colour (table cells), the others as buttons. Default
   * `text`.
   */
  variant?: 'text' | 'plain' | 'primary' | 'secondary' | 'quiet'
  /** Height of the button variants. Default `m`. */
  size?: 'm' | 's'
  /** A lucide icon before the text. */
  icon?: ReactNode
}

/** A link that is always safe to follow. Parts: `data-slot` link, or link-text for unsafe addresses. */
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

/** The attributes of a link that also apply to text: identity, not behaviour. */
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
