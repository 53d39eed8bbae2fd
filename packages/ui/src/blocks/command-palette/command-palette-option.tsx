'use client'
import { type MouseEvent, type Ref, useEffect, useRef } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'
import { opensElsewhere } from '../combobox/press-option.ts'
import { GlobalSearchMarked } from '../global-search/global-search-marked.tsx'
import { optionClasses } from '../global-search/global-search-option.tsx'
import type { CommandOption } from './command-palette.view-model.ts'
import { KeyHint } from './key-hint.tsx'

export type CommandPaletteOptionProps = {
  id: string
  option: CommandOption
  active: boolean
  /** Whether Enter presses it while no option is active. */
  enterTarget: boolean
  onPoint: () => void
  onChoose: () => void
}

/** One command: a link if it has an address, so that middle clicks and the browser's context menu work. */
export function CommandPaletteOption({
  id,
  option,
  active,
  enterTarget,
  onPoint,
  onChoose,
}: CommandPaletteOptionProps) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    if (active) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const { command, href } = option
  const shared = {
    role: 'option',
    id,
    // one name, although the title is split into runs; it includes the visible shortcut (WCAG 2.5.3)
    'aria-label': command.shortcut ? `${command.title}, ${command.shortcut}` : command.title,
    'aria-selected': active,
    'data-slot': 'command-palette-option',
    'data-active': active ? '' : undefined,
    'data-enter-target': enterTarget ? '' : undefined,
    onPointerMove: onPoint,
    onClick: (event: MouseEvent) => (href && opensElsewhere(event)) || onChoose(),
    className: cx(optionClasses, 'flex-nowrap'),
  }
  const content = (
    <>
      <bdi className="min-w-0 flex-1">
        <GlobalSearchMarked runs={option.title} />
      </bdi>
      {command.shortcut ? (
        <KeyHint className="self-center max-desk:hidden">{command.shortcut}</KeyHint>
      ) : null}
    </>
  )
  if (href === null)
    return (
      <div {...shared} ref={ref as Ref<HTMLDivElement>}>
        {content}
      </div>
    )
  return (
    <a {...shared} ref={ref as Ref<HTMLAnchorElement>} href={href} tabIndex={-1} draggable={false}>
      {content}
    </a>
  )
}
