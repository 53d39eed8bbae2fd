'use client'
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../../controls/link/link.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { ChevronLeft } from '../../foundation/icons/icons.ts'
import { listOf } from '../../foundation/list-of.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'

/** A page above this one. */
type PagePathItem = {
  title: string
  /** Without it, or if `safeUrl` refuses it, the title is plain text. */
  url?: string | null
}

export type PageTitleProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** The name of the page's subject: its first-level heading. */
  title: ReactNode
  /** The pages above this one, outermost first. Phones show only the last one. Default: none. */
  path?: readonly PagePathItem[]
  /** Actions of the page, at the end of the title's line. */
  actions?: ReactNode
  /** Content below the title: state, identifiers. */
  children?: ReactNode
  /** The key facts: a `FactsStrip`. */
  facts?: ReactNode
  /** The source of the facts: at the end of the line below the title, on phones below the facts. */
  source?: ReactNode
}

/**
 * The head of a page: its path, its name with its actions, a line of details, its facts. Parts: `data-slot` page-title, page-path,
 * page-actions, page-source.
 */
export const PageTitle = forwardRef(function PageTitle({
  title,
  path: given = [],
  actions,
  children,
  facts,
  source,
  className,
  ...rest
}: PageTitleProps) {
  const path = listOf(given)
  return (
    <div
      {...rest}
      data-ui=""
      data-slot="page-title"
      className={cx('flex flex-wrap items-center print:block', className)}
    >
      {path.length > 0 ? <PagePath items={path} /> : null}
      <div className="flex basis-full flex-wrap items-center gap-x-2 desk:gap-x-6 desk:gap-y-2">
        <h1 className="min-w-0 flex-1 basis-60 text-20/6.5 font-heavy tracking-[-0.022em] wrap-anywhere max-desk:py-0.5 desk:text-24">
          {title}
        </h1>
        {actions ? (
          <div
            data-slot="page-actions"
            // on phones the button of the sections overlaps their upper end: touches must reach the links below them
            className="flex flex-wrap items-center gap-1.5 max-desk:relative max-desk:-my-2 max-desk:-me-3 max-desk:gap-0 desk:-my-1 print:hidden max-desk:[&_button]:relative max-desk:[&_button]:after:absolute max-desk:[&_button]:after:inset-x-0 max-desk:[&_button]:after:top-0 max-desk:[&_button]:after:-bottom-4.25"
          >
            {actions}
          </div>
        ) : null}
      </div>
      {children ? (
        <div className="mt-0.5 flex min-h-5 min-w-0 flex-1 basis-60 flex-wrap items-center gap-x-2 gap-y-1 text-13 text-ink-2 max-desk:basis-full">
          {children}
        </div>
      ) : null}
      {facts ? <div className="mt-2.25 min-w-0 basis-full desk:order-2 desk:mt-2.5">{facts}</div> : null}
      {source ? (
        <div
          data-slot="page-source"
          className="flex flex-wrap items-center gap-x-2 text-13 text-ink-2 max-desk:mt-2 max-desk:basis-full max-desk:text-12/4 desk:order-1 desk:mt-0.5"
        >
          {source}
        </div>
      ) : null}
    </div>
  )
})

function PagePath({ items }: { items: readonly PagePathItem[] }) {
  const label = useLabel()
  const keys = items.map(({ title, url }) => `${title} ${url ?? ''}`)
  const last = items.length - 1
  return (
    <nav
      aria-label={label('breadcrumbs')}
      data-slot="page-path"
      // on phones the button of the sections is at its end
      className="min-w-0 basis-full text-12 text-ink-3 wrap-anywhere max-desk:flex max-desk:min-h-6.5 max-desk:items-center max-desk:pe-[min(9rem,60%)] max-desk:text-13"
    >
      <ol className="flex min-w-0 flex-wrap gap-x-1.25">
        {items.map(({ title, url = null }, index) => (
          <li
            // a page may be named twice
            key={keys.indexOf(keys[index] ?? '') === index ? keys[index] : index}
            className={clsx('flex min-w-0 items-center gap-x-1.25', index < last && 'max-desk:hidden')}
          >
            {index === last ? (
              <ChevronLeft
                aria-hidden="true"
                className="size-4 shrink-0 stroke-[1.5] desk:hidden rtl:-scale-x-100"
              />
            ) : null}
            <Link href={url} variant="plain">
              {title}
            </Link>
            {/* after the name, so that no line starts with it */}
            {index < last && <span aria-hidden="true">›</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
