'use client'
import { saveFile, useLang } from '@accrue/ui/foundation'
import { useEffect, useReducer, useRef } from 'react'
import type { BondPagePorts } from '../../ports.ts'
import type { ChartRange } from '../../rules/chart-rules.ts'
import { type ArchiveExcel, archiveExcelReducer } from './archive-excel.reducer.ts'

export type ArchiveExcelInput = {
  bondId: number
  venueId: number | null
  range: ChartRange
  /** Number of rows in the period; null while loading. */
  points: number | null
}

/** Requests the archive's workbook and saves it. */
export function useArchiveExcel(
  port: BondPagePorts['files']['archive'],
  { bondId, venueId, range, points }: ArchiveExcelInput,
): { state: ArchiveExcel; submit: () => void } {
  const [state, dispatch] = useReducer(archiveExcelReducer, { kind: 'idle' })
  const lang = useLang()
  // a second press can come before the next render
  const pending = useRef(false)
  const { from, to } = range

  // biome-ignore lint/correctness/useExhaustiveDependencies: other days or another trading ground are other rows, even if there are as many
  useEffect(() => {
    if (points !== null) dispatch({ type: 'rowsChanged', points })
  }, [points, from, to, venueId])

  const submit = async () => {
    if (pending.current || points === null || venueId === null) return
    dispatch({ type: 'submitted', points })
    if (archiveExcelReducer(state, { type: 'submitted', points }).kind !== 'pending') return
    pending.current = true
    try {
      const request = { bondId, venueId, from, to, lang }
      const answer = await port(request, {})
      if (answer.kind === 'refused') return dispatch({ type: 'refused', code: answer.code })
      saveFile(answer.data.blob, answer.data.fileName || `archive-${bondId}.xlsx`)
      dispatch({ type: 'saved' })
    } catch {
      dispatch({ type: 'failed' })
    } finally {
      pending.current = false
    }
  }
  return { state, submit: () => void submit() }
}
