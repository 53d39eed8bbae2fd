import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { wallTimeOfDay } from '../plot/column.ts'
import type { SpreadStatistics } from './spread.ts'
import { SpreadStats } from './spread-stats.tsx'
import { SpreadToggle } from './spread-toggle.tsx'

const toggle = () => screen.getByRole('button', { name: 'Spread' })

describe('C11 the toggle', () => {
  test('is pressed while the spread is on, and reports a press', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<SpreadToggle value={false} onValueChange={onValueChange} reason={null} />)
    expect(toggle()).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(toggle())
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(true)
  })

  test.each([
    ['notTwo', 'The spread needs exactly two lines.'],
    ['masked', 'The spread needs the values of both lines.'],
    ['noCommonDay', 'The two lines have no day in common.'],
  ] as const)('%s: it does nothing, and the reason is reached by keyboard', async (reason, text) => {
    const onValueChange = vi.fn()
    renderWithUi(<SpreadToggle value onValueChange={onValueChange} reason={reason} />)
    await userEvent.tab()
    expect(toggle()).toHaveFocus()
    expect(toggle()).toHaveAttribute('aria-disabled', 'true')
    expect(toggle()).toHaveAttribute('aria-pressed', 'false')
    expect(toggle()).toHaveAccessibleDescription(text)
    await userEvent.keyboard('{Enter} ')
    expect(onValueChange).not.toHaveBeenCalled()
  })
})

describe('C11 the statistics', () => {
  const at = wallTimeOfDay
  const statistics: SpreadStatistics = {
    last: { value: -38.9, at: at('2024-08-22') },
    min: { value: -41.25, at: at('2024-07-01') },
    max: { value: 1234.5, at: at('2024-02-15') },
    mean: -12.345,
    days: 1133,
  }

  test('last, lowest, highest and mean with their days; basis points have two decimals and a minus sign', () => {
    renderWithUi(<SpreadStats statistics={statistics} unit="spread_unit_bp" />)
    const terms = screen.getAllByRole('term').map(term => term.parentElement?.textContent)
    expect(terms).toEqual([
      'Last−38.90\u00A0bp22 Aug 2024',
      'Lowest−41.25\u00A0bp1 Jul 2024',
      'Highest1,234.50\u00A0bp15 Feb 2024',
      'Mean−12.35\u00A0bpCommon days: 1,133',
    ])
  })

  test('prices are points of three decimals, in the language of the site', () => {
    renderWithUi(<SpreadStats statistics={statistics} unit="spread_unit_points" />, { lang: 'de' })
    expect(screen.getByText(/1\.234,500/)).toBeVisible()
  })
})

test('both render their documented parts in one root, on the server too', () => {
  const value = { value: 1, at: 0 }
  const statistics = { last: value, min: value, max: value, mean: 1, days: 1 }
  expect(anatomyOf(<SpreadStats statistics={statistics} unit="spread_unit_bp" />)).toEqual({
    ...ONE_ROOT,
    slots: 'spread-statistic spread-stats',
  })
  expect(anatomyOf(<SpreadToggle value onValueChange={() => {}} reason="notTwo" />)).toEqual({
    ...ONE_ROOT,
    slots: 'button button-face tip',
  })
})
