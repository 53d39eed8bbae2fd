'use client'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { HeadRow, type HeadRowProps } from './table-head.tsx'
import type { HeadMeasures } from './use-fixed-head.ts'

export type FixedHeadProps = Omit<HeadRowProps, 'copy'> & {
  measures: HeadMeasures
  /** The box in which the table is moved sideways; the copy follows it. */
  scroller: RefObject<HTMLElement | null>
}

/**
 * A copy of the headings that stays at the window's top while the real ones are out of view, and leaves with the table's end.
 * For eyes and mouse: assistive tech has the real ones, so this is hidden from it and never printed. `data-slot` fixed-head.
 */
export function FixedHead({ measures, scroller, ...row }: FixedHeadProps) {
  const strip = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const from = scroller.current
    const to = strip.current
    if (!from || !to) return
    const follow = () => {
      to.scrollLeft = from.scrollLeft
    }
    follow()
    from.addEventListener('scroll', follow, { passive: true })
    return () => from.removeEventListener('scroll', follow)
  }, [scroller])

  return (
    <div
      aria-hidden="true"
      data-slot="fixed-head"
      className="pointer-events-none absolute inset-0 z-10 print:hidden"
    >
      <div
        ref={strip}
        className="pointer-events-auto sticky top-(--table-head-top,0px) overflow-hidden bg-surface shadow-[0_6px_12px_-10px] shadow-ink/40"
      >
        <table className="table-fixed border-separate border-spacing-0" style={{ width: measures.width }}>
          <colgroup>
            {measures.widths.map((width, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place among the columns is what a col stands for
              <col key={index} style={{ width }} />
            ))}
          </colgroup>
          <thead>
            <HeadRow {...row} copy />
          </thead>
        </table>
      </div>
    </div>
  )
}
