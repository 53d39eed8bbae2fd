'use client'
import { cva } from 'class-variance-authority'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { TimeColumn, TimeOption } from './time-options.ts'

const NAMES = {
  hours: 'calendar_hours',
  minutes: 'calendar_minutes',
  seconds: 'calendar_seconds',
  half: 'calendar_half_day',
  list: 'calendar_time',
} as const

export type TimePanelProps = {
  columns: readonly TimeColumn[]
  /** The selected time of day in seconds, null without one. */
  selected: number | null
  isDisabled: (seconds: number) => boolean
  /** Called with the complete time of day in seconds. */
  onPick: (seconds: number) => void
}

/**
 * Times in columns (D17), or one fixed list of them (D19). Left and Right Arrow move between the columns. Parts:
 * `data-slot` time-panel, time-column, time-option.
 */
export function TimePanel({ columns, selected, isDisabled, onPick }: TimePanelProps) {
  const label = useLabel()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame
    <div
      role="group"
      aria-label={label('calendar_time')}
      data-slot="time-panel"
      onKeyDown={goAside}
      className="num flex h-74 divide-x divide-line desk:h-62 rtl:divide-x-reverse"
    >
      {columns.map(({ id, options }) => (
        <TimeColumnList
          key={id}
          label={label(NAMES[id])}
          options={options}
          selected={selected}
          isDisabled={isDisabled}
          onPick={onPick}
        />
      ))}
    </div>
  )
}

/** Moves focus to the next or previous column, in reading direction. */
function goAside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  const forward = (getComputedStyle(event.currentTarget).direction === 'rtl') !== (event.key === 'ArrowRight')
  const lists = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="listbox"]')]
  const at = lists.findIndex(list => list.contains(event.target as Node))
  const stop = lists[at + (forward ? 1 : -1)]?.querySelector<HTMLElement>('[tabindex="0"]')
  if (!stop) return
  event.preventDefault()
  stop.focus()
}

const optionStyles = cva([
  'focus-ring flex min-h-11 cursor-pointer items-center justify-center rounded-field px-2 text-14 whitespace-nowrap text-ink select-none -outline-offset-2! desk:min-h-8 desk:text-13',
  'not-aria-selected:not-data-disabled:hover:bg-ink/6',
  'data-disabled:cursor-not-allowed data-disabled:text-ink-3 data-disabled:line-through data-disabled:decoration-line-strong',
  'aria-selected:bg-accent aria-selected:font-strong aria-selected:text-accent-ink',
  'forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText] forced-colors:aria-selected:forced-color-adjust-none',
])

type TimeColumnProps = TimeColumnInput & {
  /** The name of the list. */
  label: string
  onPick: (seconds: number) => void
}

/** One list of times: arrow keys move, Enter and Space select; the selected time is scrolled to the middle (D17). */
function TimeColumnList({ label, options, selected, isDisabled, onPick }: TimeColumnProps) {
  const { cells, stop } = timeCells({ options, selected, isDisabled })
  const [moved, setMoved] = useState<number | null>(null)
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the selected time
  useEffect(() => centre(list.current), [selected])
  const pick = ({ seconds, isDisabled }: TimeCell) => !isDisabled && onPick(seconds)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const elements = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
    const at = event.target instanceof HTMLElement ? elements.indexOf(event.target) : -1
    const cell = cells[at]
    const to = timeKeyTarget({ options, at, key: event.key })
    const isPick = event.key === 'Enter' || event.key === ' '
    if (!cell || (to === null && !isPick)) return
    event.preventDefault()
    if (to === null) pick(cell)
    else elements[to]?.focus()
  }
  return (
    <div
      ref={list}
      role="listbox"
      aria-label={label}
      data-slot="time-column"
      onKeyDown={onKeyDown}
      onBlur={() => setMoved(null)}
      className="relative min-w-14 flex-1 overflow-y-auto overscroll-contain p-1 [scrollbar-width:thin]"
    >
      {cells.map((cell, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys of all its options
        <div
          key={cell.seconds}
          role="option"
          data-slot="time-option"
          data-disabled={cell.isDisabled || undefined}
          aria-selected={cell.isSelected}
          aria-disabled={cell.isDisabled || undefined}
          tabIndex={place === (moved ?? stop) ? 0 : -1}
          onFocus={() => setMoved(place)}
          onClick={() => pick(cell)}
          className={optionStyles()}
        >
          {cell.text}
        </div>
      ))}
    </div>
  )
}

/** Scrolls only the list, not the page. */
function centre(list: HTMLElement | null): void {
  const option = list?.querySelector<HTMLElement>('[aria-selected="true"]')
  if (!list || !option) return
  list.scrollTop = scrollToMiddle({
    top: option.offsetTop,
    height: option.offsetHeight,
    visible: list.clientHeight,
  })
}

type TimeCell = TimeOption & { isSelected: boolean; isDisabled: boolean }

type TimeColumnInput = {
  options: readonly TimeOption[]
  /** The selected time, in seconds of the day; null without one. */
  selected: number | null
  /** Whether this time of day is disabled. */
  isDisabled?: ((seconds: number) => boolean) | undefined
}

/** The rendered options of a column, and the tab stop: the selected option, else the first enabled one. */
export function timeCells(input: TimeColumnInput): { cells: TimeCell[]; stop: number } {
  const cells = input.options.map(option => ({
    ...option,
    isSelected: option.seconds === input.selected,
    isDisabled: input.isDisabled?.(option.seconds) ?? false,
  }))
  const selected = cells.findIndex(({ isSelected }) => isSelected)
  const free = cells.findIndex(({ isDisabled }) => !isDisabled)
  return { cells, stop: Math.max(selected >= 0 ? selected : free, 0) }
}

type TimeKeyInput = {
  options: readonly TimeOption[]
  /** The index of the focused option. */
  at: number
  /** A `KeyboardEvent.key`. */
  key: string
}

/** Options that PageUp and PageDown move by: about one visible page. */
const PAGE = 6

/**
 * The index that a key moves to in a column, null for other keys. A digit or letter finds the next text that begins
 * with it.
 */
export function timeKeyTarget({ options, at, key }: TimeKeyInput): number | null {
  const last = options.length - 1
  if (last < 0) return null
  const within = (place: number) => Math.min(Math.max(place, 0), last)
  switch (key) {
    case 'ArrowUp':
      return within(at - 1)
    case 'ArrowDown':
      return within(at + 1)
    case 'PageUp':
      return within(at - PAGE)
    case 'PageDown':
      return within(at + PAGE)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return typedTarget(options, at, key)
  }
}

function typedTarget(options: readonly TimeOption[], at: number, key: string): number | null {
  const sign = key.toLowerCase()
  if (key.length !== 1 || key === ' ') return null
  for (let step = 1; step <= options.length; step += 1) {
    const place = (at + step) % options.length
    if (options[place]?.text.toLowerCase().startsWith(sign)) return place
  }
  return null
}

/** The scroll position that centres an option. */
export function scrollToMiddle({
  top,
  height,
  visible,
}: Record<'top' | 'height' | 'visible', number>): number {
  return Math.max(0, top - (visible - height) / 2)
}
