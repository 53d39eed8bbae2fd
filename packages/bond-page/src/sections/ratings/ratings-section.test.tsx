import type { Answer, RatingGroup, RatingsHistory } from '@accrue/api-client'
import { SESSIONS } from '@accrue/api-client/testing'
import { memoryAddress } from '@accrue/ui/foundation'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test } from 'vitest'
import { controlledPort } from '../../testing/controlled-port.ts'
import { PAGE, quietPorts, refused } from '../../testing/facts.ts'
import { historyOf, rated, rating, SOVEREIGN_HISTORY } from '../../testing/rating-facts.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { NOTE_2034, PDVSA_2027 } from '../../testing/served-pages.ts'
import { RatingsSection } from './ratings-section.tsx'

// loads the lazy chart before the tests
beforeAll(() => import('./history-chart.tsx').then(() => {}), 60_000)

const good = rating({ agency: 'Fitch', agencyId: 2, rating: 'AA+', outlook: 'Stable', day: '2023-08-01' })
const gone = rating({ agency: 'Old Agency', agencyId: 9, rating: 'Withdrawn', day: '2020-01-01' })

function renderRatings(page = NOTE_2034, session: (typeof SESSIONS)[keyof typeof SESSIONS] = SESSIONS.pro) {
  const history = controlledPort<{ bondId: number; group: RatingGroup }, Answer<RatingsHistory>>()
  const ports = quietPorts({ ratingsHistory: history.port })
  const view = renderPage(<RatingsSection page={page} ports={ports} address={memoryAddress()} />, { session })
  return { ...view, history }
}

const section = () => within(screen.getByRole('region', { name: 'Ratings' }))
const headings = () =>
  section()
    .getAllByRole('heading', { level: 3 })
    .map(heading => heading.textContent)
const tableRow = (table: string, row: RegExp) =>
  within(section().getByRole('table', { name: table })).getByRole('row', { name: row })
const texts = (row: HTMLElement) =>
  [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')].map(
    cell => cell.textContent,
  )
const toggle = () => section().getByRole('button', { name: 'Show revoked ratings' })
const openHistory = (group = 'Issuer') =>
  userEvent.click(section().getByRole('button', { name: `History: ${group}` }))
const ok = (data: RatingsHistory): Answer<RatingsHistory> => ({ kind: 'ok', data })

describe('Q9 ratings: groups emission, emitent, spv, surety, guarantors, offeror (bond-page §3)', () => {
  test('a table of agency, rating, scale, outlook and date', () => {
    renderRatings()
    expect(texts(tableRow('Rating of the issuer', /^Moody/))).toEqual([
      "Moody's",
      'Aa1',
      'Long-term, foreign currency',
      'Stable',
      '16 May 2025',
    ])
  })

  test('only groups with ratings, each with its name', () => {
    renderRatings(rated({ issue: [good], guarantors: [{ ...good, subject: 'First Guarantor' }] }))
    expect(headings()).toEqual(['Issue', 'Guarantors'])
    expect(texts(tableRow('Rating of a guarantor', /^Fitch/))).toContain('First Guarantor')
  })

  test('a visitor sees them too (access row 35)', () => {
    renderRatings(NOTE_2034, SESSIONS.visitor)
    expect(texts(tableRow('Rating of the issuer', /^S&P/))).toContain('AA+')
  })

  test('sorts by notch, not alphabetically', async () => {
    renderRatings(rated({ issuer: [good, { ...good, agency: 'DBRS', rating: 'AAA' }] }))
    await userEvent.click(section().getByRole('button', { name: 'Rating' }))
    expect(
      section()
        .getAllByRole('rowheader')
        .map(cell => cell.textContent),
    ).toEqual(['DBRS', 'Fitch'])
  })

  test('made-up ratings are marked (readings #69)', () => {
    renderRatings(PDVSA_2027)
    expect(section().getByText('illustrative')).toBeInTheDocument()
  })

  test('real ratings are not marked', () => {
    renderRatings()
    expect(section().queryByText('illustrative')).toBeNull()
  })
})

describe('Q9 revoked ratings can be toggled shown or hidden (bond-page §4)', () => {
  test('they are hidden at first, and the toggle shows and hides them', async () => {
    renderRatings(rated({ issuer: [good, gone] }))
    expect(toggle()).toHaveAttribute('aria-pressed', 'false')
    expect(section().queryByText('Withdrawn')).toBeNull()
    await userEvent.click(toggle())
    expect(toggle()).toHaveAttribute('aria-pressed', 'true')
    expect(texts(tableRow('Rating of the issuer', /^Old Agency/))).toContain('Withdrawn')
    await userEvent.click(toggle())
    expect(section().queryByText('Withdrawn')).toBeNull()
  })

  test('if all are revoked, a message replaces the table', async () => {
    renderRatings(PDVSA_2027)
    expect(section().getByText('Every rating here has been revoked.')).toBeInTheDocument()
    expect(section().queryByRole('table')).toBeNull()
    await userEvent.click(toggle())
    expect(texts(tableRow('Rating of the issue', /^Demo Agency/))).toContain('withdrawn')
  })

  test('without revoked ratings there is no toggle', () => {
    renderRatings()
    expect(section().queryByRole('button', { name: 'Show revoked ratings' })).toBeNull()
  })
})

describe('Q9 the history of a group (bond-page §7 getRatingsHistory)', () => {
  test('is requested by bond and group when it is opened, and cached', async () => {
    const { history } = renderRatings()
    expect(history.requests()).toEqual([])
    await openHistory()
    expect(history.requests()).toEqual([{ bondId: NOTE_2034.bond.id, group: 'issuer' }])
    await history.answer(ok(SOVEREIGN_HISTORY))
    await openHistory()
    expect(section().queryByRole('table', { name: 'History: Issuer' })).toBeNull()
    await openHistory()
    expect(section().getByRole('table', { name: 'History: Issuer' })).toBeInTheDocument()
    expect(history.requests()).toHaveLength(1)
  })

  test('is a step chart for visitors too, and a table by agency', async () => {
    const { history } = renderRatings(NOTE_2034, SESSIONS.visitor)
    await openHistory()
    await history.answer(ok(SOVEREIGN_HISTORY))
    const [chart] = await screen.findAllByLabelText('History: Issuer', { selector: '[role=figure]' })
    expect(chart).toHaveAccessibleDescription(/Moody’s, Fitch, S&P/)
    expect(document.querySelector('[data-masked]')).toBeNull()
    const change = tableRow('History: Issuer', /^1 Aug 2023/)
    expect(texts(change)).toEqual(['1 Aug 2023', expect.stringContaining('AA+'), 'Stable'])
  })

  test('arrow keys move through its points, announced with the agency’s names', async () => {
    const { history } = renderRatings()
    await openHistory()
    await history.answer(ok(SOVEREIGN_HISTORY))
    const [chart] = await screen.findAllByLabelText('History: Issuer', { selector: '[role=figure]' })
    chart?.focus()
    await userEvent.keyboard('{End}')
    expect(screen.getByText('16 May 2025, Moody’s: Aa1')).toBeInTheDocument()
  })

  test('the toggle applies', async () => {
    const { history } = renderRatings(rated({ issuer: [good, gone] }))
    await openHistory()
    await history.answer(
      ok({
        types: [
          historyOf({
            'Old Agency': [
              ['2020-01-01', 'withdrawn'],
              ['2015-01-01', 'BB'],
            ],
          }),
        ],
      }),
    )
    expect(section().queryByText('withdrawn')).toBeNull()
    await userEvent.click(toggle())
    expect(texts(tableRow('History: Issuer', /^1 Jan 2020/))).toContain('withdrawn')
  })

  test('if all of it is revoked, there is a message', async () => {
    const { history } = renderRatings(PDVSA_2027)
    await openHistory('Issue')
    await history.answer(ok({ types: [historyOf({ A: [['2020-01-01', 'withdrawn']] })] }))
    // once for the current ratings, once for the history
    expect(section().getAllByText('Every rating here has been revoked.')).toHaveLength(2)
  })

  test('several scales have tabs', async () => {
    const { history } = renderRatings()
    await openHistory()
    const local = historyOf({ Fitch: [['2019-05-05', 'AAA']] }, 'Local currency')
    await history.answer(ok({ types: [...SOVEREIGN_HISTORY.types, local] }))
    await userEvent.click(section().getByRole('tab', { name: 'Local currency' }))
    expect(section().getByRole('row', { name: /^5 May 2019/ })).toBeInTheDocument()
    expect(section().queryByRole('row', { name: /^1 Aug 2023/ })).toBeNull()
  })

  test('an empty history has a message', async () => {
    const { history } = renderRatings()
    await openHistory()
    await history.answer(ok({ types: [] }))
    expect(section().getByText('There is no history of these ratings.')).toBeInTheDocument()
  })

  test('a network error has a Retry', async () => {
    const { history } = renderRatings()
    await openHistory()
    await history.fail()
    expect(section().getByRole('alert')).toHaveTextContent('This could not be loaded')
    await userEvent.click(section().getByRole('button', { name: 'Retry' }))
    await history.answer(ok(SOVEREIGN_HISTORY))
    expect(section().getByRole('row', { name: /^1 Aug 2023/ })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a refusal has a Retry', async () => {
    const { history } = renderRatings()
    await openHistory()
    await history.answer({ ...refused('need_auth'), status: 401 } as Answer<RatingsHistory>)
    expect(section().getByRole('button', { name: 'Retry' })).toBeInTheDocument()
  })

  test('each group opens its own history', async () => {
    const { history } = renderRatings(rated({ issue: [good], issuer: [good] }, PAGE))
    await openHistory('Issue')
    await history.answer(ok({ types: [] }))
    expect(section().getByRole('button', { name: 'History: Issue' })).toHaveAttribute('aria-expanded', 'true')
    expect(section().getByRole('button', { name: 'History: Issuer' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  })
})
