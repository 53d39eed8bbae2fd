'use client'
import { useState } from 'react'
import { defaultExportRange, type ExportRange } from '../../controls/date-picker/export-dates.ts'
import type { Day } from '../../foundation/calendar/day.ts'
import { useToday } from '../../foundation/ui-provider.tsx'

/** The days of an export: from 1 January five years back until today, until the user changes them (shared-blocks §9, readings #45). */
export function useExportRange(todayOption: Day | undefined) {
  const providerToday = useToday()
  const today = todayOption ?? providerToday
  const [chosen, setRange] = useState<ExportRange | null>(null)
  const range: ExportRange = chosen ?? defaultExportRange(today)
  return { today, range, setRange }
}
