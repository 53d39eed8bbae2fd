'use client'
import { createContext, type KeyboardEvent, useContext } from 'react'
import type { Day } from '../../foundation/calendar/day.ts'
import type { DateGrid } from './date-grid.shape.ts'

/** What the cells of a date panel are drawn from, inside the grid that react-day-picker lays out. */
export type DateGridPlan = {
  grid: DateGrid
  /** The month in words: the name of the grid. */
  name: string
  /** Whether more than one day can be selected. */
  isRange: boolean
  hasWeekNumbers: boolean
  onPick: (day: Day) => void
  /** The day under the pointer or focus, null when there is none. */
  onPreview: (day: Day | null) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

export const DateGridContext = createContext<DateGridPlan | null>(null)

/** The plan of the panel around. Throws outside a DatePanel: its cells mean nothing alone. */
export function useDateGrid(): DateGridPlan {
  const plan = useContext(DateGridContext)
  if (!plan) throw new Error('The cells of a calendar stand inside a DatePanel.')
  return plan
}
