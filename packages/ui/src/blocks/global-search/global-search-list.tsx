'use client'
import { searchPartId } from '../combobox/search-combobox.tsx'
import type { GlobalOption } from './global-search.view-model.ts'
import { GlobalSearchOption } from './global-search-option.tsx'
import type { GlobalSearchPartProps } from './global-search-part.ts'

export type GlobalSearchListProps = Pick<GlobalSearchPartProps, 'id' | 'viewModel' | 'events'> & {
  /** The accessible name. */
  title: string
  options: readonly GlobalOption[]
  withKind?: boolean
}

/** The options that the field's `aria-activedescendant` refers to. */
export function GlobalSearchList({ id, viewModel, events, title, options, withKind }: GlobalSearchListProps) {
  const active = viewModel.popup?.active ?? null
  return (
    <div
      role="listbox"
      id={searchPartId(id, 'list')}
      aria-label={title}
      // a scrollable box would be a tab stop
      tabIndex={-1}
      // half a row shows that there is more to scroll to
      className="relative max-h-[min(calc(var(--row)*8.5),50dvh)] overflow-y-auto overscroll-contain max-desk:max-h-[min(24rem,50dvh)]"
    >
      {options.map((option, index) => (
        <GlobalSearchOption
          // biome-ignore lint/suspicious/noArrayIndexKey: a server may send the same item twice
          key={`${option.kind} ${option.name} at ${index}`}
          id={searchPartId(id, index)}
          option={option}
          withKind={withKind}
          active={index === active}
          onPoint={() => events.point(index)}
          onChoose={() => events.choose(index)}
          onVisit={() => events.visit(index)}
        />
      ))}
    </div>
  )
}
