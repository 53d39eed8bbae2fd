'use client'
import type { BondPage } from '@accrue/api-client'
import { Button } from '@accrue/ui/controls'
import { saveFile, useLabel, useLang, useToday } from '@accrue/ui/foundation'
import { CalendarPlus } from '@accrue/ui/foundation/icons'
import { calendarFile } from './calendar-file.ts'
import { paymentEvents } from './payment-events.map.ts'

export type CalendarButtonProps = { page: BondPage; onFailure: () => void }

/** Saves the future payments as a calendar file (X5), for everybody (access row 35). Renders nothing without future payments. */
export function CalendarButton({ page, onFailure }: CalendarButtonProps) {
  const label = useLabel()
  const today = useToday()
  const events = paymentEvents(page, { label, lang: useLang(), today })
  if (events.length === 0) return null
  const save = () => {
    try {
      const file = new Blob([calendarFile(events, today)], { type: 'text/calendar;charset=utf-8' })
      saveFile(file, `${page.header.isin ?? `bond-${page.bond.id}`}.ics`)
    } catch {
      onFailure()
    }
  }
  return (
    <Button size="s" variant="quiet" icon={<CalendarPlus />} onClick={save}>
      {label('payments_calendar')}
    </Button>
  )
}
