import type { ComponentProps } from 'react'
import { drawableLength } from '../../foundation/drawable-length.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'

export type PlaceholderProps = Omit<ComponentProps<'svg'>, 'children' | 'width' | 'height'> & {
  /** In pixels. */
  height: number
}

/**
 * Reserves a computed height before the content is rendered: a strict content security policy forbids style
 * attributes in server markup, and nothing may shift during hydration. Render this invisible strut as the first child
 * of the container. `data-slot` placeholder.
 */
export const Placeholder = forwardRef(function Placeholder({ height, ...rest }: PlaceholderProps) {
  return (
    <svg
      aria-hidden="true"
      {...rest}
      data-ui=""
      data-slot="placeholder"
      width="0"
      height={drawableLength(height, 0)}
    />
  )
})
