'use client'
import { clsx } from 'clsx'
import { type PointerEvent, useId } from 'react'
import { useDirection } from '../../controls/direction/use-direction.ts'
import { Link } from '../../controls/link/link.tsx'
import { Popover } from '../../controls/popover/popover.tsx'
import { PopoverAnchor } from '../../controls/popover/popover-anchor.tsx'
import { PopoverContent } from '../../controls/popover/popover-content.tsx'
import { usePopover } from '../../controls/popover/popover-context.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { NormalizedFlag } from './flag.ts'
import { FlagIcon } from './flag-mark.tsx'
import { flagDay, kindName, stackName } from './flags.text.ts'
import type { FlagStack } from './flags.view-model.ts'
import type { FlagPopoverModel } from './use-flag-popover.ts'

export type FlagPopoverProps = {
  stack: FlagStack
  /** Side length of the flag's box; like `top` in pixels. */
  size: number
  top: number
  model: FlagPopoverModel
}

/** The button over a flag, and its popover. Parts: `data-slot` flag-button, popover. */
export function FlagPopover({ stack, size, top, model }: FlagPopoverProps) {
  const label = useLabel()
  const dir = useDirection()
  const id = useId()
  const { open, actions } = model
  const isOpen = open?.key === stack.key
  const name = stackName(stack, label)
  const onPointerEnter = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') actions.enter(stack.key)
  }
  const onPointerLeave = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') actions.leave()
  }
  return (
    <Popover open={isOpen} onOpenChange={next => (next ? undefined : actions.dismiss(stack))}>
      <PopoverAnchor
        className="pointer-events-auto absolute"
        style={{ left: stack.x - size / 2, top, width: size, height: size }}
        onPointerEnter={onPointerEnter}
        onPointerLeave={onPointerLeave}
      >
        <FlagButton stack={stack} model={model} name={name} popoverId={isOpen ? id : undefined} />
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
          onPointerEnter={onPointerEnter}
          onPointerLeave={onPointerLeave}
        >
          <FlagList flags={stack.flags} name={name} />
        </PopoverContent>
      ) : null}
    </Popover>
  )
}

type FlagButtonProps = Pick<FlagPopoverProps, 'stack' | 'model'> & {
  name: string
  /** Undefined while the popover is closed. */
  popoverId: string | undefined
}

function FlagButton({ stack, model: { tabStop, actions }, name, popoverId }: FlagButtonProps) {
  const { trigger } = usePopover()
  return (
    <button
      ref={trigger}
      type="button"
      aria-label={name}
      aria-haspopup="dialog"
      aria-expanded={popoverId !== undefined}
      aria-controls={popoverId}
      tabIndex={stack.key === tabStop ? 0 : -1}
      data-slot="flag-button"
      data-flag={stack.key}
      data-kind={stack.lead.kind}
      data-spacious={stack.spacious ? '' : undefined}
      onClick={() => actions.press(stack.key)}
      onFocus={() => actions.focus(stack.key)}
      className={clsx(BUTTON, TOUCH_TARGET)}
    />
  )
}

const BUTTON =
  'focus-ring relative block size-full cursor-pointer rounded-tag bg-transparent hover:bg-ink/8 aria-expanded:bg-ink/12 forced-colors:aria-expanded:outline-2'
/** Touch targets of 44 pixels on phones; horizontally only if no other flag is near. */
const TOUCH_TARGET =
  "max-desk:after:absolute max-desk:after:-inset-y-2.5 max-desk:after:inset-x-0 max-desk:after:content-[''] max-desk:data-spacious:after:-inset-x-2.5"

/** Number of flags from which the list scrolls. */
const SCROLLING_LENGTH = 6

/** The flags of a stack as text. Parts: `data-slot` flag-list, flag-item, flag-title, flag-detail. */
function FlagList({ flags, name }: { flags: readonly NormalizedFlag[]; name: string }) {
  const scrolls = flags.length >= SCROLLING_LENGTH
  return (
    <ul
      aria-label={name}
      // a scrolling region must be reachable without a mouse
      tabIndex={scrolls ? 0 : undefined}
      data-slot="flag-list"
      data-scrolls={scrolls ? '' : undefined}
      className="focus-ring relative m-0 grid list-none gap-2.5 rounded-tag p-0 data-scrolls:max-h-72 data-scrolls:overflow-y-auto"
    >
      {flags.map(flag => (
        <FlagItem key={flag.key} flag={flag} />
      ))}
    </ul>
  )
}

function FlagItem({ flag }: { flag: NormalizedFlag }) {
  const label = useLabel()
  const { title, detail, href, isEstimated } = flag
  return (
    <li data-slot="flag-item" className="flex items-start gap-2">
      <span className="flex h-5 items-center">
        <FlagIcon flag={flag} />
      </span>
      <div className="min-w-0">
        <p className="text-ink-2">
          {kindName(flag, label)} <span className="num ms-1 whitespace-nowrap">{flagDay(flag, label)}</span>
          {isEstimated ? <span className="ms-1 text-ink-3">({label('flag_estimated')})</span> : null}
        </p>
        {title === '' && href === undefined ? null : (
          <p data-slot="flag-title" className="font-strong break-words">
            <FlagTitle flag={flag} />
          </p>
        )}
        {detail === undefined ? null : (
          <p data-slot="flag-detail" className="break-words text-ink-2">
            <bdi>{detail}</bdi>
          </p>
        )}
      </div>
    </li>
  )
}

/** The title, as a link if the flag has an address that `safeUrl` allows. Without a title the name of the kind is the link. */
export function FlagTitle({ flag }: { flag: NormalizedFlag }) {
  const label = useLabel()
  // titles come from the page and may have another text direction
  if (flag.href === undefined) return <bdi>{flag.title}</bdi>
  return (
    <Link href={flag.href}>
      <bdi>{flag.title || kindName(flag, label)}</bdi>
    </Link>
  )
}
