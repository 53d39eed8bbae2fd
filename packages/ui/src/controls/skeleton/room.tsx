import type { ComponentProps } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'

export type RoomProps = Omit<ComponentProps<'svg'>, 'children' | 'width' | 'height'> & {
  /** In pixels. */
  height: number
}

/**
 * Keeps a height that is reckoned, before anything is drawn there: markup from the server may carry no style attribute, and
 * nothing may move when the browser takes over. An invisible strut, as the first child of what it keeps open. `data-slot` room.
 */
export const Room = forwardRef(function Room({ height, ...rest }: RoomProps) {
  return <svg aria-hidden="true" {...rest} data-ui="" data-slot="room" width="0" height={height} />
})
