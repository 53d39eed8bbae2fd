'use client'
import { MarkedText } from '../combobox/marked-text.tsx'
import { SearchOption } from '../combobox/search-option.tsx'
import type { GlobalOption } from './global-search.view-model.ts'

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

/** One hit. */
export function GlobalSearchOption({
  id,
  option,
  active,
  enterTarget,
  withKind = false,
  onPoint,
  onChoose,
  onVisit,
}: GlobalSearchOptionProps) {
  return (
    <SearchOption
      id={id}
      slot="global-search-option"
      name={option.name}
      href={option.href}
      active={active}
      enterTarget={enterTarget}
      disabled={!option.choosable}
      onPoint={onPoint}
      onChoose={onChoose}
      onVisit={onVisit}
      className="flex-wrap items-baseline gap-x-3 gap-y-0.5 leading-6 max-desk:py-2"
    >
      <Content option={option} withKind={withKind} />
    </SearchOption>
  )
}

function Content({ option, withKind }: { option: GlobalOption; withKind: boolean }) {
  const { title, tickers, moreTickers, status, kindLabel } = option
  return (
    <>
      <span className="min-w-32 flex-1 max-desk:basis-full">
        <bdi>
          <MarkedText runs={title} />
        </bdi>
      </span>
      {tickers.length > 0 ? (
        <span data-slot="global-search-tickers" className="num flex flex-wrap gap-x-2 text-12 text-ink-2">
          {tickers.map((runs, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tickers of one hit never move, and may repeat
            <bdi key={index}>
              <MarkedText runs={runs} />
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
