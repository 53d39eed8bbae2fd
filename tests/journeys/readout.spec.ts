import type { Page } from '@playwright/test'
import { ALL, chart, expect, focusChart, NOTE, test } from './strict.ts'

const BONDS = [52, 53, 54, 55, 56, 58, 59, 60, 62].map(id => `b${id}-4`)
const INDEXES = Array.from({ length: 10 }, (_, index) => `i${1 + index}`)
const TWENTY_LINES = `${NOTE}?ground=4&chart=yield&compare=${[...BONDS, ...INDEXES].join('.')}`

const lines = (page: Page) => chart(page).locator('[data-chart-layer=lines] path')

/** The text of the cursor's tags and of the legend, and tags that are cut. */
function readTags(page: Page) {
  return chart(page).evaluate(section => {
    const part = (slot: string) => section.querySelector<HTMLElement>(`[data-slot=${slot}]`)
    const frame = part('time-chart-frame')?.getBoundingClientRect()
    const tags = ['cursor-date', 'cursor-value'].map(part)
    const cut = tags.flatMap(tag => {
      if (!tag?.hasAttribute('data-shown') || !frame) return ['not shown']
      const { left, right, top, bottom } = tag.getBoundingClientRect()
      const isInside =
        left >= frame.left - 1 &&
        right <= frame.right + 1 &&
        top >= frame.top - 1 &&
        bottom <= frame.bottom + 1 &&
        right <= window.innerWidth
      return isInside && tag.scrollWidth <= tag.clientWidth ? [] : [tag.textContent]
    })
    return {
      date: tags[0]?.textContent ?? '',
      value: tags[1]?.textContent,
      legend: part('legend-chip')?.querySelector('[data-slot=legend-value]')?.textContent,
      cut,
    }
  })
}

/** The middle of the plot's height, at a share of its width. */
async function pointAt(page: Page, share: number) {
  const box = await chart(page).locator('[data-slot=time-chart-plot]').first().boundingBox()
  if (!box) throw new Error('There is no plot.')
  return [box.x + box.width * share, box.y + box.height / 2] as const
}

/** A weekday before the date. */
const DATE = /^(Mon|Tue|Wed|Thu|Fri) \d{1,2} \w+ \d{4}$/

/** The gate tests the type with a unit. */
for (const type of ALL ? ['price', 'yield', 'gspread'] : ['gspread'])
  test(`visual check 5: the cursor tags of the ${type} show the day and the legend’s value, uncut, by mouse and by keyboard`, async ({
    page,
    signIn,
  }) => {
    await signIn('desk')
    await page.goto(`${NOTE}?ground=4&chart=${type}`)
    await expect(lines(page).first()).toBeAttached()
    const check = async (where: string) => {
      await expect.poll(async () => (await readTags(page)).cut, { message: where }).toEqual([])
      const { date, value, legend } = await readTags(page)
      expect(date, where).toMatch(DATE)
      expect(value, where).toMatch(/\d/)
      expect(value, where).toBe(legend)
    }
    for (const share of [0.01, 0.3, 0.62, 0.93]) {
      await page.mouse.move(...(await pointAt(page, share)))
      await check(`the mouse at ${share}`)
    }
    await page.mouse.move(0, 0)
    await focusChart(chart(page).getByRole('figure').first())
    for (const key of ['Home', 'ArrowRight', 'End', 'ArrowLeft']) {
      await page.keyboard.press(key)
      await check(key)
    }
  })

test('visual check 5: tags and legend of a masked chart show no value, and its grid is even', async ({
  page,
}) => {
  await page.goto(`${NOTE}?ground=4`)
  await expect(lines(page).first()).toBeAttached()
  for (const share of [0.3, 0.7]) {
    await page.mouse.move(...(await pointAt(page, share)))
    const shown = await chart(page).evaluate(section => {
      const text = (slot: string) =>
        [...section.querySelectorAll(`[data-slot=${slot}]`)].map(({ textContent }) => textContent).join('')
      const heights = [...section.querySelectorAll('[data-chart-layer=grid] line')]
        .map(line => line.getBoundingClientRect())
        .filter(({ width, height }) => width > height)
        .map(({ top }) => top)
        .sort((a, b) => a - b)
        // the lowest one is the date axis
        .slice(0, -1)
      const steps = heights.slice(1).map((top, at) => top - (heights[at] ?? 0))
      return {
        values: ['cursor-value', 'legend-value', 'legend-change', 'time-chart-tag', 'time-chart-tooltip'].map(
          text,
        ),
        steps: steps.length,
        uneven: Math.max(...steps) - Math.min(...steps),
      }
    })
    expect(shown.values.join('')).not.toMatch(/\d[.,]\d/)
    expect(shown.steps).toBeGreaterThan(2)
    expect(shown.uneven, 'grid steps').toBeLessThan(1.01)
  }
})

test('visual check 4: the legend covers no point of twenty lines, and the list has their full names', async ({
  page,
  signIn,
}) => {
  await signIn('desk')
  await page.goto(TWENTY_LINES)
  await expect(lines(page)).toHaveCount(20)
  const { legend, highest } = await chart(page).evaluate(section => ({
    legend: section.querySelector('[data-slot=legend-rows]')?.getBoundingClientRect().bottom ?? 0,
    highest: Math.min(
      ...[...section.querySelectorAll('[data-chart-layer=lines] path')].map(
        path => path.getBoundingClientRect().top,
      ),
    ),
  }))
  expect(highest).toBeGreaterThanOrEqual(legend)
  await chart(page).getByRole('button', { name: '+14 more' }).click()
  const list = chart(page).getByRole('dialog', { name: 'All series' })
  const rows = list.getByRole('rowheader')
  await expect(rows).toHaveCount(20)
  const names = await rows.evaluateAll(items =>
    items.map(item => {
      const name = item.querySelector('[data-slot=compared-name]')
      return {
        text: name?.textContent ?? '',
        isCut: [name, ...(name?.children ?? [])].some(one => one && one.scrollWidth > one.clientWidth + 1),
      }
    }),
  )
  expect(names).toHaveLength(20)
  expect(new Set(names.map(({ text }) => text)).size).toBe(20)
  expect(names.filter(({ text, isCut }) => isCut || text.includes('…'))).toEqual([])
  // names begin at one edge, rows have one height, and the footer is in sight
  const edges = await rows.evaluateAll(items =>
    items.map(item => {
      const name = item.querySelector('[data-slot=compared-name]')?.getBoundingClientRect()
      return [name?.left, item.getBoundingClientRect().height]
    }),
  )
  expect(new Set(edges.map(([left]) => left)).size).toBe(1)
  expect(new Set(edges.map(([, height]) => Math.round(height ?? 0)))).toEqual(new Set([26]))
  await expect(list.getByRole('button', { name: 'Cancel last' })).toBeInViewport()
  await expect(list.getByRole('button', { name: 'Remove all' })).toBeInViewport()
  await expect(list.getByText(/^Can be added: /)).toBeInViewport()
  const more = chart(page).getByRole('button', { name: '+14 more' })
  expect(await more.locator('svg').evaluate(icon => getComputedStyle(icon).rotate)).toBe('180deg')
})

test('the actions of a legend’s row take width only under the pointer and with the focus', async ({
  page,
  signIn,
}) => {
  await signIn('desk')
  await page.goto(`${NOTE}?ground=4&chart=yield&compare=${BONDS.slice(0, 5).join('.')}`)
  await expect(lines(page)).toHaveCount(6)
  const rows = chart(page).locator('[data-slot=legend-chip]')
  const boxes = () =>
    rows.evaluateAll(all =>
      all.map(row => {
        const { left, top, height } = row.getBoundingClientRect()
        const actions = row.querySelector('[data-slot=legend-actions]')?.getBoundingClientRect().width
        return { left, top, height, actions }
      }),
    )
  await page.mouse.move(0, 0)
  const rest = await boxes()
  expect(rest.map(({ actions }) => actions)).toEqual([0, 0, 0, 0, 0, 0])

  // the row grows at its end, and nothing moves under the pointer
  await rows.nth(1).hover()
  const hovered = await boxes()
  expect(hovered[1]?.actions).toBeGreaterThanOrEqual(48)
  expect(hovered.map(({ actions: _, ...place }) => place)).toEqual(
    rest.map(({ actions: _, ...place }) => place),
  )
  await page.mouse.move(0, 0)

  const hide = rows.nth(2).getByRole('button', { name: /^Show / })
  await rows.nth(2).getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(hide).toBeFocused()
  expect((await boxes())[2]?.actions).toBeGreaterThanOrEqual(48)
  const { width, height } = (await hide.boundingBox()) ?? { width: 0, height: 0 }
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
})
