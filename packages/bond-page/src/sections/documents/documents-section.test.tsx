import type { BondPageData } from '@accrue/api-client'
import type { Session } from '@accrue/api-client/access'
import { SESSIONS } from '@accrue/api-client/testing'
import { memoryAddress } from '@accrue/ui/foundation'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { quietPorts } from '../../testing/facts.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { NOTE_2027 } from '../../testing/served-pages.ts'
import { DocumentsSection } from './documents-section.tsx'

/** Every kind of user of the access policy, including those who differ only in grants. */
const USERS = {
  ...SESSIONS,
  reader677: { ...SESSIONS.reader, tariffs: [677] },
  proexcel: { ...SESSIONS.pro, grants: ['excelExportAccess'] },
  prodocs: { ...SESSIONS.pro, grants: ['docsDownloadAccess'] },
} as const satisfies Record<string, Session>

type Options = { who?: keyof typeof USERS; page?: BondPageData; onSignIn?: () => void }

function renderDocuments({ who = 'prodocs', page = NOTE_2027, onSignIn }: Options = {}) {
  return renderPage(<DocumentsSection page={page} ports={quietPorts()} address={memoryAddress()} />, {
    session: USERS[who],
    ...(onSignIn ? { onSignIn } : {}),
  })
}

const section = () => within(screen.getByRole('region', { name: 'Documents' }))
const table = () => within(section().getByRole('table', { name: 'Documents' }))
const row = (name: RegExp) => within(table().getByRole('row', { name }))

/** The documents below access, as the server sends them. */
const withoutFiles: BondPageData = {
  ...NOTE_2027,
  documents: NOTE_2027.documents.map(document => ({ ...document, url: null })),
}

describe('Q10 documents (bond-page §2)', () => {
  test('are sorted newest first, each with type, day and file', () => {
    renderDocuments()
    const [, ...rows] = table().getAllByRole('row')
    expect(rows.map(one => within(one).getByRole('rowheader').textContent)).toEqual([
      'Auction results of 2018-01-10',
      'Reopening announcement of 2018-01-04',
      'Auction results of 2017-11-08',
      'Offering announcement of 2017-11-01',
    ])
    expect(
      row(/^Auction results of 2018/)
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    ).toEqual(['10 Jan 2018', 'Results', 'PDF'])
  })

  test('five documents, and the rest behind “show more” (shared-blocks §9)', async () => {
    const [first] = NOTE_2027.documents
    if (!first) throw new Error('The note has documents')
    const documents = Array.from({ length: 8 }, (_, id) => ({ ...first, id }))
    renderDocuments({ page: { ...NOTE_2027, documents } })
    expect(table().getAllByRole('row')).toHaveLength(6)
    await userEvent.click(section().getByRole('button', { name: 'Show 3 more' }))
    expect(table().getAllByRole('row')).toHaveLength(9)
  })

  test('an unsafe address is not a link', () => {
    const documents = NOTE_2027.documents.map(document => ({ ...document, url: 'javascript:alert(1)' }))
    renderDocuments({ page: { ...NOTE_2027, documents } })
    expect(section().queryByRole('link')).toBeNull()
  })
})

describe('access row 9: file download needs level 1077 and docsDownloadAccess (bond-page §6)', () => {
  test.each(['prodocs', 'desk'] as const)('%s: the title links to the file, without a prompt', who => {
    renderDocuments({ who })
    expect(section().getByRole('link', { name: 'Auction results of 2018-01-10' })).toHaveAttribute(
      'href',
      '/api/files/document/20604/',
    )
    expect(section().queryByText(/locked/)).toBeNull()
  })

  test.each([
    ['reader', 'Your access does not include this'],
    ['reader677', 'Your access does not include this'],
    ['pro', 'Your access does not include this'],
    ['proexcel', 'Your access does not include this'],
    ['visitor', 'Sign in to use this'],
  ] as const)('%s: a locked chip instead of the file, and one prompt', (who, reason) => {
    // with addresses, which the page must not use
    const { container } = renderDocuments({ who, onSignIn: () => {} })
    expect(container.innerHTML).not.toContain('/api/files/')
    expect(section().getByText(`The files of the documents are locked. ${reason}.`)).toBeInTheDocument()
    expect(row(/^Auction results of 2018/).getByText('Auction results of 2018-01-10')).toBeInTheDocument()
  })

  test('a visitor has one prompt above the table, and one at each file', async () => {
    const onSignIn = vi.fn()
    renderDocuments({ who: 'visitor', page: withoutFiles, onSignIn })
    await userEvent.click(section().getByRole('button', { name: 'Sign in' }))
    await userEvent.click(
      row(/^Auction results of 2018/).getByRole('button', { name: /^Log in to access: Auction results/ }),
    )
    expect(onSignIn).toHaveBeenCalledTimes(2)
  })

  test('full access without the grant gets a link to the access page', () => {
    renderDocuments({ who: 'pro', page: withoutFiles })
    expect(section().getByRole('link', { name: 'Get access' })).toHaveAttribute('href', '/access/')
    expect(
      row(/^Auction results of 2018/).getByRole('link', { name: /^Get access: Auction results/ }),
    ).toHaveAttribute('href', '/access/')
  })

  test('with access but without a file, the title is plain text, and the blank has a reason (X3)', () => {
    renderDocuments({ page: withoutFiles })
    expect(section().queryByRole('link')).toBeNull()
    expect(
      row(/^Auction results of 2018/).getByRole('button', { name: 'No value' }),
    ).toHaveAccessibleDescription('There is no file for this document.')
  })
})
