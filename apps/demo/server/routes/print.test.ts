import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { SECTION_IDS } from '../page/section-entries.ts'
import { codeOf, openTestApp, type TestApp } from '../testing/app.ts'
import { fakePrinter } from '../testing/printer.ts'

let answer: Uint8Array<ArrayBuffer> | null = null
const printer = fakePrinter(async () => answer)
const bytes = new TextEncoder().encode('%PDF-1.4 the page')

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ printer })
})
afterAll(() => app.close())

/** Requests a minute apart, to stay below the limit. */
let minute = 0
async function ask(query: string, user: string | null = null, path = '/api/bonds/1/pdf/') {
  minute += 1
  app.at(Date.UTC(2025, 6, 11, 12, minute))
  answer = bytes
  printer.orders.length = 0
  return app.ask(user, path + query)
}

describe('P9 the page as a PDF document', () => {
  test('is a file named after the ISIN', async () => {
    const response = await ask('?blocks=info,cash-flow')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="bond-US91282CJZ59.pdf"')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
  })

  test('shows the chosen sections in page order, in the requested language, in the light theme', async () => {
    await ask('?blocks=cash-flow,info&lang=rus')
    expect(printer.orders.map(({ path }) => path)).toEqual([
      '/bonds/1/?print=info,cash-flow&lang=rus&theme=light',
    ])
  })

  test.each([
    [
      'the chart of the requesting page',
      'http://here.example/bonds/1/?type=yield&lang=rus&print=x&compare=bonds.863.4',
      '&type=yield&compare=bonds.863.4',
    ],
    ['nothing of another page', 'http://here.example/bonds/2/?type=yield', ''],
    ['nothing of an invalid address', 'type=yield', ''],
    ['nothing of a very long address', `http://here.example/bonds/1/?type=${'y'.repeat(2000)}`, ''],
  ])('uses %s', async (_, referer, state) => {
    minute += 1
    app.at(Date.UTC(2025, 6, 11, 12, minute))
    printer.orders.length = 0
    await app.ask(null, '/api/bonds/1/pdf/?blocks=graph', { headers: { referer } })
    expect(printer.orders[0]?.path).toBe(`/bonds/1/?print=graph&lang=eng&theme=light${state}`)
  })

  test('without a language it uses the browser’s stored one', async () => {
    minute += 1
    app.at(Date.UTC(2025, 6, 11, 12, minute))
    printer.orders.length = 0
    await app.ask(null, '/api/bonds/1/pdf/?blocks=info', { headers: { cookie: 'accrue_lang=chn' } })
    expect(printer.orders[0]?.path).toContain('&lang=chn')
  })

  test('every section of the contract can be printed, also all at once', async () => {
    expect(SECTION_IDS).toHaveLength(35)
    expect((await ask(`?blocks=${SECTION_IDS.join(',')}`)).status).toBe(200)
  })
})

describe('access row 34: as the user sees the page', () => {
  test('a visitor’s page is opened without cookies', async () => {
    await ask('?blocks=info')
    expect(printer.orders[0]?.cookies).toEqual([])
  })

  test('after a session has ended, the page is opened without cookies', async () => {
    await app.ask(null, '/api/bonds/1/pdf/?blocks=info', { headers: { cookie: 'accrue_session=ended' } })
    expect(printer.orders[0]?.cookies).toEqual([])
  })

  test.each(['reader', 'pro', 'desk'])('%s’s with only the user’s own session', async user => {
    await ask('?blocks=info', user)
    const token = (await app.cookieOf(user)).split('=')[1]
    expect(printer.orders[0]?.cookies).toEqual([{ name: 'accrue_session', value: token }])
  })
})

describe('invalid print requests are refused', () => {
  test.each([
    ['no blocks', ''],
    ['an empty list', '?blocks='],
    ['a section that does not exist', '?blocks=info,nothing'],
    ['an address instead of a section', '?blocks=info,/etc/passwd'],
    ['blocks twice', '?blocks=info&blocks=graph'],
  ])('%s: 400 with the field, and no browser is started', async (_, query) => {
    const response = await ask(query)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'bad_request', field: 'blocks' } })
    expect(printer.orders).toEqual([])
  })

  test('an unknown language: 400 with the field', async () => {
    const response = await ask('?blocks=info&lang=xyz')
    expect([response.status, await response.json()]).toMatchObject([400, { error: { field: 'lang' } }])
  })

  test('an unknown bond: 404', async () => {
    expect((await ask('?blocks=info', null, '/api/bonds/999999/pdf/')).status).toBe(404)
  })

  test('without a browser: 503 pdf_unavailable', async () => {
    minute += 1
    app.at(Date.UTC(2025, 6, 11, 12, minute))
    answer = null
    const response = await app.ask(null, '/api/bonds/1/pdf/?blocks=info')
    expect([response.status, await codeOf(response)]).toEqual([503, 'pdf_unavailable'])
  })

  test('more than six a minute by one user: 429; other users are not affected', async () => {
    minute += 1
    app.at(Date.UTC(2025, 6, 11, 12, minute))
    const statuses: number[] = []
    for (let time = 0; time < 7; time++)
      statuses.push((await app.ask('reader', '/api/bonds/1/pdf/?blocks=info')).status)
    expect(statuses.slice(-2)).toEqual([503, 429])
    expect((await app.ask('pro', '/api/bonds/1/pdf/?blocks=info')).status).toBe(503)
  })
})

test.each([true, false])('P9 the page knows whether printing is available: %s', async there => {
  const print = vi.spyOn(printer, 'available').mockReturnValue(there)
  const page = await (await app.ask(null, '/api/bonds/1/page/')).json()
  expect(page.pdf).toBe(there)
  print.mockRestore()
})
