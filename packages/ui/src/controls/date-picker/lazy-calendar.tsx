'use client'
import type { ComponentType } from 'react'
import { lazyPart } from '../../foundation/state/lazy-part.tsx'
import type { CalendarPanelProps } from './calendar-panel.tsx'
import { CalendarWaiting } from './calendar-waiting.tsx'
import type { RangePanelsProps } from './range-panels.tsx'
import { RangeWaiting } from './range-waiting.tsx'
import type { PickerFieldHandle } from './use-picker-field.ts'

export type PickerCalendarProps = Omit<CalendarPanelProps, 'takesFocus'> & { picker: PickerFieldHandle }

/** A calendar from the file that `fetchFile` brings. */
export function lazyCalendar(fetchFile: () => Promise<{ CalendarPanel: ComponentType<CalendarPanelProps> }>) {
  return lazyPart<PickerCalendarProps>(
    async () => {
      const { CalendarPanel } = await fetchFile()
      return ({ picker, ...calendar }) => <CalendarPanel {...calendar} takesFocus={picker.takesFocus} />
    },
    ({ part, ...wait }) => <CalendarWaiting {...wait} {...part} />,
  )
}

/** The panels of a range from the file that `fetchFile` brings. */
export function lazyRangePanels(fetchFile: () => Promise<{ RangePanels: ComponentType<RangePanelsProps> }>) {
  return lazyPart<RangePanelsProps>(
    async () => (await fetchFile()).RangePanels,
    ({ part, ...wait }) => <RangeWaiting {...wait} {...part} />,
  )
}

/** The calendar of a picker. Few visitors open one, so its file, the heaviest of the controls, comes when a field is approached. */
export const LazyCalendar = /* @__PURE__ */ lazyCalendar(() => import('./calendar-panel.tsx'))

/** The panels of a range, fetched in the same way. A page that has no range leaves them out. */
export const LazyRangePanels = /* @__PURE__ */ lazyRangePanels(() => import('./range-panels.tsx'))
