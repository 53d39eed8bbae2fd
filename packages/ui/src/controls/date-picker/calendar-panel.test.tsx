import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { CalendarPanel } from './calendar-panel.tsx'
import { useDatePicker } from './use-date-picker.ts'

/** An open calendar with week numbers. */
function Calendar() {
  const model = useDatePicker({ today: '2025-07-11', mode: 'inline' })
  return <CalendarPanel label="Date" calendar={model.getCalendarProps('start', { hasWeekNumbers: true })} />
}

test('renders nothing while it is closed', () => {
  renderWithUi(<CalendarPanel label="Date" calendar={null} />)
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})

test('has the documented parts in one root, on the server too', () => {
  expect(anatomyOf(<Calendar />)).toEqual({
    ...ONE_ROOT,
    slots:
      'button button-face calendar-body calendar-header calendar-heading calendar-panel date-cell date-grid date-week date-week-number icon-button tip',
  })
})
