import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Day } from '../../foundation/calendar/day.ts'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { DateRangeFields, type DateRangeFieldsProps, type OpenEnds } from './date-range-fields.tsx'
import { dayValue } from './day-value.ts'
import { exportDates } from './export-dates.ts'
import { LazyCalendar } from './lazy-calendar.tsx'

beforeAll(LazyCalendar.load)

type Ends = OpenEnds<typeof dayValue>

function Fields(props: Partial<DateRangeFieldsProps<typeof dayValue>>) {
  return <DateRangeFields label="Period" valueType={dayValue} {...props} />
}

const JULY: Ends = { start: '2025-07-04', end: '2025-07-23' }
const field = (name: string) => screen.getByRole('combobox', { name })
const cell = (name: string) => screen.getByRole('gridcell', { name })
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name))
  await userEvent.paste(text)
  await userEvent.keyboard('{Enter}')
}

describe('From and To (shared-blocks §2)', () => {
  test('two fields, DD.MM.YYYY, under one name', () => {
    renderWithUi(<Fields defaultValue={JULY} />)
    const group = within(screen.getByRole('group', { name: 'Period' }))
    expect(group.getByRole('combobox', { name: 'From' })).toHaveValue('04.07.2025')
    expect(group.getByRole('combobox', { name: 'To' })).toHaveValue('23.07.2025')
  })

  test('custom names, types and values', async () => {
    const onValueChange = vi.fn()
    renderWithUi(
      <DateRangeFields
        label="Hours"
        names={{ start: 'Opens', end: 'Closes' }}
        type="time"
        valueType="format"
        format="HH:mm"
        defaultValue={{ start: '09:00', end: '18:00' }}
        onValueChange={onValueChange}
      />,
    )
    await type('Closes', '9:30')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ start: '09:00', end: '09:30' })
    await type('Opens', '10:00')
    expect(field('Opens')).toHaveAccessibleDescription('Not after 09:30')
  })

  test('one root, on the server too', () => {
    expect(anatomyOf(<Fields defaultValue={JULY} />)).toMatchObject(ONE_ROOT)
  })
})

describe('D8, D11: the two fields form a range', () => {
  test('each end is reported with the other one', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<Fields defaultValue={JULY} onValueChange={onValueChange} />)
    await type('From', '1.7.25')
    expect(onValueChange).toHaveBeenLastCalledWith({ start: '2025-07-01', end: '2025-07-23' })
    await type('To', '1.7.25')
    expect(onValueChange).toHaveBeenLastCalledWith({ start: '2025-07-01', end: '2025-07-01' })
  })

  test.each([
    ['an end before the start', 'To', '03.07.2025', 'end', 'before', 'Not before 04.07.2025'],
    ['a start after the end', 'From', '24.07.2025', 'start', 'after', 'Not after 23.07.2025'],
  ])(
    '%s is rejected with a message: the text stays, the range too',
    async (_sentence, name, text, side, code, message) => {
      const onInputError = vi.fn()
      const onValueChange = vi.fn()
      renderWithUi(<Fields defaultValue={JULY} onInputError={onInputError} onValueChange={onValueChange} />)
      await type(name, text)
      expect(field(name)).toHaveAccessibleDescription(message)
      expect(field(name)).toHaveValue(text)
      expect(onInputError).toHaveBeenCalledExactlyOnceWith({ code, text }, side)
      expect(onValueChange).not.toHaveBeenCalled()
    },
  )

  test('the calendar of the end disables days before the start (D22: "first weekday Monday")', async () => {
    renderWithUi(<Fields defaultValue={JULY} />)
    await userEvent.click(field('To'))
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Monday')
    expect(cell('3 July 2025, Thursday')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(cell('4 July 2025, Friday'))
    expect(field('To')).toHaveValue('04.07.2025')
  })

  test('limits of the page apply in addition (D7)', async () => {
    renderWithUi(<Fields notBefore="2025-01-01" notAfter="2025-07-11" />)
    await type('From', '31.12.2024')
    expect(field('From')).toHaveAccessibleDescription('Not before 01.01.2025')
    await type('To', '12.07.2025')
    expect(field('To')).toHaveAccessibleDescription('Not after 11.07.2025')
  })

  test('a rejected text becomes valid once the other end allows it', async () => {
    renderWithUi(<Fields defaultValue={JULY} />)
    await type('From', '01.08.2025')
    expect(field('From')).toBeInvalid()
    await type('To', '31.08.2025')
    await userEvent.click(field('From'))
    await userEvent.keyboard('{Enter}')
    expect(field('From')).toBeValid()
    expect(field('From')).toHaveValue('01.08.2025')
  })
})

describe('an open end', () => {
  test('D27: an end of the export of reports can be open, one of the fields of charts cannot', async () => {
    const onValueChange = vi.fn()
    const { rerender } = renderWithUi(<Fields key="a" defaultValue={JULY} onValueChange={onValueChange} />)
    const [clearStart] = screen.getAllByRole('button', { name: 'Clear' })
    if (clearStart) await userEvent.click(clearStart)
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ start: null, end: '2025-07-23' })
    rerender(<Fields key="b" defaultValue={JULY} clearable={false} />)
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  })

  test('shared-blocks §5: open ends export from 1970-01-01 up to today', async () => {
    const Export = () => {
      const [ends, setEnds] = useState<Ends>({ start: null, end: null })
      const { from, to } = exportDates(ends, '2025-07-11' as Day)
      return (
        <>
          <Fields value={ends} onValueChange={setEnds} />
          <output>{`${from} ${to}`}</output>
        </>
      )
    }
    renderWithUi(<Export />)
    expect(screen.getByText('1970-01-01 2025-07-11')).toBeVisible()
    await type('From', '1.2.25')
    expect(screen.getByText('2025-02-01 2025-07-11')).toBeVisible()
  })

  test('both fields can be disabled', () => {
    renderWithUi(<Fields defaultValue={JULY} disabledFields />)
    expect(field('From')).toBeDisabled()
    expect(field('To')).toBeDisabled()
  })
})
