import { devices, type Locator, type Page } from '@playwright/test'
import { ACTORS, type AccessRow, type Actor, ROWS, type Seen } from '../access/rows.ts'
import { ALL, chart, expect, reach, test } from './strict.ts'

/** A bond of Exxon Mobil, which has everything with an access rule. */
const BOND = '/bonds/10242/'

/** A matured note without quotes. It is on list 381 of every user with full access. */
const BOND_WITHOUT_QUOTES = '/bonds/185/'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const prompts = (scope: Locator | Page) => {
  const prompt = scope.locator('[data-slot=access-prompt]:visible')
  return 'goto' in scope ? prompt : prompt.or(scope.and(scope.page().locator('[data-slot=access-prompt]')))
}

/** The prompt in an element, as an outcome of the table. */
async function prompted(scope: Locator | Page): Promise<Seen> {
  const prompt = prompts(scope).first()
  await expect(prompt).toBeVisible()
  const verdict = await prompt.getAttribute('data-verdict')
  return verdict === 'needAuth' ? 'sign-in' : verdict === 'needAccess' ? 'get' : 'no'
}

/** Presses a button; the result is its action or the prompt. */
async function pressed(
  page: Page,
  button: Locator,
  due: Seen,
  works: () => Promise<unknown>,
  scope: Locator | Page = page.locator('[data-slot=gated-prompt]:visible'),
): Promise<Seen> {
  await button.scrollIntoViewIfNeeded()
  if (due === 'works') {
    await works()
    return 'works'
  }
  await button.click()
  const seen = await prompted(scope)
  await page.keyboard.press('Escape')
  return seen
}

/** Presses a download button, and waits for the file. */
const saves = (page: Page, control: Locator) => async () => {
  const [file] = await Promise.all([page.waitForEvent('download'), control.click()])
  expect(await file.failure()).toBeNull()
}

/** Does something that sends a request, which the server must accept. */
async function accepted(page: Page, path: string, act: () => Promise<unknown>): Promise<void> {
  // as long as a page may take
  const response = page.waitForResponse(response => response.url().includes(path), { timeout: 30_000 })
  const [answer] = await Promise.all([response, act()])
  expect(answer.ok(), `${path} ${answer.status()}`).toBe(true)
}

/** One of the chart's views or types. */
const tab = (page: Page, name: string) => chart(page).getByRole('tab', { name, exact: true })

/** Opens the watchlists and acts there, or gets the prompt. */
function watchlist(page: Page, due: Seen, works: (card: Locator) => Promise<unknown>): Promise<Seen> {
  const button = page.getByRole('button', { name: 'Add to watchlist' })
  const act = async () => {
    await button.click()
    await works(region(page, 'Add to watchlist'))
  }
  return pressed(page, button, due, act, page.locator('main header').getByRole('alert'))
}

type Check = (page: Page, due: Seen, actor: Actor) => Promise<string>

const excel = (scope: Locator, role: 'button' | 'link' = 'button') =>
  scope.getByRole(role, { name: 'Export to Excel' })

/** The chart's state: values on an axis, or withheld. */
async function chartValues(page: Page): Promise<Seen> {
  const section = chart(page)
  await expect(section.locator('[data-chart-layer=lines] path').first()).toBeAttached()
  const notice = section.getByText('Values are for subscribers')
  await section.locator('[role=figure], [role=application]').first().focus()
  await page.keyboard.press('End')
  const cursor = section.getByText(/\d{1,2} \w+ 2025.*: [\d.,−-]+/).first()
  if ((await notice.count()) === 0) {
    await expect(cursor).toBeAttached()
    return 'values'
  }
  await expect(section.locator('[data-chart-layer=tags] text')).toHaveCount(0)
  await expect(cursor).toHaveCount(0)
  return 'masked'
}

async function message(page: Page, address: string): Promise<Seen> {
  await page.goto(address)
  const quotes = region(page, 'Latest quotes from market participants')
  await reach(quotes)
  await expect(quotes.locator('[data-slot=empty-state]')).toBeVisible()
  return (await quotes.getByRole('link').count()) > 0 ? 'message+link' : 'message'
}

/** Whether hints are on in this user's stored settings: a visitor's are in a cookie, others' on the server (access row 29). */
async function storedHints(page: Page, actor: Actor): Promise<unknown> {
  if (actor !== 'visitor')
    return ((await (await page.request.get('/api/user/settings/')).json()) as { hints: boolean }).hints
  const cookies = await page.context().cookies()
  const stored = cookies.find(({ name }) => name === 'user_settings')?.value ?? '{}'
  return (JSON.parse(decodeURIComponent(stored)) as { hints?: boolean }).hints
}

/**
 * The check of each row, grouped by page, because loading a page takes longer than the checks on it. The last two pages need
 * their own clock, and a phone.
 */
const CHECKS: readonly [row: number, check: Check][] = [
  [
    36,
    async page => {
      await accepted(page, '/incrementStatisticView/', () => page.goto(`${BOND}?ground=4`))
      await accepted(page, '/action_log/', () => tab(page, 'Issuer map').click())
      return 'works'
    },
  ],
  [
    22,
    async page => {
      const map = chart(page).getByRole('region', { name: /^Issuer map/ })
      await map.getByRole('button', { name: 'Show data table' }).click()
      await expect(map.getByRole('row').nth(2)).toBeVisible()
      return (await map.getByText('for subscribers').count()) > 0 ? 'masked' : 'values'
    },
  ],
  [
    12,
    async page => {
      await tab(page, 'Price').click()
      return chartValues(page)
    },
  ],
  [13, chartValues],
  [
    14,
    async page => {
      await expect(chart(page).locator('[data-chart-layer=lines] path').first()).toBeAttached()
      const button = chart(page).getByRole('button', { name: 'Export', exact: true })
      await expect(button).toBeVisible()
      return (await button.isDisabled()) ? 'disabled' : 'works'
    },
  ],
  [
    16,
    async page =>
      (await chart(page).getByRole('combobox', { name: 'Trend' }).isDisabled()) ? 'disabled' : 'works',
  ],
  [
    23,
    async (page, due) => {
      const button = chart(page).getByRole('button', { name: 'Compare', exact: true })
      const field = chart(page).getByRole('combobox', { name: 'Compare with' })
      return pressed(
        page,
        button,
        due,
        async () => {
          await button.click()
          await expect(field).toBeVisible()
        },
        chart(page).getByRole('alert'),
      )
    },
  ],
  [
    34,
    async page => {
      await page.getByRole('button', { name: 'Download PDF' }).click()
      await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'Summary' })).toBeVisible()
      await page.keyboard.press('Escape')
      const locked = await page.locator('main header').getByText('Locked').count()
      return locked > 0 ? 'masked' : 'values'
    },
  ],
  [4, (page, due) => watchlist(page, due, card => expect(card.getByRole('checkbox').first()).toBeVisible())],
  [
    5,
    async (page, due) => {
      const card = region(page, 'Add to watchlist')
      if ((await card.count()) === 0) return watchlist(page, due, () => expect(card).toBeVisible())
      const list = card.getByRole('checkbox', { name: /NSD/ })
      await list.click()
      await card.getByRole('button', { name: 'Continue' }).click()
      const refused = card.getByText('This list needs NSD access').first()
      const details = page.getByRole('dialog', { name: 'Details of the purchase' })
      await expect(refused.or(details).first()).toBeVisible()
      if ((await refused.count()) === 0) {
        await page.keyboard.press('Escape')
        return 'works'
      }
      await expect(list).not.toBeChecked()
      return 'nsd'
    },
  ],
  [
    11,
    async (page, due) => {
      const summary = region(page, 'Summary')
      const button = summary.getByRole('button', { name: 'Praams report' })
      return pressed(page, button, due, async () => {
        await button.click()
        await expect(page.getByRole('dialog').getByText('illustrative')).toBeVisible()
        await page.keyboard.press('Escape')
      })
    },
  ],
  [
    9,
    async (page, due) => {
      const documents = region(page, 'Documents')
      await reach(documents)
      if (due !== 'works') return prompted(documents)
      await expect(documents.getByRole('link').first()).toHaveAttribute('href', /^\/api\/files\/document\//)
      return 'works'
    },
  ],
  [
    17,
    async page => {
      await reach(region(page, 'Latest quotes from market participants'))
      const dealer = region(page, 'Latest quotes from market participants')
        .getByRole('row')
        .filter({ hasText: 'Harbour Street Dealer' })
      if (/\d\.\d{4}/.test(await dealer.innerText())) return 'values'
      return (await dealer.getByRole('button', { name: /log in/i }).count()) > 0 ? 'sign-in' : 'ask'
    },
  ],
  [
    18,
    async page => {
      const row = region(page, 'Latest quotes from market participants')
        .getByRole('row')
        .filter({ hasText: 'Northgate Fixed Income' })
      const sent = row.getByText(/sent/i).first()
      const button = row.getByRole('button').first()
      await expect(sent.or(button).first()).toBeVisible()
      if ((await sent.count()) > 0) return 'works'
      await button.click()
      const form = page.getByRole('dialog').getByLabel('Password')
      await expect(sent.or(form).first()).toBeVisible()
      if ((await form.count()) === 0) return 'works'
      await page.keyboard.press('Escape')
      return 'sign-in'
    },
  ],
  [
    2,
    async (page, due) => {
      const flows = region(page, 'Cash flow and options')
      await reach(flows)
      return pressed(page, excel(flows), due, saves(page, excel(flows)))
    },
  ],
  [
    3,
    async (page, due) => {
      const report = region(page, 'IFRS indicators')
      await reach(report)
      const control = excel(report, due === 'works' ? 'link' : 'button')
      return pressed(page, control, due, saves(page, control))
    },
  ],
  [
    25,
    async (page, due) => {
      const report = region(page, 'IFRS indicators')
      const button = report.getByRole('button', { name: 'Open the table' }).first()
      return pressed(
        page,
        button,
        due,
        async () => {
          const columns = report.getByRole('table').first().getByRole('columnheader')
          const before = await columns.count()
          await button.click()
          await expect.poll(() => columns.count()).toBeGreaterThan(before)
        },
        report,
      )
    },
  ],
  [
    24,
    async (page, due) => {
      const report = region(page, 'IFRS indicators')
      if (due !== 'works') {
        // the link to the other rows replaces "Show more"
        const signIn = report.getByRole('button', { name: 'Sign in to see the other rows' })
        const getAccess = report.getByRole('link', { name: 'Get access to see the other rows' })
        await expect(signIn.or(getAccess).last()).toBeVisible()
        await expect(report.getByRole('button', { name: /^Show \d+ more/ })).toHaveCount(0)
        return (await signIn.count()) > 0 ? 'sign-in' : 'get'
      }
      const more = report.getByRole('button', { name: /^Show \d+ more/ }).last()
      return pressed(
        page,
        more,
        due,
        async () => {
          await more.click()
          await expect(report.getByRole('table').last().getByRole('row')).toHaveCount(9)
        },
        report,
      )
    },
  ],
  [
    26,
    async page => {
      const analytics = region(page, 'Issuer analytics')
      await reach(analytics)
      await expect(analytics.locator('[data-slot=comment-title] a[data-kind=content]').first()).toBeVisible()
      return 'works'
    },
  ],
  [
    27,
    async (page, due) => {
      const analytics = region(page, 'Issuer analytics')
      await reach(analytics)
      const title = analytics.locator('[data-slot=comment-title]')
      if (due === 'works') {
        await expect(title.locator('a[data-kind=file]').first()).toBeVisible()
        return 'works'
      }
      await title.getByRole('button').first().click()
      return prompted(analytics)
    },
  ],
  [
    8,
    async (page, due) => {
      const similar = region(page, 'Similar bonds')
      await reach(similar)
      const button = similar.getByRole('button', { name: 'Download the list of securities' })
      return pressed(page, button, due, saves(page, button))
    },
  ],
  [
    10,
    async (page, due) => {
      const reporting = region(page, 'Reporting')
      await reach(reporting)
      if (due !== 'works') return prompted(reporting)
      await expect(reporting.getByRole('link', { name: /PDF/ }).first()).toHaveAttribute(
        'href',
        /^\/api\/files\/report\//,
      )
      return 'works'
    },
  ],
  [
    35,
    async page => {
      for (const name of ['Cash flow and options', 'Latest issues of the issuer', 'Similar bonds']) {
        await reach(region(page, name))
        await expect(region(page, name).getByRole('table').first()).toBeVisible()
      }
      await expect(
        region(page, 'Summary')
          .getByText(/USD per 100 of face value/)
          .first(),
      ).toBeVisible()
      return 'works'
    },
  ],
  [
    1,
    async (page, due) => {
      await tab(page, 'Archive').click()
      const section = chart(page)
      await expect(
        section
          .getByRole('table', { name: /^Archive/ })
          .getByRole('rowheader')
          .first(),
      ).toBeVisible()
      return pressed(page, excel(section), due, saves(page, excel(section)))
    },
  ],
  [
    21,
    async page => {
      const table = chart(page).getByRole('table', { name: /^Archive/ })
      const first = table.getByRole('row').filter({ hasText: '2025' }).first()
      return /\d\.\d{4}/.test(await first.innerText()) ? 'values' : 'masked'
    },
  ],
  [
    15,
    async page => {
      await tab(page, 'Extended chart').click()
      const section = chart(page)
      const line = section.locator('[data-slot=time-chart-line]')
      const signedIn = section.getByText('The extended chart is for signed-in users.')
      await expect(line.or(signedIn).first()).toBeVisible()
      if ((await line.count()) === 0) return 'empty'
      const tool = section.getByRole('button', { name: /^Indicators/ })
      return (await tool.getAttribute('aria-disabled')) === 'true' ? 'shape' : 'values'
    },
  ],
  [
    7,
    async page => {
      const answer = page.waitForResponse(
        response => response.request().postData()?.includes('"tgId":381') === true,
      )
      await chart(page).getByLabel('Trading ground').selectOption({ label: 'NSD' })
      await answer
      await tab(page, 'Chart').click()
      await expect(chart(page).getByRole('figure', { name: /^Price, .+, NSD$/ })).toBeVisible()
      return chartValues(page)
    },
  ],
  [
    37,
    async page => {
      const chats = page.locator('a[href*="chat.example"]')
      const quotes = page.locator('section#quotes')
      const shown = async () => {
        await reach(quotes)
        await expect(quotes.getByRole('row').nth(3)).toBeVisible()
      }
      await shown()
      await expect(chats).toHaveCount(0)
      await page.goto(`${BOND}?lang=rus`)
      await shown()
      await expect(chats.first()).toBeAttached()
      return 'works'
    },
  ],
  [19, page => message(page, `${BOND_WITHOUT_QUOTES}?lang=eng`)],
  [
    32,
    async page => {
      const forecasts = region(page, 'Consensus forecasts')
      await reach(forecasts)
      await expect(forecasts.getByRole('row').nth(2)).toBeVisible()
      return (await forecasts.getByRole('button', { name: /delete/i }).count()) > 0 ? 'works' : 'absent'
    },
  ],
  [
    6,
    async (page, due) =>
      watchlist(page, due, async card => {
        const list = card.getByRole('checkbox', { name: /NSD/ })
        await expect(list, 'on the list, as in a data folder that is new').toBeChecked()
        await list.uncheck()
        await accepted(page, '/api/watchlist/remove/', () =>
          card.getByRole('button', { name: 'Save: removes from 1 list' }).click(),
        )
        await expect(card.locator('[data-slot=watchlist-saved]')).toHaveText('Removed from 1 list')
        await expect(list).not.toBeChecked()
      }),
  ],
  [20, page => message(page, '/bonds/10585/')],
  [
    28,
    async page => {
      await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible()
      const counter = page.getByRole('banner').getByRole('link', { name: /support message|^Support$/ })
      if ((await counter.count()) === 0) return 'absent'
      await expect(counter).toHaveAttribute('href', '/support/')
      return 'works'
    },
  ],
  [
    29,
    async (page, _, actor) => {
      const head = page.getByRole('banner')
      if (actor === 'visitor') await head.getByRole('button', { name: 'Settings' }).click()
      else {
        await head.getByRole('button', { name: actor, exact: true }).click()
        await page.getByRole('menuitem', { name: 'Settings' }).click()
      }
      const dialog = page.getByRole('dialog', { name: 'Settings' })
      const hints = dialog.getByRole('checkbox', { name: 'Hints' })
      await expect(hints).toBeChecked()
      for (const isOn of [false, true]) {
        await hints.setChecked(isOn)
        await expect.poll(() => storedHints(page, actor)).toBe(isOn)
      }
      await page.keyboard.press('Escape')
      return 'works'
    },
  ],
  [
    31,
    async page => {
      // a phone by its user agent, at any width
      const phone = await page.context().newCDPSession(page)
      await phone.send('Emulation.setUserAgentOverride', { userAgent: devices['iPhone 15'].userAgent })
      // row 30 is tested on the same page; on the long ones before, scrolling has shown its banner already
      await page.context().clearCookies({ name: 'registration_banner' })
      await page.clock.install()
      await page.goto('/access/')
      // a pending call would time out with the moved clock
      await expect(page.locator('[data-slot=subscription-request]')).toHaveAttribute(
        'data-state',
        /^(gate|form|asked|nothing)$/,
      )
      // from here only this check and the next move the clock
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
      const offer = page.getByRole('complementary', { name: 'Mobile app' })
      const seen: Seen = (await offer.count()) > 0 ? 'works' : 'absent'
      await phone.detach()
      return seen
    },
  ],
  [
    30,
    async (page, due) => {
      const banner = page.locator('[data-slot=registration-banner]')
      await page.clock.runFor(8_000)
      await expect(banner).toHaveCount(0)
      await page.clock.runFor(8_000)
      if (due === 'works') await expect(banner).toBeVisible()
      return (await banner.count()) > 0 ? 'works' : 'absent'
    },
  ],
  [
    33,
    async (page, _, actor) => {
      await expect(page.locator('[data-slot=subscription-request]')).toHaveAttribute(
        'data-state',
        actor === 'visitor' ? 'gate' : /^(form|asked|nothing)$/,
      )
      await page.goto('/account/')
      const phone = page.getByRole('main').getByRole('textbox', { name: 'Phone number' })
      await expect(phone.or(prompts(page.getByRole('main'))).first()).toBeVisible()
      if ((await phone.count()) === 0) return prompted(page.getByRole('main'))
      await page.getByRole('button', { name: 'Send the code' }).click()
      await expect(phone, 'an empty number is not sent').toHaveAttribute('aria-invalid', 'true')
      return 'works'
    },
  ],
]

test.use({ actionTimeout: 6_000 })

const ROW = new Map(ROWS.map(row => [row.row, row]))

test('every row of the table has a check', () => {
  expect(CHECKS.map(([number]) => number).sort((a, b) => a - b)).toEqual(ROWS.map(({ row }) => row))
})

/**
 * The gate checks each distinct outcome of a row: all rows as a visitor, then those with another outcome than for the users before.
 * Users with one of the two grants see the rows of that grant. The server's answers to all users are tested in
 * `apps/demo/server/access/rows.test.ts`, the page's verdicts in `packages/api-client/src/access/access.test.ts`.
 */
const IN_GATE: readonly Actor[] = ['visitor', 'desk', 'reader', 'prodocs']
/** Rows of the two grants; `prodocs` has the second. */
const GRANTS = [1, 9]
/** A visitor's settings are stored elsewhere than those of users, though both see the same. */
const HINTS_ROW = 29
/** Rows that others depend on: they open the page, choose the chart, and open the watchlists. */
const OPENING = [36, 12, 4]

function rowsOf(actor: Actor): Set<number> {
  const before = IN_GATE.slice(0, IN_GATE.indexOf(actor))
  const isNew = ({ row, screen }: AccessRow) =>
    before.every(one => screen[one] !== screen[actor]) ||
    (actor === 'desk' && row === HINTS_ROW) ||
    (actor === 'prodocs' && GRANTS.includes(row))
  const rows = ROWS.filter(row => ALL || isNew(row))
  return new Set([...OPENING, ...rows.map(({ row }) => row)])
}

for (const actor of ALL ? ACTORS : IN_GATE)
  test(`access: what ${actor} sees, row by row`, async ({ page, signIn }) => {
    test.setTimeout(180_000)
    if (actor !== 'visitor') await signIn(actor)
    const rows = rowsOf(actor)
    for (const [number, check] of CHECKS) {
      if (!rows.has(number)) continue
      const row = ROW.get(number)
      if (!row) throw new Error(`The table has no row ${number}`)
      const due = row.screen[actor]
      await test.step(`row ${number}: ${row.name}`, async () => {
        const seen = await check(page, due, actor).catch((fault: Error) => fault.message.slice(0, 400))
        expect.soft(seen, `row ${number}, ${row.name}`).toBe(due)
      })
    }
  })
