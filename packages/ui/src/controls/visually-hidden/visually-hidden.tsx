import type { ComponentProps } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'

/** Text for assistive tech only. `data-slot` visually-hidden. */
export const VisuallyHidden = forwardRef(function VisuallyHidden({
  className,
  ...rest
}: ComponentProps<'span'>) {
  return <span {...rest} data-ui="" data-slot="visually-hidden" className={cx('sr-text', className)} />
})
