import { createApi } from '@accrue/api-client'
import { exampleOf, fakeServer, type SeenRequest } from '@accrue/api-client/testing'
import {
  BankReport,
  CommentList,
  CompareSearch,
  GlobalSearch,
  Indicators,
  InternationalReport,
  LocalReport,
  Multipliers,
  purchaseFields,
  ReportFiles,
  WatchlistPanel,
} from '@accrue/ui/blocks'
import { allowEverything } from '@accrue/ui/foundation'
import { renderWithUi } from '@accrue/ui/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'

/** Search input is debounced, and files load lazily. */
const PATIENT = { timeout: 5_000 }

/** A stock page without the bond page: every block over the client, as another team would use them. */
const STOCK_FIELDS = purchaseFields({ priceUnit: 'USD' })

function StockPage() {
  const server = fakeServer({
    answers: {
      searchCompareItems: ({ body }: SeenRequest) => ({
        ...(exampleOf('searchCompareItems') as object),
        hash: (body as { hash: number }).hash,
      }),
    },
  })
  const api = createApi({ fetch: server.fetch })
  const { remove, append } = api.watchlist.ofBond(1)
  const lists = [11, 12].map(id => ({
    id,
    name: `List ${id}`,
    checked: false,
    readonly: false,
    values: {},
    error: null,
  }))
  return (
    <main>
      <h1>Apple Inc</h1>
      <GlobalSearch
        kinds={[
          { kind: 'bonds', label: 'Bonds', search: api.suggest.bonds, hrefOf: paths.bond },
          { kind: 'stocks', label: 'Stocks', search: api.suggest.stocks, hrefOf: paths.stock },
        ]}
      />
      <section aria-label="Compare">
        <CompareSearch {...api.compare.ofBond(1)} venueId={4} onAdd={() => {}} />
      </section>
      <section aria-label="Watchlists">
        <WatchlistPanel remove={remove} append={append} lists={lists} fields={STOCK_FIELDS} />
      </section>
      <BankReport issuerId={2} load={api.reports.bank} actionLogged={api.log.tableExpanded} />
      <InternationalReport
        reportId={2}
        load={api.reports.international}
        actionLogged={api.log.tableExpanded}
      />
      <LocalReport reportId={2} load={api.reports.local} actionLogged={api.log.tableExpanded} />
      <Multipliers issuerId={2} load={api.reports.multipliers} />
      <ReportFiles issuerId={2} kind="annual-reports" load={api.reports.files} />
      <section aria-label="Comments">
        <CommentList {...api.comments} issuerId={2} />
      </section>
      <Indicators {...api.indicators} issuerId={2} />
    </main>
  )
}

const show = () => renderWithUi(<StockPage />, { access: allowEverything })

test('G1, G2, W1, R1–R6, R8 each block works outside the bond page', async () => {
  show()
  for (const name of [
    'Bank report',
    'International-standard report',
    'Local-standard report',
    'Multipliers',
    'Report files',
    'Consensus forecasts',
  ]) {
    const block = await screen.findByRole('region', { name }, PATIENT)
    expect(await within(block).findAllByRole('table', {}, PATIENT), name).not.toEqual([])
  }
  expect(
    await within(screen.getByRole('region', { name: 'Comments' })).findAllByRole('listitem'),
  ).not.toEqual([])
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('G1 its search finds results and links to them', async () => {
  expect(exampleOf('suggestBonds')).toBeDefined()
  show()
  await userEvent.type(screen.getByRole('combobox', { name: 'Search' }), 'treas')
  const [first] = await screen.findAllByRole('option', {}, PATIENT)
  expect(first?.closest('a') ?? first?.querySelector('a')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/bonds\/\d+\/$/),
  )
})

test('G2, W1 it compares a bond and saves it to a watchlist', async () => {
  show()
  const compare = within(screen.getByRole('region', { name: 'Compare' }))
  await userEvent.type(compare.getByRole('combobox', { name: 'Compare with' }), 'treas')
  expect(await compare.findAllByRole('option', {}, PATIENT)).not.toEqual([])
  const lists = within(screen.getByRole('region', { name: 'Watchlists' }))
  await userEvent.click(lists.getByRole('checkbox', { name: /^List 11/ }))
  await userEvent.click(lists.getByRole('button', { name: 'Continue' }))
  const details = within(await screen.findByRole('dialog', {}, PATIENT))
  expect(details.getByLabelText('Quantity')).toBeInTheDocument()
  expect(details.getByLabelText('Price, USD')).toBeInTheDocument()
})
