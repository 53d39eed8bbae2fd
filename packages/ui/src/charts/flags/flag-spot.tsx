'use client'
import { type PointerEvent, useId } from 'react'
import { useDirection } from '../../controls/direction/use-direction.ts'
import { Popover } from '../../controls/popover/popover.tsx'
import { PopoverAnchor } from '../../controls/popover/popover-anchor.tsx'
import { PopoverContent } from '../../controls/popover/popover-content.tsx'
import { usePopover } from '../../controls/popover/popover-context.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { FlagList } from './flag-list.tsx'
import { stackName } from './flag-words.ts'
import type { FlagFigure, FlagStack } from './flags.shape.ts'
import type { FlagBubble } from './use-flag-bubble.ts'

export type FlagSpotProps = {
  stack: FlagStack
  figure: FlagFigure
  bubble: FlagBubble
}

/** The button over a flag, and its panel. Parts: `data-slot` flag-button, popover. */
export function FlagSpot({ stack, figure, bubble }: FlagSpotProps) {
  const label = useLabel()
  const dir = useDirection()
  const { open, events } = bubble
  const isOpen = open?.key === stack.key
  const id = useId()
  const name = stackName(stack, label)
  const { size, top } = figure
  const hover = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && events.enter(stack.key),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && events.leave(),
  }
  return (
    <Popover open={isOpen} onOpenChange={next => (next ? undefined : events.dismiss(stack))}>
      <PopoverAnchor
        className="pointer-events-auto absolute"
        style={{ left: stack.x - size / 2, top, width: size, height: size }}
        {...hover}
      >
        <FlagButton {...{ stack, bubble, name, isOpen }} panelId={id} />
      </PopoverAnchor>
      {isOpen ? (
        <PopoverContent
          id={id}
          label={name}
          dir={dir}
          side="top"
          align="center"
          autoFocus={open.isPinned}
          className="pointer-events-auto"
          {...hover}
        >
          <FlagList flags={stack.flags} name={name} />
        </PopoverContent>
      ) : null}
    </Popover>
  )
}

type FlagButtonProps = Pick<FlagSpotProps, 'stack' | 'bubble'> & {
  name: string
  isOpen: boolean
  panelId: string
}

function FlagButton({ stack, bubble, name, isOpen, panelId }: FlagButtonProps) {
  const { trigger } = usePopover()
  const { stop, events } = bubble
  return (
    <button
      ref={trigger}
      type="button"
      aria-label={name}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      tabIndex={stack.key === stop ? 0 : -1}
      data-slot="flag-button"
      data-flag={stack.key}
      data-kind={stack.lead.kind}
      data-roomy={stack.roomy ? '' : undefined}
      onClick={() => events.press(stack.key)}
      onFocus={() => events.focus(stack.key)}
      className={cx(BUTTON, TOUCH)}
    />
  )
}

const BUTTON =
  'focus-ring relative block size-full cursor-pointer rounded-tag bg-transparent hover:bg-ink/8 aria-expanded:bg-ink/12 forced-colors:aria-expanded:outline-2'
/** On phones 44 pixels, sideways only where no other flag is near. */
const TOUCH =
  "max-desk:after:absolute max-desk:after:-inset-y-2.5 max-desk:after:inset-x-0 max-desk:after:content-[''] max-desk:data-roomy:after:-inset-x-2.5"
