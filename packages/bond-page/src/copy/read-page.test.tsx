import type { Session } from '@accrue/api-client/access'
import { SESSIONS } from '@accrue/api-client/testing'
import {
  Badge,
  Card,
  CardBody,
  CopyButton,
  InfoTip,
  LockedChip,
  Paginator,
  ShowMore,
} from '@accrue/ui/controls'
import { memoryAddress } from '@accrue/ui/foundation'
import { createColumns, DataTable } from '@accrue/ui/tables'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { PageHeader } from '../header/page-header.tsx'
import { InfoSection } from '../sections/info/info-section.tsx'
import { quietPorts } from '../testing/facts.ts'
import { foundIn, roundings } from '../testing/leaks.ts'
import { NOTE_PAGE } from '../testing/note-2034.ts'
import { renderPage } from '../testing/render-page.tsx'
import { toText } from './page-copy.ts'
import { readPage } from './read-page.ts'

function read(children: ReactNode, session: Session = SESSIONS.pro) {
  const { container } = renderPage(<main>{children}</main>, { session })
  const main = container.querySelector('main')
  if (!main) throw new Error('no page')
  return readPage(main, 'https://here.example/bonds/1/').parts
}

const column = createColumns<{ name: string; price?: string }>()

describe('P10 reading the page', () => {
  test('reads headings, paragraphs, definitions, lists and tables in the order of the page', () => {
    expect(
      read(
        <Card title="Terms" note="as of today">
          <CardBody>
            <p>
              One <a href="/x">sentence</a>.
            </p>
            <dl>
              <dt>
                Coupon
                <InfoTip about="Coupon">What is paid</InfoTip>
              </dt>
              <dd>4%</dd>
            </dl>
            <ul>
              <li>
                Prospectus <Badge>PDF</Badge>
              </li>
            </ul>
          </CardBody>
        </Card>,
      ),
    ).toEqual([
      { kind: 'heading', level: 2, text: 'Terms' },
      { kind: 'text', text: 'as of today' },
      { kind: 'text', text: 'One sentence.' },
      { kind: 'table', head: [], rows: [['Coupon', '4%']] },
      { kind: 'list', items: ['Prospectus PDF'] },
    ])
  })

  test('reads the headings of a table, sortable ones too, and its rows as shown', () => {
    const columns = [
      column.text('name', { header: 'Name' }),
      column.number('price', { header: 'Price', decimals: 2 }),
    ]
    const rows = [{ name: 'Note', price: '101.0938' }]
    expect(read(<DataTable caption="Prices" columns={columns} data={rows} />)).toEqual([
      { kind: 'table', head: ['Name', 'Price'], rows: [['Note', '101.09']] },
    ])
  })

  test('leaves out buttons, hidden elements and headings without content', () => {
    expect(
      read(
        <>
          <h1>Bond</h1>
          <CopyButton text="x" />
          <p hidden>unseen</p>
          <p className="sr-text">unseen</p>
          <Card title="A chart">
            <svg role="img" aria-label="A line">
              <text>12.5</text>
            </svg>
          </Card>
        </>,
      ),
    ).toEqual([{ kind: 'heading', level: 1, text: 'Bond' }])
  })

  test('a withheld value has the text of its chip, without the hidden context', () => {
    const chip = <LockedChip state="login" context="UniCredit" text="Sign in" />
    expect(
      read(
        <table>
          <tbody>
            <tr>
              <td>UniCredit</td>
              <td>{chip}</td>
            </tr>
          </tbody>
        </table>,
      ),
    ).toEqual([{ kind: 'table', head: [], rows: [['UniCredit', 'Sign in']] }])
  })
})

describe('P10 tables for spreadsheets', () => {
  const tables = (children: ReactNode) => read(children).filter(part => part.kind === 'table')

  test('a unit follows its heading, and the parts of a number are joined', () => {
    const columns = [
      column.text('name', { header: 'Name' }),
      column.number('price', { header: 'Bid', unit: '%', decimals: 2 }),
    ]
    const rows = [{ name: 'Note', price: '101.0938' }]
    expect(tables(<DataTable caption="Quotes" columns={columns} data={rows} />)).toEqual([
      { kind: 'table', head: ['Name', 'Bid, %'], rows: [['Note', '101.09']] },
    ])
    expect(
      tables(
        <dl>
          <dt>Next coupon</dt>
          <dd>
            <bdi>
              2.<bdi>00 per</bdi> 100<span>, in 35 days</span>
            </bdi>
          </dd>
        </dl>,
      ),
    ).toEqual([{ kind: 'table', head: [], rows: [['Next coupon', '2.00 per 100, in 35 days']] }])
  })

  test('boxes are separated by spaces, except before punctuation', () => {
    expect(
      read(
        <p>
          <span style={{ display: 'inline-block' }}>Bid</span>
          <span style={{ marginInlineStart: '6px' }}>illustrative</span>
          <span style={{ display: 'inline-block' }}>, as of today</span>
          <span style={{ display: 'none' }}>unseen</span>
        </p>,
      ),
    ).toEqual([{ kind: 'text', text: 'Bid illustrative, as of today' }])
  })

  test('all rows have equal length: spans leave empty cells, and empty columns are removed', () => {
    expect(
      tables(
        <table>
          <thead>
            <tr>
              <th>Name</th>
              <th colSpan={2}>Price</th>
              <th />
            </tr>
          </thead>
          <tbody>
            <tr>
              <td rowSpan={2}>Note</td>
              <td>1</td>
              <td>2</td>
              <td />
            </tr>
            <tr>
              <td>3</td>
            </tr>
            <tr>
              <td colSpan={4}>In all</td>
            </tr>
          </tbody>
        </table>,
      ),
    ).toEqual([
      {
        kind: 'table',
        head: ['Name', 'Price', ''],
        rows: [
          ['Note', '1', '2'],
          ['', '3', ''],
          ['In all', '', ''],
        ],
      },
    ])
  })
})

describe('P10 what the copy leaves out', () => {
  const leftOut = (children: ReactNode, session: Session = SESSIONS.pro) => {
    const { container } = renderPage(<main>{children}</main>, { session })
    return readPage(container, '', (shown, total) => `${shown} of ${total}`).leftOut
  }
  const columns = [column.text('name', { header: 'Name' })]
  const rows = Array.from({ length: 12 }, (_, at) => ({ name: `Bond ${at}` }))

  test('partly shown lists, with their heading and the shown part', () => {
    expect(
      leftOut(
        <>
          <Card title="Cash flow">
            <DataTable caption="Payments" columns={columns} data={rows} limit={5} />
          </Card>
          <Card title="Issues">
            <DataTable caption="Issues" columns={columns} data={rows.slice(0, 2)} />
            <Paginator page={5} total={858} limit={10} onPageChange={() => {}} />
          </Card>
          <Card title="News">
            <ul>
              <li>One</li>
            </ul>
            <ShowMore hiddenCount={16} />
          </Card>
          <Card title="Documents">
            <ul>
              <li>All of them</li>
            </ul>
            <ShowMore expanded hiddenCount={16} />
          </Card>
        </>,
      ).lists,
    ).toEqual([
      { name: 'Cash flow', shown: '5 of 12' },
      { name: 'Issues', shown: '41–50 of 858, page 5 of 86' },
      { name: 'News', shown: 'Show 16 more' },
    ])
  })

  test('withheld values, each counted once, with their text on the page', () => {
    const locked = (
      <table>
        <tbody>
          <tr>
            <td>
              <LockedChip state="login" context="UniCredit" text="Sign in" />
            </td>
            <td>
              <span data-slot="cell-withheld">
                <span className="sr-text">Value withheld</span>
              </span>
            </td>
          </tr>
        </tbody>
      </table>
    )
    expect(leftOut(locked, SESSIONS.visitor).locked).toBe(2)
    expect(read(locked, SESSIONS.visitor)).toEqual([{ kind: 'table', head: [], rows: [['Sign in', '•••']] }])
  })
})

describe('access row 34: the copy contains what the page shows', () => {
  const leaks = [101.09375, 3.860872, 2784.42].flatMap(value => roundings(value, 2))
  const page = (
    <>
      <PageHeader page={NOTE_PAGE} />
      <InfoSection page={NOTE_PAGE} ports={quietPorts()} address={memoryAddress()} />
    </>
  )
  const textFor = (session: Session) => toText({ address: '', parts: read(page, session) })
  const leaksIn = (text: string) => {
    const box = document.createElement('pre')
    box.textContent = text
    return foundIn(box, leaks)
  }

  test('full access copies name, facts and summary', () => {
    const text = textFor(SESSIONS.pro)
    expect(text).toContain('US Treasury 4% 15 Feb 2034')
    expect(text).toContain('Price, close\t101.0938')
    expect(text).toContain('Summary')
    expect(leaksIn(text)).not.toEqual([])
  })

  test.each(['visitor', 'reader'] as const)('%s copies no withheld value', who => {
    const text = textFor(SESSIONS[who])
    expect(text).toContain('Price, close\tLocked')
    expect(leaksIn(text)).toEqual([])
  })
})
