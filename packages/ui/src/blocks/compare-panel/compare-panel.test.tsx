import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useReducer } from 'react'
import { describe, expect, test, vi } from 'vitest'
import {
  type CompareCandidate,
  type CompareEvent,
  compareReducer,
  initialCompare,
} from '../../charts/compare/compare.reducer.ts'
import type { TimeSeries } from '../../charts/series/time-series.ts'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { BONDS_AND_INDEXES, INDEXES_ONLY } from '../../testing/fixtures/compare-kinds.ts'
import { comparePorts } from '../../testing/fixtures/compare-search.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { ComparePanel, type ComparePanelProps } from './compare-panel.tsx'

const NOTE: CompareCandidate = {
  kind: 'bonds',
  id: 2,
  venueId: 4,
  venueName: 'Estimation',
  name: 'US Treasury 4.375% 15 May 2034',
}
const RATE: CompareCandidate = { kind: 'index', id: 101, venueId: null, name: 'Two years' }
const MAIN: TimeSeries = {
  id: 'main',
  name: 'US Treasury 4% 15 Feb 2034',
  unit: '%',
  points: [
    { day: '2025-07-01', value: 97 },
    { day: '2025-07-02', value: 98 },
  ],
}

type PageProps = Partial<ComparePanelProps> & {
  compared?: CompareCandidate[]
  onEvent?: (event: CompareEvent) => void
}

function Page({ compared = [], onEvent, ...props }: PageProps) {
  const [state, dispatch] = useReducer(compareReducer, null, () =>
    compared.reduce(
      (before, candidate) => compareReducer(before, { type: 'added', candidate }),
      initialCompare({ main: { kind: 'bonds', id: 1, venueId: 4 }, kinds: BONDS_AND_INDEXES }),
    ),
  )
  return (
    <ComparePanel
      {...comparePorts}
      kinds={BONDS_AND_INDEXES}
      state={state}
      dispatch={event => {
        onEvent?.(event)
        dispatch(event)
      }}
      series={[MAIN]}
      measure="price"
      mode="absolute"
      days={null}
      changeUnit="points"
      {...props}
    />
  )
}

const show = (props: PageProps = {}) => renderWithUi(<Page {...props} />, { session: SESSIONS.pro })
const chips = () =>
  within(screen.getByRole('list', { name: 'Compared with' }))
    .getAllByRole('listitem')
    .map(item => item.textContent)
const openList = () => userEvent.click(screen.getByRole('button', { name: /^All lines/ }))

async function find(name: RegExp) {
  fireEvent.change(screen.getByRole('combobox', { name: 'Compare with' }), { target: { value: 'treas' } })
  await userEvent.click(await screen.findByRole('option', { name }, { timeout: 3000 }))
}

describe('C9, C13 search and additions', () => {
  test('adds a bond with the chosen trading ground, whose name is shown', async () => {
    show()
    await find(/4\.375%/)
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }))
    expect(chips()).toEqual(['US Treasury 4.375% 15 May 2034, FedInvest'])
  })

  test('onAdd receives the item, and nothing is dispatched', async () => {
    const onAdd = vi.fn()
    const onEvent = vi.fn()
    show({ onAdd, onEvent })
    await find(/4\.375%/)
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }))
    expect(onAdd).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'bonds', id: 2, venueId: 100 }),
    )
    expect(onEvent.mock.calls.map(([event]) => event.type)).not.toContain('added')
  })

  test('the reason of a refusal is shown until it is closed', async () => {
    show({ compared: [NOTE, NOTE] })
    const message = screen.getByText(/is already compared/)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(message).not.toBeInTheDocument()
  })
})

describe('C9 the compared items', () => {
  test('an item that the legend removes has no chip; the list of all lines has it', async () => {
    show({ compared: [NOTE, RATE], series: [MAIN, { ...MAIN, id: 'index 101', name: 'Two years' }] })
    expect(chips()).toEqual(['US Treasury 4.375% 15 May 2034, Estimation'])
    await openList()
    const table = within(screen.getByRole('table', { name: 'Lines of the chart' }))
    expect(table.getAllByRole('row')).toHaveLength(3)
    expect(table.getByRole('row', { name: /Two years/ })).toHaveTextContent('98.000+1.00')
  })

  test('the last one, and all of them, can be removed', async () => {
    const onEvent = vi.fn()
    show({ compared: [NOTE, RATE], onEvent })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel last' }))
    expect(chips()).toHaveLength(1)
    await openList()
    await userEvent.click(screen.getByRole('button', { name: 'Remove all' }))
    expect(onEvent.mock.calls.map(([event]) => event.type)).toEqual(['lastCancelled', 'cleared'])
    expect(screen.queryByRole('list', { name: 'Compared with' })).toBeNull()
  })

  test.each([
    ['bonds and indexes', {}, 'Can be added: bonds 8, indexes 10'],
    ['only indexes', { kinds: INDEXES_ONLY }, 'Can be added: indexes 10'],
  ])('says how many of each kind may still be added: %s', (_kinds, props, text) => {
    show({ compared: [NOTE], ...props })
    expect(screen.getByText(text)).toBeInTheDocument()
  })

  test('notes follow a name', () => {
    show({ compared: [RATE], notes: new Map([['index 101', 'no values in this period']]) })
    expect(chips()).toEqual(['Two yearsno values in this period'])
  })
})

test('P4 below full access there is one prompt', () => {
  renderWithUi(<Page compared={[NOTE]} />, { session: SESSIONS.reader })
  expect(document.querySelectorAll('[data-slot=access-prompt]')).toHaveLength(1)
})

test('renders the documented parts in one root, also on the server', () => {
  expect(anatomyOf(<Page />)).toMatchObject(ONE_ROOT)
})
