'use client'
import { cva } from 'class-variance-authority'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'
import {
  scrollToMiddle,
  type TimeCell,
  type TimeColumnInput,
  timeCells,
  timeKeyTarget,
} from './time-panel.shape.ts'

const optionLook = cva([
  'focus-ring flex min-h-11 cursor-pointer items-center justify-center rounded-field px-2 text-14 whitespace-nowrap text-ink select-none -outline-offset-2! desk:min-h-8 desk:text-13',
  'not-aria-selected:not-data-disabled:hover:bg-ink/6',
  'data-disabled:cursor-not-allowed data-disabled:text-ink-3 data-disabled:line-through data-disabled:decoration-line-strong',
  'aria-selected:bg-accent aria-selected:font-strong aria-selected:text-accent-ink',
  'forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText] forced-colors:aria-selected:forced-color-adjust-none',
])

export type TimeColumnListProps = TimeColumnInput & {
  /** The name of the list. */
  label: string
  onPick: (seconds: number) => void
  className?: string
}

/** One list of times: arrows move, Enter and Space pick; the time that is set is scrolled into the middle (D17). */
export function TimeColumnList({ label, onPick, className, ...input }: TimeColumnListProps) {
  const { cells, stop } = timeCells(input)
  const [moved, setMoved] = useState<number | null>(null)
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is set is not read here but looked for in the list
  useEffect(() => centre(list.current), [input.selected])
  const pick = ({ seconds, isDisabled }: TimeCell) => !isDisabled && onPick(seconds)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
    const at = event.target instanceof HTMLElement ? options.indexOf(event.target) : -1
    const cell = cells[at]
    const to = timeKeyTarget({ options: input.options, at, key: event.key })
    const isPick = event.key === 'Enter' || event.key === ' '
    if (!cell || (to === null && !isPick)) return
    event.preventDefault()
    if (to === null) pick(cell)
    else options[to]?.focus()
  }
  return (
    <div
      ref={list}
      role="listbox"
      aria-label={label}
      data-slot="time-column"
      onKeyDown={onKeyDown}
      onBlur={() => setMoved(null)}
      className={cx(
        'relative min-w-14 flex-1 overflow-y-auto overscroll-contain p-1 [scrollbar-width:thin]',
        className,
      )}
    >
      {cells.map((cell, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys of all its options
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
          className={optionLook()}
        >
          {cell.text}
        </div>
      ))}
    </div>
  )
}

/** Scrolls the list alone, never the page. */
function centre(list: HTMLElement | null): void {
  const option = list?.querySelector<HTMLElement>('[aria-selected="true"]')
  if (!list || !option) return
  list.scrollTop = scrollToMiddle({
    top: option.offsetTop,
    height: option.offsetHeight,
    room: list.clientHeight,
  })
}
