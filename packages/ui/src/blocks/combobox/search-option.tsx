'use client'
import { clsx } from 'clsx'
import { type MouseEvent, type ReactNode, type Ref, useEffect, useRef } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'
import { opensElsewhere } from './press-option.ts'

export type SearchOptionProps = {
  id: string
  slot: string
  /** The whole name, although the text is split into parts. */
  name: string
  /** The address of a link, so that middle clicks and the browser's context menu work; null for an option that is no link. */
  href?: string | null
  /** Controls both its highlight and its announcement. */
  active: boolean
  /** Whether Enter presses it while no option is active, as in a command palette. */
  enterTarget?: boolean | undefined
  disabled?: boolean
  onPoint: () => void
  onChoose: () => void
  /** Called for a click that opens the link in another browser tab. */
  onVisit?: () => void
  className?: string
  children: ReactNode
}

const optionClasses = clsx(
  'relative flex min-h-row cursor-pointer rounded-field px-2.5 py-1.5 text-13 text-ink wrap-anywhere no-underline select-none max-desk:min-h-11 max-desk:text-14',
  'aria-disabled:cursor-default aria-disabled:text-ink-3',
  'before:absolute before:inset-y-2 before:start-0 before:w-[3px] before:rounded-full data-enter-target:bg-surface-sunken data-active:bg-accent-soft data-active:before:bg-accent',
  'forced-colors:data-active:bg-[Highlight] forced-colors:data-active:text-[HighlightText] forced-colors:data-active:forced-color-adjust-none',
)

/** An option of a search. The combobox keeps the focus, handles the keys, and refers to it by `aria-activedescendant`. */
export function SearchOption({
  id,
  slot,
  name,
  href = null,
  active,
  enterTarget = false,
  disabled = false,
  onPoint,
  onChoose,
  onVisit,
  className,
  children,
}: SearchOptionProps) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    if (active) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const shared = {
    role: 'option',
    id,
    'aria-label': name,
    'aria-selected': active,
    'aria-disabled': disabled || undefined,
    'data-slot': slot,
    'data-active': active ? '' : undefined,
    'data-enter-target': enterTarget ? '' : undefined,
    onPointerMove: onPoint,
    onClick: (event: MouseEvent) => (href !== null && opensElsewhere(event) ? onVisit?.() : onChoose()),
    className: cx(optionClasses, className),
  }
  if (href === null)
    return (
      <div {...shared} ref={ref as Ref<HTMLDivElement>}>
        {children}
      </div>
    )
  return (
    <a
      {...shared}
      ref={ref as Ref<HTMLAnchorElement>}
      href={href}
      tabIndex={-1}
      draggable={false}
      onAuxClick={event => event.button === 1 && onVisit?.()}
    >
      {children}
    </a>
  )
}
