import type { Answer, InfoItem, PraamsReport } from '@accrue/api-client'
import { SESSIONS } from '@accrue/api-client/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { controlledPort } from '../../testing/controlled-port.ts'
import { refused } from '../../testing/facts.ts'
import { ENGLISH } from '../../testing/labels.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { PraamsReportButton } from './praams-report.tsx'

// loads the lazy dialog before the tests
beforeAll(
  () => Promise.all([import('./praams-dialog.tsx'), import('../with-queries.tsx')]).then(() => {}),
  60_000,
)

const score = (id: string, value: string): InfoItem => ({
  id,
  value,
  numeric: null,
  kind: 'number',
  url: null,
  currency: null,
  hint: null,
  group: null,
})
const REPORT: PraamsReport = {
  title: 'Praams: US Treasury 4% 15 Feb 2034',
  url: 'https://reports.example/1',
  day: '2025-07-11',
  fields: [score('praams_risk', '2'), score('praams_return', '5')],
  illustrative: true,
}

type Who = keyof typeof SESSIONS
function renderReport(who: Who = 'pro', onSignIn?: () => void) {
  const praams = controlledPort<{ bondId: number }, Answer<PraamsReport | null>>()
  const view = renderPage(<PraamsReportButton bondId={1} port={praams.port} />, {
    session: SESSIONS[who],
    labels: { ...ENGLISH, praams_risk: 'Risk', praams_return: 'Return' },
    ...(onSignIn ? { onSignIn } : {}),
  })
  return { ...view, praams }
}
const button = () => screen.getByRole('button', { name: 'Praams report' })
const dialog = () => within(screen.getByRole('dialog'))

describe('Q14 the praams report (bond-page §7: a truthy answer shows the praams report)', () => {
  test('is requested by bond on a press', async () => {
    const { praams } = renderReport()
    expect(praams.requests()).toEqual([])
    await userEvent.click(button())
    // the dialog loads lazily, and requests
    await vi.waitFor(() => expect(praams.requests()).toEqual([{ bondId: 1 }]))
  })

  test('has title, date, scores, a link, and the illustrative mark', async () => {
    const { praams } = renderReport()
    await userEvent.click(button())
    await praams.answer({ kind: 'ok', data: REPORT })
    expect(screen.getByRole('dialog', { name: REPORT.title })).toHaveAccessibleDescription(
      'As of 11 Jul 2025',
    )
    const scores = dialog()
      .getAllByRole('definition')
      .map(definition => definition.textContent)
    expect(scores).toEqual(['2 of 7', '5 of 7'])
    expect(dialog().getByRole('button', { name: 'About Risk' })).toHaveAccessibleDescription(
      'A score from 1, the lowest, to 7, the highest.',
    )
    expect(dialog().getByText('illustrative')).toBeInTheDocument()
    expect(dialog().getByRole('link', { name: /^Open the full report/ })).toHaveAttribute('href', REPORT.url)
  })

  test('an unsafe address is not a link', async () => {
    const { praams } = renderReport()
    await userEvent.click(button())
    await praams.answer({ kind: 'ok', data: { ...REPORT, url: 'javascript:alert(1)' } })
    expect(dialog().queryByText('Open the full report')).toBeNull()
  })

  test('without a report there is a message', async () => {
    const { praams } = renderReport()
    await userEvent.click(button())
    await praams.answer({ kind: 'ok', data: null })
    expect(dialog().getByText('There is no Praams report on this bond.')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('Escape closes it and restores the focus; opening it again sends no request', async () => {
    const { praams } = renderReport()
    await userEvent.click(button())
    await praams.answer({ kind: 'ok', data: REPORT })
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button()).toHaveFocus()
    await userEvent.click(button())
    expect(dialog().getByText('2 of 7')).toBeInTheDocument()
  })

  test('a network error has a Retry', async () => {
    const { praams } = renderReport()
    await userEvent.click(button())
    await praams.fail()
    await userEvent.click(dialog().getByRole('button', { name: 'Retry' }))
    await praams.answer({ kind: 'ok', data: REPORT })
    expect(dialog().getByText('2 of 7')).toBeInTheDocument()
    expect(dialog().queryByRole('alert')).toBeNull()
  })
})

describe('access row 11: the gate before it', () => {
  test('a visitor is asked to sign in, and no request is sent', async () => {
    const onSignIn = vi.fn()
    const { praams } = renderReport('visitor', onSignIn)
    await userEvent.click(button())
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Sign in' }))
    expect(onSignIn).toHaveBeenCalledOnce()
    expect(praams.requests()).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('a reader sees that their access does not include it (access_denied_auth)', async () => {
    const { praams } = renderReport('reader')
    await userEvent.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent('Your access does not include this')
    expect(praams.requests()).toEqual([])
  })

  test('no grant is needed', async () => {
    const { praams } = renderReport('pro')
    await userEvent.click(button())
    expect(praams.requests()).toHaveLength(1)
  })

  test.each([
    ['need_auth', 'Sign in to use this'],
    ['access_denied_auth', 'Your access does not include this'],
  ])('a session that has ended gets the prompt in the dialog: %s', async (code, sentence) => {
    const { praams } = renderReport()
    await userEvent.click(button())
    await praams.answer(refused(code))
    expect(dialog().getByRole('alert')).toHaveTextContent(sentence)
  })
})
