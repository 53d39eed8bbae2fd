import type { Page } from '@playwright/test'
import { ALL, chart, cookiesOf, everythingShown, expect, NOTE, test } from './strict.ts'

/** Names of the values that the contract marks as withheld; every number under them is a secret below full access. */
const SECRET =
  /price|quote|ytm|yto|ytc|yield|spread|dur|convexity|pvbp|profit_effect|years_to|volume|overturn/i

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Every secret number in an answer to full access, in each text form that could leak it. */
function secretsIn(answer: Json, name = ''): string[] {
  if (Array.isArray(answer)) return answer.flatMap(item => secretsIn(item, name))
  if (typeof answer !== 'object' || answer === null) return []
  const { numeric } = answer
  if (typeof numeric === 'number' && SECRET.test(name) && !/date/.test(name)) return textsOf(numeric)
  return Object.entries(answer).flatMap(([key, value]) => secretsIn(value, key))
}

/** The number and its roundings, as fractions and as per cent; short and whole ones would match anywhere. */
function textsOf(number: number): string[] {
  const forms = [number, number * 100].flatMap(value => [
    String(value),
    ...[2, 3, 4].map(decimals => value.toFixed(decimals)),
  ])
  return forms.filter(
    form =>
      form.includes('.') && Number(form) % 1 !== 0 && form.replace(/\D/g, '').replace(/^0+/, '').length >= 5,
  )
}

/** The numbers with decimals in a text, not parts of other numbers, such as positions of ticks. */
function numbersIn(text: string): Set<string> {
  return new Set(text.match(/\d+(?:\.\d+)+/g))
}

/** What the chart's section shows when loaded: a line, the map, the archive, or a prompt. */
const DRAWN =
  '[data-chart-layer=lines] path, [data-slot=time-chart-line], [data-slot^=issuer-map] circle, th[scope=row]'

/** Views, types and trading grounds of the chart. Every answer of the server is searched in apps/demo/server/access/leaks.test.ts. */
const VIEWS = [
  '?ground=4&view=archive',
  '?chart=map',
  '?ground=381',
  ...(ALL
    ? [
        '?ground=4',
        '?ground=4&view=extended',
        '?ground=4&chart=yield',
        '?ground=4&chart=gspread',
        '?ground=100&from=2024-05-23&to=2024-08-23',
        '?ground=381&view=extended',
      ]
    : []),
]

/** Opens the page in each view, and records every answer. */
async function visit(page: Page): Promise<{ answers: string[]; shown: string }> {
  const answers: string[] = []
  const waiting = new Set<unknown>()
  page.on('request', request => waiting.add(request))
  page.on('requestfailed', request => waiting.delete(request))
  page.on('requestfinished', async request => {
    const response = await request.response()
    // styles and scripts contain no market data
    if (response && /json|html/.test(response.headers()['content-type'] ?? ''))
      answers.push(await response.text().catch(() => ''))
    waiting.delete(request)
  })
  const answered = () => expect.poll(() => waiting.size, { intervals: [50] }).toBe(0)
  const devtools = await page.context().newCDPSession(page)
  let shown = ''
  for (const query of VIEWS) {
    waiting.clear()
    await page.goto(`${NOTE}${query}`)
    const signIn = chart(page).getByText('The extended chart is for signed-in users.')
    await expect(chart(page).locator(DRAWN).or(signIn).first(), query).toBeAttached()
    await answered()
    shown += await everythingShown(page)
    // includes requests that started in the meantime
    await answered()
    shown += JSON.stringify(await devtools.send('Accessibility.getFullAXTree'))
  }
  return { answers, shown }
}

test('rule 13: P7 no withheld number reaches a visitor, a reader or a user with NSD access: answers, document, accessibility tree, charts', async ({
  browser,
  page,
  signIn,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const desk = await browser.newContext(baseURL ? { baseURL } : {})
  const full = await desk.newPage()
  await desk.addCookies(await cookiesOf('desk', baseURL ?? ''))
  const known = await visit(full)
  await desk.close()
  const secrets = new Set(
    known.answers.flatMap(body =>
      body.startsWith('{') || body.startsWith('[') ? secretsIn(JSON.parse(body)) : [],
    ),
  )
  expect(secrets.size, 'full access was told plenty').toBeGreaterThan(500)
  const shownThere = numbersIn(known.shown)
  const shown = [...secrets].filter(secret => shownThere.has(secret))
  expect(shown.length, 'and the search finds what is shown').toBeGreaterThan(10)

  for (const actor of ['visitor', 'reader', 'nsdreader'] as const)
    await test.step(actor, async () => {
      if (actor !== 'visitor') await signIn(actor)
      const { answers, shown } = await visit(page)
      expect(answers.length, 'nothing was missed').toBeGreaterThan(VIEWS.length)
      const reached = numbersIn([shown, ...answers].join('\n'))
      expect(
        [...secrets].filter(secret => reached.has(secret)),
        actor,
      ).toEqual([])
    })
})
