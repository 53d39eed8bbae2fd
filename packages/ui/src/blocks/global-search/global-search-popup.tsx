'use client'
import { type CSSProperties, type RefObject, useState } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { useIsMobile } from '../../foundation/state/use-media.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { GlobalSearchPanel } from './global-search-panel.tsx'
import type { GlobalSearchPartProps } from './global-search-part.ts'

export type GlobalSearchPopupProps = GlobalSearchPartProps & {
  align: 'start' | 'end' | undefined
  /** The element that it is below; on a phone it extends to both edges of the window. */
  anchor: RefObject<HTMLElement | null>
}

const popupClasses = cx(
  'absolute top-full start-0 z-20 mt-1.5 min-w-full rounded-card border border-line bg-surface-raised p-1.5 shadow-pop',
  'desk:w-[min(33rem,calc(100vw-2rem))] desk:data-[align=end]:start-auto desk:data-[align=end]:end-0',
  'max-desk:rounded-t-none max-desk:border-x-0 max-desk:p-2',
)

/** The frame below the field; on a phone a sheet as wide as the window. */
export function GlobalSearchPopup({
  align = 'start',
  anchor,
  id,
  viewModel,
  events,
  focusField,
}: GlobalSearchPopupProps) {
  const isOpen = viewModel.popup !== null
  const edges = useSheetEdges(anchor, isOpen)
  if (!isOpen) return null
  return (
    <div data-slot="global-search-popup" data-align={align} style={edges} className={popupClasses}>
      <GlobalSearchPanel id={id} viewModel={viewModel} events={events} focusField={focusField} />
    </div>
  )
}

/**
 * The offset and width that make the popup as wide as the window on a phone, wherever its anchor is; undefined on a desktop and
 * while it is closed.
 */
function useSheetEdges(anchor: RefObject<HTMLElement | null>, isOpen: boolean): CSSProperties | undefined {
  const isPhone = useIsMobile()
  const [edges, setEdges] = useState<CSSProperties>()
  const isSheet = isOpen && isPhone
  useLayoutEffect(() => {
    if (!isSheet) return
    const measure = () => {
      const box = anchor.current?.getBoundingClientRect()
      if (!box || !anchor.current) return
      const width = document.documentElement.clientWidth
      const rtl = getComputedStyle(anchor.current).direction === 'rtl'
      setEdges({ insetInlineStart: rtl ? box.right - width : -box.left, width })
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [isSheet, anchor])
  return isSheet ? edges : undefined
}
