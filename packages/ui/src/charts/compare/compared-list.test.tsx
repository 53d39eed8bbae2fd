import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useReducer, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import type { Day } from '../../foundation/calendar/day.ts'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { BONDS_AND_INDEXES } from '../../testing/fixtures/compare-kinds.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import type { TimeSeries } from '../series/time-series.ts'
import { type CompareState, compareReducer, initialCompare } from './compare.reducer.ts'
import { ComparedList, type ComparedListProps } from './compared-list.tsx'
import { ComparedListPopover } from './compared-list-popover.tsx'
import { comparedRows } from './compared-rows.ts'

const three: CompareState = [2, 3].reduce(
  (state, id) =>
    compareReducer(state, {
      type: 'added',
      candidate: { kind: 'bonds', id, venueId: 4, name: `Note ${id}` },
    }),
  initialCompare({ main: { kind: 'bonds', id: 1, venueId: 4 }, kinds: BONDS_AND_INDEXES }),
)
const line = (id: string, name: string, values: number[], more: Partial<TimeSeries> = {}): TimeSeries => ({
  id,
  name,
  unit: '%',
  points: values.map((value, at) => ({ day: `2025-07-0${at + 1}` as Day, value })),
  ...more,
})
const rowsOf = ({ items }: CompareState) =>
  comparedRows({
    series: [
      line('main', 'US Treasury 4% 15 Feb 2034', [97, 98.5]),
      ...items.map(({ key, name }) => line(key, name, [50, 49.25], { href: '/bonds/2/' })),
    ],
    measure: 'price',
    mode: 'absolute',
    days: null,
  })

function Page(props: Partial<ComparedListProps>) {
  const [state, dispatch] = useReducer(compareReducer, three)
  const [hidden, setHidden] = useState<readonly string[]>([])
  return (
    <ComparedList
      rows={rowsOf(state)}
      items={state.items}
      kinds={BONDS_AND_INDEXES}
      changeUnit="points"
      hiddenIds={hidden}
      onHiddenToggle={id =>
        setHidden(hidden.includes(id) ? hidden.filter(one => one !== id) : [...hidden, id])
      }
      onRemove={key => dispatch({ type: 'removed', key })}
      onCancelLast={() => dispatch({ type: 'lastCancelled' })}
      onRemoveAll={() => dispatch({ type: 'cleared' })}
      {...props}
    />
  )
}
const show = (props: Partial<ComparedListProps> = {}) =>
  renderWithUi(<Page {...props} />, { session: SESSIONS.pro })
const table = () => screen.getByRole('table', { name: 'Lines of the chart' })
const rows = () =>
  within(table())
    .getAllByRole('row')
    .slice(1)
    .map(row => [
      ...within(row).getAllByRole('cell'),
      row.querySelector('[data-slot=compared-name]') as HTMLElement,
    ])
const names = () =>
  within(table())
    .getAllByRole('rowheader')
    .map(cell => cell.querySelector('[data-slot=compared-name]')?.textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('C9 the list of lines', () => {
  test('has every line with its number, its full name, its value and its change', () => {
    show()
    expect(rows().map(cells => cells.map(cell => cell.textContent))).toEqual([
      ['1', '98.500', '+1.50', 'Hide US Treasury 4% 15 Feb 2034', 'US Treasury 4% 15 Feb 2034'],
      ['2', '49.250', '−0.75', 'Hide Note 2Remove Note 2', 'Note 2'],
      ['3', '49.250', '−0.75', 'Hide Note 3Remove Note 3', 'Note 3'],
    ])
    expect(screen.getByRole('columnheader', { name: 'Value, %' })).toBeInTheDocument()
    expect(screen.getByRole('columnheader', { name: 'Change, points' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Note 2' })).toHaveAttribute('href', '/bonds/2/')
  })

  test('removes a line, but never the main one; the focus stays in the list', async () => {
    show()
    expect(screen.queryByRole('button', { name: /^Remove US Treasury/ })).toBeNull()
    await press('Remove Note 2')
    expect(names()).toEqual(['US Treasury 4% 15 Feb 2034', 'Note 3'])
    expect(screen.getByRole('button', { name: 'Remove Note 3' })).toHaveFocus()
  })

  test('hides and shows any line', async () => {
    show()
    await press('Hide Note 3')
    expect(screen.getByRole('button', { name: 'Hide Note 3', pressed: true })).toBeInTheDocument()
    await press('Hide Note 3')
    expect(screen.getByRole('button', { name: 'Hide Note 3', pressed: false })).toBeInTheDocument()
  })

  test('removes the last one, or all, and shows what can still be added', async () => {
    show()
    expect(screen.getByText('Can be added: bonds 7, indexes 10')).toBeInTheDocument()
    await press('Cancel last')
    expect(names()).toEqual(['US Treasury 4% 15 Feb 2034', 'Note 2'])
    await press('Remove all')
    expect(names()).toEqual(['US Treasury 4% 15 Feb 2034'])
    expect(screen.getByText('Can be added: bonds 9, indexes 10')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Cancel last' })).toBeNull()
  })

  test('a masked line has no number', () => {
    const masked = comparedRows({
      series: [
        line('main', 'Bond', [97, 98.5]),
        line('bonds 2 4', 'Note 2', [12, 88], { masked: true, note: 'hidden' }),
      ],
      measure: 'price',
      mode: 'absolute',
      days: null,
    })
    show({ rows: masked })
    expect(rows()[1]?.map(cell => cell.textContent)).toEqual([
      '2',
      '',
      '',
      'Hide Note 2Remove Note 2',
      'Note 2hidden',
    ])
  })

  test('without onHiddenToggle there is no Hide button', () => {
    show({ onHiddenToggle: undefined })
    expect(screen.queryByRole('button', { name: /^Hide/ })).toBeNull()
  })
})

test('a button opens the list, and Escape returns the focus to it', async () => {
  renderWithUi(
    <ComparedListPopover
      trigger="+14 more"
      rows={rowsOf(three)}
      kinds={BONDS_AND_INDEXES}
      items={three.items}
      onRemove={vi.fn()}
      onCancelLast={vi.fn()}
      onRemoveAll={vi.fn()}
    />,
    { session: SESSIONS.pro },
  )
  await press('+14 more')
  expect(screen.getByRole('dialog', { name: 'Lines of the chart' })).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: '+14 more' })).toHaveFocus()
})

test('renders its documented parts in one root, on the server too', () => {
  expect(anatomyOf(<Page />)).toEqual({
    ...ONE_ROOT,
    slots: expect.stringContaining(
      'compare-remaining compared-footer compared-list compared-name compared-row',
    ),
  })
})
