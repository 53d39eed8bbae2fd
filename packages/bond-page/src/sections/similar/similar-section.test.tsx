import { type Answer, BLANK, type FileFacts, type IssueList } from '@accrue/api-client'
import { SESSIONS } from '@accrue/api-client/testing'
import { memoryAddress } from '@accrue/ui/foundation'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { controlledPort } from '../../testing/controlled-port.ts'
import { quietPorts, refused } from '../../testing/facts.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { EXXON_2026 } from '../../testing/served-pages.ts'
import { SimilarSection } from './similar-section.tsx'

const WORKBOOK = { blob: new Blob(['PK']), contentType: 'application/zip' }
const WITH_GRANT = 'desk'

function renderSimilar(who: keyof typeof SESSIONS = WITH_GRANT, similar = EXXON_2026.bond.similar) {
  const list = controlledPort<{ bondId: number; page: number }, Answer<IssueList>>()
  const file = controlledPort<{ bondId: number }, Answer<FileFacts>>()
  const ports = quietPorts({ similar: list.port, files: { ...quietPorts().files, similar: file.port } })
  const onSignIn = vi.fn()
  const page = { ...EXXON_2026, bond: { ...EXXON_2026.bond, similar } }
  renderPage(<SimilarSection page={page} ports={ports} address={memoryAddress()} />, {
    session: SESSIONS[who],
    onSignIn,
  })
  return { list, file, onSignIn }
}
const section = () => screen.getByRole('region', { name: 'Similar bonds' })
const button = () => within(section()).getByRole('button', { name: 'Download the list of securities' })
const { id: bondId } = EXXON_2026.bond

describe('Q11 similar bonds, ten to a page (bond-page §9)', () => {
  test('the first ten are part of the page, the others are requested by page', async () => {
    const { list } = renderSimilar()
    expect(within(section()).getAllByRole('rowheader')).toHaveLength(10)
    expect(section()).toHaveAttribute('id', 'similar')
    await userEvent.click(within(section()).getByRole('button', { name: 'Next page' }))
    expect(list.requests()).toEqual([{ bondId, page: 2 }])
  })

  test('a missing value has its reason one press away (X3)', async () => {
    const [first, ...others] = EXXON_2026.bond.similar?.items ?? []
    const items = first ? [{ ...first, indicativePrice: BLANK }, ...others] : []
    renderSimilar(WITH_GRANT, { total: 40, page: 1, items })
    const row = within(within(section()).getByRole('row', { name: new RegExp(first?.name ?? '') }))
    await userEvent.click(row.getByRole('button', { name: /No value/ }))
    expect(row.getByText('No source in the data gives this.')).toBeVisible()
  })
})

describe('access row 8 the list as a file', () => {
  test.each([
    ['visitor', 'Sign in to use this'],
    ['reader', 'Your access does not include this'],
    ['pro', 'Your access does not include this'],
  ] as const)('%s gets the prompt, and no request is sent', async (who, message) => {
    const { file } = renderSimilar(who)
    await userEvent.click(button())
    expect(within(section()).getByRole('alert')).toHaveTextContent(message)
    expect(file.calls).toEqual([])
    await userEvent.keyboard('{Escape}')
    expect(within(section()).queryByRole('alert')).toBeNull()
    expect(button()).toHaveFocus()
  })

  test.each([
    ['the server’s name', 'similar-bonds.xlsx', 'similar-bonds.xlsx'],
    ['a default name', '', `similar-${bondId}.xlsx`],
  ])('with the grant for Excel it is saved under %s, and announced', async (_whose, fileName, name) => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:list')
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
    const saved: string[] = []
    const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    const { file } = renderSimilar()
    await userEvent.click(button())
    expect(button()).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button())
    expect(file.requests()).toEqual([{ bondId }])
    await file.answer({ kind: 'ok', data: { ...WORKBOOK, fileName } })
    expect(saved).toEqual([name])
    expect(press).toHaveBeenCalledOnce()
    expect(within(section()).getByText(`${name} saved`)).toBeInTheDocument()
    vi.restoreAllMocks()
  })

  test('an ended session gets the prompt, not the error', async () => {
    const { file, onSignIn } = renderSimilar()
    await userEvent.click(button())
    await file.answer(refused('need_auth'))
    await userEvent.click(
      within(within(section()).getByRole('alert')).getByRole('button', { name: 'Sign in' }),
    )
    expect(onSignIn).toHaveBeenCalledOnce()
  })

  test('a network error has a Retry, and the list stays', async () => {
    const { file } = renderSimilar()
    await userEvent.click(button())
    await file.fail()
    expect(within(section()).getByRole('alert')).toHaveTextContent('The list could not be saved.')
    expect(within(section()).getAllByRole('rowheader')).toHaveLength(10)
    await userEvent.click(within(section()).getByRole('button', { name: 'Retry' }))
    expect(file.requests()).toHaveLength(2)
  })
})
