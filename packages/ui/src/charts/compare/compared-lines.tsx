'use client'
import { useMemo } from 'react'
import { ComparedList, type ComparedListProps } from './compared-list.tsx'
import { type ComparedRowsInput, comparedRows } from './compared-rows.ts'

export type ComparedLinesProps = ComparedRowsInput &
  Pick<
    ComparedListProps,
    | 'items'
    | 'kinds'
    | 'decimals'
    | 'changeUnit'
    | 'hiddenIds'
    | 'onHiddenToggle'
    | 'onRemove'
    | 'onCancelLast'
    | 'onRemoveAll'
  >

/** The list of all lines of a compared chart; its numbers are computed while it is shown. Parts: those of ComparedList. */
export function ComparedLines({ series, measure, mode, days, masked = false, ...list }: ComparedLinesProps) {
  const rows = useMemo(
    () => comparedRows({ series, measure, mode, days, masked }),
    [series, measure, mode, days, masked],
  )
  return <ComparedList {...list} rows={rows} className="max-h-[min(30rem,54dvh)] p-3 max-desk:px-4" />
}
