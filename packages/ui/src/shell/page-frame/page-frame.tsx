'use client'
import type { ComponentProps, ReactNode } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'

export type PageFrameProps = ComponentProps<'div'> & {
  /** The menu of the page's sections, which stays in view next to them; on phones its button is next to the title's path. */
  menu?: ReactNode
  'data-slot'?: string
}

/**
 * The columns of a page: its menu, 216 px, and its content, 1360 px in all; one column at 680 px or less and on paper. Its child is a
 * `<main>` of the page's, with a `PageTitle` at the top.
 */
export const PageFrame = forwardRef(function PageFrame({
  menu,
  children,
  className,
  'data-slot': slot = 'page-frame',
  ...rest
}: PageFrameProps) {
  return (
    <div
      {...rest}
      data-ui=""
      data-slot={slot}
      className={cx(
        'relative mx-auto max-w-340 px-4 pt-2 pb-20 desk:px-6 desk:pt-3 print:block print:max-w-none print:p-0',
        menu ? 'grid gap-x-5 desk:grid-cols-[13.5rem_minmax(0,1fr)]' : null,
        className,
      )}
    >
      {menu}
      {children}
    </div>
  )
})
