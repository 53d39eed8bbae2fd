'use client'
import { useEffect, useRef } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'
import type { CompareOption } from './compare-search.view-model.ts'

export type CompareSearchOptionProps = {
  id: string
  item: CompareOption
  active: boolean
  onPoint: () => void
  onChoose: () => void
}

const optionClasses = cx(
  'relative flex min-h-row wrap-anywhere cursor-pointer items-center rounded-field px-2.5 py-1.5 max-desk:min-h-11 max-desk:text-14',
  'before:absolute before:inset-y-2 before:start-0 before:w-[3px] before:rounded-full data-active:bg-accent-soft data-active:before:bg-accent',
  'forced-colors:data-active:bg-[Highlight] forced-colors:data-active:text-[HighlightText] forced-colors:data-active:forced-color-adjust-none',
)

/** One hit; `active` controls both its highlight and its announcement. */
export function CompareSearchOption({ id, item, active, onPoint, onChoose }: CompareSearchOptionProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the combobox keeps the focus and handles the keys; it refers to the option by aria-activedescendant
    <div
      ref={ref}
      role="option"
      id={id}
      // one name, although the text is split into parts
      aria-label={item.name}
      aria-selected={active}
      data-slot="compare-search-option"
      data-active={active ? '' : undefined}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={optionClasses}
    >
      <bdi>
        <Name item={item} />
      </bdi>
    </div>
  )
}

function Name({ item }: { item: CompareOption }) {
  return item.nameParts.map(({ text, match }, index) =>
    match ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
        key={index}
        className="bg-transparent font-heavy text-accent underline decoration-1 underline-offset-3"
      >
        {text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <span key={index}>{text}</span>
    ),
  )
}
