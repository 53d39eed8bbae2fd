import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import chinese from '../../../labels/chn.json' with { type: 'json' }
import russian from '../../../labels/rus.json' with { type: 'json' }
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { inZone } from '../../testing/time-zones.ts'
import { DateRange, type DateRangeProps } from './date-range.tsx'
import { dayValue } from './day-value.ts'
import { LazyRangePanels } from './lazy-calendar.tsx'

beforeAll(LazyRangePanels.load)

type Props = Partial<DateRangeProps<typeof dayValue>>

const Period = (props: Props) => (
  <DateRange label="Period" valueType={dayValue} format="DD.MM.YYYY" {...props} />
)
const JULY = { start: '2025-07-04', end: '2025-07-23' } as const
const field = () => screen.getByRole('combobox', { name: 'Period' })
const panel = (name: string) => within(screen.getByRole('group', { name }))
const paste = async (text: string) => {
  await userEvent.clear(field())
  await userEvent.paste(text)
  await userEvent.keyboard('{Enter}')
}

describe('what people type and paste (reliability §3.3 "Date picker")', () => {
  test.each([
    ['two digits of a year', '1.1.26 ~ 2.1.26', '01.01.2026 ~ 02.01.2026'],
    ['the year first', '2026/1/1~2026/1/2', '01.01.2026 ~ 02.01.2026'],
    ['full-width digits and sign', '２１.１１.２０２６～２２.１１.２０２６', '21.11.2026 ~ 22.11.2026'],
    ['dates with times', '2026-11-21T10:15:00Z ~ 2026-11-22T00:00:00Z', '21.11.2026 ~ 22.11.2026'],
    ['two lines of a table', '21.11.2026 –\n22.11.2026', '21.11.2026 ~ 22.11.2026'],
  ])('%s, "%s", is read', async (_case, text, shown) => {
    renderWithUi(<Period />)
    await paste(text)
    expect(field()).toHaveValue(shown)
  })

  test('words of the language', async () => {
    renderWithUi(<Period />, { lang: 'rus', labels: russian })
    await paste('вчера – сегодня')
    expect(field()).toHaveValue('10.07.2025 ~ 11.07.2025')
  })

  test.each([
    ['a day that no calendar has', '01.01.2026 ~ 31.02.2026', 'nonexistent'],
    ['29 February of a year without one', '28.02.2025 ~ 29.02.2025', 'nonexistent'],
    ['the year 0', '01.01.0000 ~ 01.01.2026', 'nonexistent'],
    ['a year of six digits', '01.01.2026 ~ 01.01.275760', 'unreadable'],
    ['a very long text', '1.1.26 ~ '.repeat(500), 'unreadable'],
    ['markup', '<img src=x onerror=alert(1)> ~ 1.1.26', 'unreadable'],
  ])('%s is refused with its reason; the text stays, aria-invalid', async (_case, text, code) => {
    const [onInputError, onValueChange] = [vi.fn(), vi.fn()]
    renderWithUi(<Period defaultValue={JULY} {...{ onInputError, onValueChange }} />)
    await paste(text)
    expect(onInputError).toHaveBeenCalledTimes(1)
    expect(onInputError.mock.lastCall?.[0].code).toBe(code)
    expect(onValueChange).not.toHaveBeenCalled()
    expect(field()).toHaveAttribute('aria-invalid', 'true')
    await userEvent.tab()
    expect(onInputError).toHaveBeenCalledTimes(1)
    expect(field()).toBeInvalid()
  })

  test('nothing but the sign is an empty text', async () => {
    const onInputError = vi.fn()
    const { rerender } = renderWithUi(<Period key="a" defaultValue={JULY} />)
    await paste(' ~ ')
    expect(field()).toHaveValue('')
    rerender(<Period key="b" defaultValue={JULY} clearable={false} onInputError={onInputError} />)
    await paste(' ~ ')
    expect(onInputError).toHaveBeenCalledExactlyOnceWith({ code: 'empty', text: ' ~ ' })
  })

  test.each(['00:60 ~ 01:00', '09:00 ~ 24:00', '25:00 ~ 26:00'])('no clock shows "%s"', async text => {
    const onInputError = vi.fn()
    renderWithUi(<Period type="time" format="HH:mm" onInputError={onInputError} />)
    await paste(text)
    expect(onInputError).toHaveBeenCalledExactlyOnceWith({ code: 'nonexistent', text })
  })
})

describe('what pages ask for', () => {
  test.each([Number.NaN, -1, 61, 1.5, Number.POSITIVE_INFINITY, 0])(
    'D18: a minute step of %s has every minute, and the seconds',
    async minuteStep => {
      renderWithUi(<Period type="time" format="HH:mm:ss" minuteStep={minuteStep} />)
      await userEvent.click(field())
      const minutes = panel('From').getByRole('listbox', { name: 'Minutes' })
      expect(within(minutes).getAllByRole('option')).toHaveLength(60)
      expect(panel('To').getByRole('listbox', { name: 'Seconds' })).toBeVisible()
    },
  )

  test.each([0, 8, -1, 1.5, Number.NaN])('D22: the first weekday %s is Sunday', async firstWeekday => {
    renderWithUi(<Period firstWeekday={firstWeekday} />)
    await userEvent.click(field())
    expect(panel('To').getAllByRole('columnheader')[0]).toHaveTextContent('Sunday')
  })

  test('limits that leave nothing refuse everything, picked or typed', async () => {
    const onValueChange = vi.fn()
    renderWithUi(
      <Period notBefore="2025-08-01" notAfter="2025-07-01" shortcuts onValueChange={onValueChange} />,
    )
    await userEvent.click(field())
    for (const cell of panel('From').getAllByRole('gridcell'))
      expect(cell).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Next 7 days' }))
    await paste('01.07.2025 ~ 02.07.2025')
    expect(onValueChange).not.toHaveBeenCalled()
    expect(field()).toBeInvalid()
  })

  test('a picked end that is disabled by now is kept until it is touched', async () => {
    renderWithUi(<Period defaultValue={JULY} disabled={['2025-07-04']} />)
    await userEvent.click(field())
    await userEvent.keyboard('{Enter}')
    expect(field()).toHaveValue('04.07.2025 ~ 23.07.2025')
    expect(field()).toBeValid()
  })

  test.each([
    ['no dates', { start: new Date(Number.NaN), end: new Date(2025, 6, 4) }],
    ['a year beyond ours', { start: new Date(2025, 6, 4), end: new Date(8.64e15) }],
    ['the end before the start', { start: new Date(2025, 6, 4), end: new Date(2025, 6, 3) }],
    ['nothing', null],
  ])('values that are %s are no range', (_case, value) => {
    renderWithUi(<DateRange label="Period" valueType="date" value={value} />)
    expect(field()).toHaveValue('')
  })

  test('times that New York leaves out become those after the change (DST gap 02:30)', async () => {
    const onValueChange = vi.fn()
    renderWithUi(
      <DateRange
        label="Period"
        valueType="date"
        type="datetime"
        format="DD.MM.YYYY HH:mm"
        onValueChange={onValueChange}
      />,
    )
    await userEvent.clear(field())
    await userEvent.paste('09.03.2025 02:30 ~ 09.03.2025 04:00')
    // the value is made as Enter is pressed
    await inZone('America/New_York', () => {
      field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    })
    const told: { start: Date; end: Date } = onValueChange.mock.lastCall?.[0]
    expect(told.start.toISOString()).toBe('2025-03-09T07:30:00.000Z')
    expect(told.end.toISOString()).toBe('2025-03-09T08:00:00.000Z')
  })

  test('in Chinese the panels, their names and the field speak it', async () => {
    renderWithUi(<Period format="YYYY年M月D日" defaultValue={JULY} shortcuts />, {
      lang: 'chn',
      labels: chinese,
    })
    expect(field()).toHaveValue('2025年7月4日 ~ 2025年7月23日')
    await userEvent.click(field())
    expect(panel('自').getByRole('grid')).toBeVisible()
    expect(panel('至').getByRole('grid')).toBeVisible()
    await paste('2025年7月5日–2025年7月6日')
    expect(field()).toHaveValue('2025年7月5日 ~ 2025年7月6日')
  })
})
