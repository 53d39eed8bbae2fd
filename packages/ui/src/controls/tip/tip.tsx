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

/** How long the pointer rests on the trigger before the bubble opens, in milliseconds: crossing a toolbar opens nothing. */
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
  /** Whether a press on the trigger opens the bubble and keeps it, for text that touch users need. Default false: a press closes it. */
  pins?: boolean
  /** Whether there is no text now, so that nothing opens. Default false. */
  disabled?: boolean
  /** A TipTrigger and a TipContent. */
  children: ReactNode
}

/**
 * A bubble of text that belongs to one control: hover and keyboard focus open it, Escape closes it, and the pointer may rest on it
 * (WCAG 1.4.13). Parts: TipTrigger, TipContent.
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
  /** The control that the bubble belongs to: one element that takes props and a ref. */
  children: ReactNode
  /** The id of the TipContent, when it describes the control. */
  'aria-describedby'?: string | undefined
  /** Whether the control says by `aria-expanded` that a press opens the bubble. Default false. */
  expands?: boolean
}

/** Opens and closes the bubble; it is its one child, as Radix's triggers with `asChild` are. */
export function TipTrigger({ children, expands = false, 'aria-describedby': describedBy }: TipTriggerProps) {
  const { trigger, isOpen, pins, isPinned, setPinned, close } = useTip()
  const wasPinned = useRef(false)
  const toggle = ({ detail }: MouseEvent) => {
    // a press by the keyboard has no pointer event before it
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
      // the trigger may open a popup as well, whose state this is
      data-state={undefined}
      onPointerDown={() => {
        wasPinned.current = isPinned
        // what a hover opened does not blink between press and click
        if (isOpen) setPinned(pins)
      }}
      onClick={toggle}
      onFocus={event => {
        // keyboard focus alone, and not what a popup moved: Radix opens on any
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
  /** Less padding, for a word or two. Default false. */
  tight?: boolean
}

/**
 * The bubble. Its text is in the document, hidden, while it is closed: with an `id`, point the trigger's `aria-describedby` at it.
 * Inside the trigger it is no part of the trigger's name. `data-slot` tip, state `data-side`.
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
      // without an id of ours it describes nothing: it repeats the trigger's name
      id={id ?? ''}
      ref={showPopupInTopLayer}
      side="bottom"
      sideOffset={6}
      collisionPadding={8}
      onEscapeKeyDown={event => {
        // the innermost goes first: a dialog around the trigger gets the next Escape
        event.stopPropagation()
        close()
      }}
      onPointerDownOutside={event => {
        // the trigger's own press toggles
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
