'use client'
import { type MouseEvent, type Ref, useEffect, useRef } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'
import { opensElsewhere } from '../combobox/press-option.ts'
import type { GlobalOption } from './global-search.view-model.ts'
import { GlobalSearchMarked } from './global-search-marked.tsx'

export type GlobalSearchOptionProps = {
  id: string
  option: GlobalOption
  active: boolean
  /** Whether Enter presses it while no option is active, as in a command palette. Default false. */
  enterTarget?: boolean
  /** Whether it shows its kind, for lists of mixed kinds. */
  withKind?: boolean
  onPoint: () => void
  onChoose: () => void
  /** Called for a click that opens it in another browser tab. */
  onVisit: () => void
}

/** The classes of an option; also of options that are not hits. */
export const optionClasses = cx(
  'relative flex min-h-row flex-wrap cursor-pointer items-baseline gap-x-3 gap-y-0.5 rounded-field px-2.5 py-1.5 text-13 leading-6 text-ink wrap-anywhere no-underline select-none',
  'max-desk:min-h-11 max-desk:py-2 max-desk:text-14 aria-disabled:cursor-default aria-disabled:text-ink-3',
  'before:absolute before:inset-y-2 before:start-0 before:w-[3px] before:rounded-full data-enter-target:bg-surface-sunken data-active:bg-accent-soft data-active:before:bg-accent',
  'forced-colors:data-active:bg-[Highlight] forced-colors:data-active:text-[HighlightText] forced-colors:data-active:forced-color-adjust-none',
)

/** One hit: a link if it has an address, so that middle clicks and the browser's context menu work. */
export function GlobalSearchOption({
  id,
  option,
  active,
  enterTarget,
  withKind,
  onPoint,
  onChoose,
  onVisit,
}: GlobalSearchOptionProps) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    if (active) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const shared = {
    role: 'option',
    id,
    // one name, although the text is split into runs
    'aria-label': option.name,
    'aria-selected': active,
    'aria-disabled': option.choosable ? undefined : true,
    'data-slot': 'global-search-option',
    'data-active': active ? '' : undefined,
    'data-enter-target': enterTarget ? '' : undefined,
    onPointerMove: onPoint,
    onClick: (event: MouseEvent) => (option.href && opensElsewhere(event) ? onVisit() : onChoose()),
    className: optionClasses,
  }
  const content = <Content option={option} withKind={withKind === true} />
  if (option.href === null)
    return (
      <div {...shared} ref={ref as Ref<HTMLDivElement>}>
        {content}
      </div>
    )
  return (
    <a
      {...shared}
      ref={ref as Ref<HTMLAnchorElement>}
      href={option.href}
      tabIndex={-1}
      draggable={false}
      onAuxClick={event => event.button === 1 && onVisit()}
    >
      {content}
    </a>
  )
}

function Content({ option, withKind }: { option: GlobalOption; withKind: boolean }) {
  const { title, tickers, moreTickers, status, kindLabel } = option
  return (
    <>
      <span className="min-w-32 flex-1 max-desk:basis-full">
        <bdi>
          <GlobalSearchMarked runs={title} />
        </bdi>
      </span>
      {tickers.length > 0 ? (
        <span data-slot="global-search-tickers" className="num flex flex-wrap gap-x-2 text-12 text-ink-2">
          {tickers.map((runs, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tickers of one hit never move, and may repeat
            <bdi key={index}>
              <GlobalSearchMarked runs={runs} />
            </bdi>
          ))}
          {moreTickers > 0 ? <span>+{moreTickers}</span> : null}
        </span>
      ) : null}
      {status ? (
        <bdi data-slot="global-search-status" className="text-12 text-ink-3">
          {status}
        </bdi>
      ) : null}
      {withKind ? <span className="text-12 text-ink-3">{kindLabel}</span> : null}
    </>
  )
}
