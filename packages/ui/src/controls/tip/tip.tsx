'use client'
import * as Radix from '@radix-ui/react-tooltip'
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useRef,
  useState,
} from 'react'
import { isMovedFocus } from '../../foundation/layer/moved-focus.ts'
import { showPopupInTopLayer } from '../../foundation/layer/popup-in-top-layer.tsx'
import { cx } from '../../foundation/tokens/cx.ts'
import { bubbleStyles } from './bubble.tsx'

/** Hover time before the bubble opens, in milliseconds, so that crossing a toolbar opens nothing. */
const HOVER_DELAY = 250

type TipState = {
  trigger: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  pins: boolean
  isPinned: boolean
  setPinned: (pinned: boolean) => void
  close: () => void
}

const TipContext = createContext<TipState | null>(null)

function useTip(): TipState {
  const tip = useContext(TipContext)
  if (!tip) throw new Error('The parts of a tip need a <Tip> above them.')
  return tip
}

export type TipProps = {
  /**
   * Whether a press opens the bubble and keeps it open, for text that touch users need. Default false: a press closes
   * it.
   */
  pins?: boolean
  /** Disables the bubble when there is no text. Default false. */
  disabled?: boolean
  /** A TipTrigger and a TipContent. */
  children: ReactNode
}

/**
 * A bubble with the text of one control: hover and keyboard focus open it, Escape closes it, and the pointer can move
 * onto it (WCAG 1.4.13). Parts: TipTrigger, TipContent.
 */
export function Tip({ pins = false, disabled = false, children }: TipProps) {
  const [isHinted, setHinted] = useState(false)
  const [isPinned, setPinned] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const isOpen = !disabled && (isHinted || (pins && isPinned))
  const close = () => {
    setHinted(false)
    setPinned(false)
  }
  return (
    <TipContext.Provider value={{ trigger, isOpen, pins, isPinned, setPinned, close }}>
      <Radix.Provider delayDuration={HOVER_DELAY} skipDelayDuration={0}>
        <Radix.Root open={isOpen} onOpenChange={setHinted}>
          {children}
        </Radix.Root>
      </Radix.Provider>
    </TipContext.Provider>
  )
}

export type TipTriggerProps = {
  /** The control of the bubble: one element that takes props and a ref. */
  children: ReactNode
  /** The id of the TipContent, if it describes the control. */
  'aria-describedby'?: string | undefined
  /** Whether the control has `aria-expanded`, because a press opens the bubble. Default false. */
  expands?: boolean
}

/** Opens and closes the bubble. Renders its single child element, like Radix's `asChild`. */
export function TipTrigger({ children, expands = false, 'aria-describedby': describedBy }: TipTriggerProps) {
  const { trigger, isOpen, pins, isPinned, setPinned, close } = useTip()
  const wasPinned = useRef(false)
  const toggle = ({ detail }: MouseEvent) => {
    // a keyboard click has no preceding pointer event
    const before = detail === 0 ? isPinned : wasPinned.current
    close()
    setPinned(pins && !before)
  }
  return (
    <Radix.Trigger
      asChild
      ref={trigger}
      aria-describedby={describedBy}
      aria-expanded={expands ? isOpen : undefined}
      // removed because the trigger may open a popup too, whose state this attribute shows
      data-state={undefined}
      onPointerDown={() => {
        wasPinned.current = isPinned
        // avoid flicker: a bubble opened by hover stays open between press and click
        if (isOpen) setPinned(pins)
      }}
      onClick={toggle}
      onFocus={event => {
        // only for keyboard focus that no popup moved; Radix opens on any focus
        if (!event.target.matches(':focus-visible') || isMovedFocus(event.target)) event.preventDefault()
      }}
      onBlur={close}
    >
      {children}
    </Radix.Trigger>
  )
}

export type TipContentProps = Omit<ComponentProps<'span'>, 'ref'> & {
  children: ReactNode
  /** Less padding, for short texts. Default false. */
  tight?: boolean
}

/**
 * The bubble. Its text is in the document, hidden, while it is closed: set the trigger's `aria-describedby` to its
 * `id`. Inside the trigger it is not part of the trigger's name. `data-slot` tip, state `data-side`.
 */
export function TipContent({ id, tight = false, className, children, ...rest }: TipContentProps) {
  const { trigger, isOpen, close } = useTip()
  if (!isOpen)
    return (
      <span aria-hidden="true" {...rest} id={id} hidden data-slot="tip">
        {children}
      </span>
    )
  return (
    <Radix.Content
      asChild
      // without an id it is no description: it repeats the trigger's name
      id={id ?? ''}
      ref={showPopupInTopLayer}
      side="bottom"
      sideOffset={6}
      collisionPadding={8}
      onEscapeKeyDown={event => {
        // the innermost layer closes first: a surrounding dialog gets the next Escape
        event.stopPropagation()
        close()
      }}
      onPointerDownOutside={event => {
        // the trigger toggles by its own press
        if (!(event.target instanceof Node && trigger.current?.contains(event.target))) close()
      }}
    >
      <span
        aria-hidden="true"
        {...rest}
        id={id}
        data-slot="tip"
        className={cx(bubbleStyles, tight && 'px-2 py-1', className)}
      >
        {children}
      </span>
    </Radix.Content>
  )
}
