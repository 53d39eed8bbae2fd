import type { Answer, BondPageData } from '@accrue/api-client'
import type { Session } from '@accrue/api-client/access'
import { SESSIONS } from '@accrue/api-client/testing'
import { memoryAddress } from '@accrue/ui/foundation'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { catchFiles } from '../../../../ui/src/testing/catch-files.ts'
import { controlledPort } from '../../testing/controlled-port.ts'
import { quietPorts, refused } from '../../testing/facts.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { screenWidth } from '../../testing/screen-width.ts'
import { BROADCOM_2033, NOTE_2034, PDVSA_2027, TIPS_2028 } from '../../testing/served-pages.ts'
import { CashFlowSection } from './cash-flow-section.tsx'

type Link = Answer<{ url: string }>

function renderCashFlow(
  page: BondPageData = NOTE_2034,
  session: Session = SESSIONS.desk,
  today: `${number}-${number}-${number}` = '2025-07-11',
) {
  const link = controlledPort<{ bondId: number }, Link>()
  const quiet = quietPorts()
  const ports = { ...quiet, files: { ...quiet.files, cashFlowLink: link.port } }
  const view = renderPage(<CashFlowSection page={page} ports={ports} address={memoryAddress()} />, {
    session,
    today,
    onSignIn: () => {},
  })
  return { ...view, link }
}

const section = () => within(screen.getByRole('region', { name: 'Cash flow and options' }))
const table = (name: RegExp | string = /^Cash flow/) => section().getByRole('table', { name })
const heads = (name?: string) =>
  within(table(name))
    .getAllByRole('columnheader')
    .map(cell => cell.textContent)
const rowOf = (name: RegExp) => within(table()).getByRole('row', { name })

/** Addresses of clicked download links. */
const gone: string[] = []
const onClick = (event: Event) => {
  if (!(event.target instanceof HTMLAnchorElement)) return
  event.preventDefault()
  gone.push(event.target.getAttribute('href') ?? '')
}
beforeEach(() => {
  gone.length = 0
  document.addEventListener('click', onClick)
})
afterEach(() => document.removeEventListener('click', onClick))

describe('Q7 the cash flow (bond-page §3)', () => {
  test('has a column for every field with data; the heading of the days has their time zone (bond-page §9)', () => {
    renderCashFlow()
    expect(heads()).toEqual([
      ...['Date (UTC+3)', 'No.', 'Actual payment', 'Record date', 'Coupon rate, %', 'Coupon', 'Redemption'],
      'Pool factor',
    ])
    expect(section().getByText('Amounts in USD per 100 of face value')).toBeVisible()
  })

  test('has no time zone without deals', () => {
    renderCashFlow(TIPS_2028)
    expect(heads()[0]).toBe('Date')
  })

  test('collapses past payments and marks the next one', async () => {
    renderCashFlow()
    expect(within(table()).queryByRole('row', { name: /15 Feb 2025/ })).toBeNull()
    const next = rowOf(/15 Aug 2025/)
    expect(next).toHaveAttribute('data-variant', 'marked')
    expect(within(next).getByRole('rowheader')).toHaveTextContent('15 Aug 2025next')
    await userEvent.click(section().getByRole('button', { name: 'Show previous 2' }))
    // 15 February 2025 is a Saturday, and the Monday after it a holiday
    expect(rowOf(/15 Feb 2025/)).toHaveTextContent('18 Feb 2025')
  })

  test('has sums of future and of all payments', () => {
    renderCashFlow()
    expect(rowOf(/^Still to come/)).toHaveTextContent('36.00100.00')
    expect(rowOf(/^Total/)).toHaveTextContent('40.00100.00')
  })

  test('X3 an estimated coupon is explained', async () => {
    renderCashFlow(TIPS_2028)
    const coupon = within(rowOf(/15 Oct 2025/)).getByRole('button', { name: '1.8125' })
    await userEvent.click(coupon)
    expect(coupon).toHaveAccessibleDescription(TIPS_2028.cashFlow?.rows[0]?.estimatedText ?? '?')
  })

  test('a bond without future payments collapses nothing and has no calendar', () => {
    renderCashFlow(NOTE_2034, SESSIONS.desk, '2034-02-15')
    expect(section().queryByRole('button', { name: /Show previous/ })).toBeNull()
    expect(rowOf(/15 Aug 2024/)).toBeVisible()
    expect(within(table()).queryByRole('row', { name: /^Still to come/ })).toBeNull()
    expect(section().queryByRole('button', { name: 'Add to calendar' })).toBeNull()
  })

  test('T3 a phone shows the coupons first', () => {
    const restore = screenWidth(390)
    renderCashFlow()
    const columns = section().getByRole('combobox', { name: 'Column' })
    expect(within(columns).getByRole('option', { selected: true })).toHaveTextContent('Coupon')
    expect(heads()).toEqual(['Date (UTC+3)', 'Coupon'])
    restore()
  })
})

describe('Q8 the options (bond-page §3)', () => {
  test('are below the payments, marked as illustrative (readings #69)', () => {
    renderCashFlow(BROADCOM_2033)
    expect(section().getByRole('heading', { name: 'Options' })).toBeVisible()
    expect(section().getByText('illustrative')).toBeVisible()
    expect(heads('Options')).toEqual([
      ...['Date', 'Period', 'Right', 'Type', 'Notice', 'Spread over benchmark, bp', 'Price, %'],
    ])
  })

  test('are left out for a bond without any', () => {
    renderCashFlow()
    expect(section().queryByRole('heading', { name: 'Options' })).toBeNull()
  })

  test('are alone when no payments are known', () => {
    renderCashFlow({ ...PDVSA_2027, options: BROADCOM_2033.options })
    expect(section().getAllByRole('table')).toHaveLength(1)
    expect(section().queryByRole('button', { name: 'Export to Excel' })).toBeNull()
  })
})

describe('Q7 Excel (bond-page §7, access row 2)', () => {
  const press = () => userEvent.click(section().getByRole('button', { name: 'Export to Excel' }))

  test('requests the link of this bond once, then downloads it', async () => {
    const { link } = renderCashFlow()
    await press()
    await press()
    expect(link.requests()).toEqual([{ bondId: 1 }])
    expect(section().getByRole('button', { name: 'Export to Excel' })).toHaveAttribute('aria-busy', 'true')
    await link.answer({ kind: 'ok', data: { url: '/api/bonds/1/cash-flow-export/file/' } })
    expect(gone).toEqual(['/api/bonds/1/cash-flow-export/file/'])
    expect(section().queryByRole('alert')).toBeNull()
  })

  test.each([
    'https://evil.test/api/file/',
    '//evil.test/api/',
    '\\\\evil.test/api/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/bonds/2/',
    '/api/../bonds/2/',
    '',
  ])('never downloads from %j', async url => {
    const { link } = renderCashFlow()
    await press()
    await link.answer({ kind: 'ok', data: { url } })
    expect(gone).toEqual([])
    expect(section().getByRole('alert')).toHaveTextContent('The Excel file could not be loaded.')
  })

  test.each<[string, Session, string]>([
    ['a visitor', SESSIONS.visitor, 'Sign in to use this'],
    ['a reader', SESSIONS.reader, 'Your access does not include this'],
    ['full access without grants', SESSIONS.pro, 'Your access does not include this'],
    [
      'full access to documents',
      { ...SESSIONS.pro, grants: ['docsDownloadAccess'] },
      'Your access does not include this',
    ],
  ])('%s gets the prompt, and no request is sent', async (_who, session, message) => {
    const { link } = renderCashFlow(NOTE_2034, session)
    await press()
    expect(section().getByRole('alert')).toHaveTextContent(message)
    expect(link.requests()).toEqual([])
  })

  test('a refusal of the server has its message and the access prompt', async () => {
    const { link } = renderCashFlow()
    await press()
    await link.answer(refused('need_auth'))
    expect(section().getByRole('alert')).toHaveTextContent('Sign in to use this')
    expect(section().getByRole('button', { name: 'Sign in' })).toBeVisible()
  })

  test('a refusal for missing access has one too (bond-page §8)', async () => {
    const { link } = renderCashFlow()
    await press()
    await link.answer(refused('access_denied_auth'))
    expect(section().getByRole('alert')).toHaveTextContent('Your access does not include this')
  })

  test('a refusal for missing full access links to the access page', async () => {
    const { link } = renderCashFlow()
    await press()
    await link.answer(refused('need_get_access'))
    expect(section().getByRole('alert')).toHaveAttribute('data-verdict', 'needAccess')
    expect(section().queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  test('a network error has a Retry', async () => {
    const { link } = renderCashFlow()
    await press()
    await link.fail()
    expect(section().getByRole('alert')).toHaveTextContent('The Excel file could not be loaded.')
    await userEvent.click(section().getByRole('button', { name: 'Retry' }))
    await link.answer({ kind: 'ok', data: { url: '/api/file/' } })
    expect(gone).toEqual(['/api/file/'])
    expect(section().queryByRole('alert')).toBeNull()
  })

  test('an answer after the section unmounts starts no download', async () => {
    const { link, unmount } = renderCashFlow()
    await press()
    unmount()
    await link.answerAt(0, { kind: 'ok', data: { url: '/api/file/' } })
    expect(gone).toEqual([])
  })
})

describe('X5 the calendar, for everybody (access row 35)', () => {
  test.each(['visitor', 'desk'] as const)('a %s saves the future payments', async who => {
    renderCashFlow(NOTE_2034, SESSIONS[who])
    const files = catchFiles(document)
    await userEvent.click(section().getByRole('button', { name: 'Add to calendar' }))
    files.restore()
    const [file] = files.caught
    expect([file?.name, file?.blob.type]).toEqual(['US91282CJZ59.ics', 'text/calendar;charset=utf-8'])
    const text = (await file?.blob.text()) ?? ''
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(18)
    expect(text).toContain('DTSTART;VALUE=DATE:20250815\r\n')
    expect(text).toContain('DTSTAMP:20250711T000000Z\r\n')
  })

  test('a failed save shows a message', async () => {
    renderCashFlow()
    const { createObjectURL } = URL
    URL.createObjectURL = () => {
      throw new Error('no memory for files')
    }
    await userEvent.click(section().getByRole('button', { name: 'Add to calendar' }))
    URL.createObjectURL = createObjectURL
    expect(section().getByRole('alert')).toHaveTextContent('The calendar file could not be saved.')
  })
})
