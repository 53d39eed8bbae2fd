import type { BondPageData, SectionBlock } from '@accrue/api-client'
import { memoryAddress } from '@accrue/ui/foundation'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { PAGE, quietPorts } from '../../testing/facts.ts'
import { ENGLISH } from '../../testing/labels.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { BROADCOM_2033, EXXON_2026, NOTE_2027, NOTE_2034, PDVSA_2027 } from '../../testing/served-pages.ts'
import { blockSection } from './block-section.tsx'

function renderBlock(id: string, page: BondPageData) {
  const Section = blockSection(id)
  return renderPage(<Section page={page} ports={quietPorts()} address={memoryAddress()} />, {
    labels: { ...ENGLISH, structured_cap: 'Cap' },
  })
}

const section = (name: string) => within(screen.getByRole('region', { name }))
const definitionOf = (name: string, term: string) => section(name).getByText(term).nextElementSibling
const made = (block: Partial<SectionBlock>): BondPageData => ({
  ...PAGE,
  blocks: [
    {
      section: 'structured-product',
      fields: [],
      tables: [],
      links: [],
      text: null,
      illustrative: false,
      ...block,
    },
  ],
})

describe('Q8 sections of named values, as the server sends them (bond-page §2)', () => {
  test.each<[string, string, BondPageData, string, string]>([
    ['placement', 'Placement', NOTE_2027, 'Bid-to-cover ratio', '2.48'],
    ['placement', 'Placement', NOTE_2027, 'Offered', 'USD 23,000,000,000'],
    ['placement', 'Placement', NOTE_2027, 'Auction', '8 Nov 2017'],
    ['defaults', 'Defaults', PDVSA_2027, 'Reported as of', '31 Mar 2023'],
    ['conversion', 'Conversion', BROADCOM_2033, 'Conversion price', '80'],
    ['lombard', 'Lombard list', NOTE_2034, 'Haircut', '0.75%'],
    ['lombard-national', 'Lombard list of the national bank', EXXON_2026, 'On the list', 'Yes'],
    ['classifier', 'Classifier', EXXON_2026, 'Country', 'United States'],
  ])('%s: %s', (id, name, page, term, value) => {
    renderBlock(id, page)
    expect(definitionOf(name, term)).toHaveTextContent(value)
  })

  test('the section has the id of the contract, as the target of links', () => {
    renderBlock('lombard-national', EXXON_2026)
    expect(screen.getByRole('region', { name: 'Lombard list of the national bank' })).toHaveAttribute(
      'id',
      'lombard-national',
    )
  })
})

describe('Q8 sections of a table', () => {
  test('tap issues: numbers formatted by column', () => {
    renderBlock('tap-issues', NOTE_2027)
    const row = within(section('Tap issues').getByRole('row', { name: /^10 Jan 2018/ }))
    expect(row.getAllByRole('cell').map(cell => cell.textContent)).toEqual([
      '16 Jan 2018',
      '9-Year 10-Month',
      '20,000,000,000',
      '20,677,365,100',
      '2.579',
      '97.1563',
      '2.69',
    ])
  })

  test('investors: groups and amounts, in the user’s language', () => {
    renderBlock('investors', NOTE_2027)
    const table = within(section('Investors').getByRole('table', { name: 'Investors' }))
    expect(table.getByRole('row', { name: /^Primary dealers 5,274,203,000 20\.45/ })).toBeInTheDocument()
  })

  test('covenants: each with its test', () => {
    renderBlock('covenants', EXXON_2026)
    expect(section('Covenants').getByRole('row', { name: 'Cross-default At all times' })).toBeInTheDocument()
  })

  test('X3 a blank in the restructuring has a reason, one press away', async () => {
    renderBlock('restructuring', PDVSA_2027)
    const row = within(section('Restructuring').getByRole('row', { name: /Rejected by holders/ }))
    const [blank] = row.getAllByRole('button', { name: 'No value' })
    expect(blank).toHaveAccessibleDescription('The source does not give this value.')
  })

  test('T4 five rows, and the rest behind “show more” (shared-blocks §9)', async () => {
    const [table] = NOTE_2027.blocks.find(block => block.section === 'tap-issues')?.tables ?? []
    const [row] = table?.rows ?? []
    if (!table || !row) throw new Error('The note has a tap issue')
    const rows = Array.from({ length: 7 }, (_, at) => ({ ...row, id: String(at) }))
    renderBlock('structured-product', made({ tables: [{ ...table, rows }] }))
    const shown = () => section('Structured product').getAllByRole('row').length - 1
    expect(shown()).toBe(5)
    await userEvent.click(section('Structured product').getByRole('button', { name: 'Show 2 more' }))
    expect(shown()).toBe(7)
  })
})

test('more: links around the bond, with their notes', () => {
  renderBlock('more', EXXON_2026)
  const list = within(section('More').getByRole('list', { name: 'More' }))
  expect(list.getByRole('link', { name: 'Exxon Mobil Corp' })).toHaveAttribute('href', '/company/3/')
  expect(list.getAllByRole('listitem').map(item => item.textContent)).toContain(
    'Bond fund of the N-PORT reportHolds the bond',
  )
})

describe('made-up data is marked (readings #69)', () => {
  test.each<[string, string, BondPageData, boolean]>([
    ['covenants', 'Covenants', EXXON_2026, true],
    ['restructuring', 'Restructuring', PDVSA_2027, true],
    ['placement', 'Placement', NOTE_2027, false],
    ['classifier', 'Classifier', EXXON_2026, false],
  ])('%s', (id, name, page, marked) => {
    renderBlock(id, page)
    expect(section(name).queryAllByText('illustrative').length > 0).toBe(marked)
  })
})

test('Q8 an explanation is one press away', () => {
  const field = {
    id: 'structured_cap',
    value: '24',
    numeric: 24,
    kind: 'percent' as const,
    url: null,
    currency: null,
    hint: 'estimation_hint',
    group: null,
  }
  renderBlock('structured-product', made({ fields: [field] }))
  expect(section('Structured product').getByRole('button', { name: /^About/ })).toHaveAccessibleDescription(
    /Estimated, not observed/,
  )
})

test('a text keeps its line breaks', () => {
  renderBlock('structured-product', made({ text: 'First.\nSecond.' }))
  expect(section('Structured product').getByText(/First\.\s+Second\./)).toHaveClass('whitespace-pre-line')
})

test('without data there is no section (bond-page §2)', () => {
  renderBlock('structured-product', PAGE)
  expect(screen.queryByRole('region')).toBeNull()
})
