import type { Page } from '@playwright/test'
import { chart, expect, focusChart, NOTE, test } from './strict.ts'

/** The trading ground with trades: open, high, low, last price, volume and turnover. */
const TRADES = `${NOTE}?ground=381`
const EXTENDED = `${TRADES}&view=extended&period=1Y`

const plot = (page: Page) => chart(page).getByRole('figure', { name: /^Price/ })
const legend = (page: Page) => chart(page).getByRole('list', { name: 'Series' }).first()
const tool = (page: Page, name: string) => chart(page).getByRole('radio', { name, exact: true })
const drawings = (page: Page) => chart(page).locator('[data-slot=drawing-mark]')

test.describe('C20 the extended chart, with full access', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn('desk')
  })

  test('its tools by mouse and by keyboard; choices and drawings survive a reload', async ({ page }) => {
    await page.goto(EXTENDED)
    await expect(plot(page)).toBeVisible()

    await test.step('X5 the coupons are on the chart, and one shows its day and amount', async () => {
      const flag = chart(page).getByRole('button', { name: /^Coupon, 15\.02\.2025/ })
      await flag.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog').getByText('15.02.2025')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(flag).toBeFocused()
    })

    await test.step('the navigator zooms by keyboard, Reset shows everything again', async () => {
      const start = chart(page).getByRole('slider', { name: 'Start of the visible part' })
      const first = await start.getAttribute('aria-valuetext')
      await start.focus()
      await page.keyboard.press('PageUp')
      await expect(start).not.toHaveAttribute('aria-valuetext', first ?? '')
      await chart(page).getByRole('button', { name: 'Reset zoom' }).first().click()
      await expect(start).toHaveAttribute('aria-valuetext', first ?? '')
    })

    await test.step('C20 a window of the navigator beyond the period chooses other days', async () => {
      const visible = chart(page).getByRole('slider', { name: 'Visible part', exact: true })
      await visible.focus()
      await page.keyboard.press('PageDown')
      await expect(page).toHaveURL(/from=2024-0[45]-\d\d/)
      await expect(visible).toBeFocused()
      await page.goBack()
      await expect(page).toHaveURL(/period=1Y/)
    })

    await test.step('C20 every drawing tool is in view in a low window', async () => {
      await page.setViewportSize({ width: 1360, height: 700 })
      const rail = chart(page).locator('[data-slot=drawing-tools]')
      const isWhole = () => rail.evaluate(one => one.scrollHeight <= one.clientHeight)
      await expect.poll(isWhole).toBe(true)
      const { height } = (await rail.getByRole('radio').first().boundingBox()) ?? { height: 0 }
      expect(height).toBeGreaterThanOrEqual(24)
      await page.setViewportSize({ width: 1360, height: 900 })
    })

    await test.step('C16 its picture is saved as chart.png', async () => {
      // the toolbar has no space for it
      await chart(page).getByRole('button', { name: 'Display settings' }).click()
      await chart(page).getByRole('button', { name: 'Export', exact: true }).click()
      const saved = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: /PNG/ }).click()
      expect((await saved).suggestedFilename()).toBe('chart.png')
    })

    const types = chart(page).getByRole('combobox', { name: 'Chart type' })
    const pane = chart(page).getByRole('region', { name: /^RSI/ })
    await test.step('candles are chosen, an indicator gets its own pane', async () => {
      await expect(types).toHaveValue('candles')
      await types.selectOption('heikin-ashi')
      await expect(page).toHaveURL(/stock=heikin-ashi/)
      await expect(legend(page)).toContainText('averaged bars')
      await chart(page)
        .getByRole('button', { name: /^Indicators/ })
        .click()
      const add = page.getByRole('dialog', { name: /Indicators/ })
      await add.getByRole('button', { name: 'Add indicator' }).click()
      await page.getByRole('menuitem', { name: /Relative strength index/ }).click()
      await page.keyboard.press('Escape')
      await expect(pane).toBeVisible()
    })

    const mark = drawings(page).first()
    await test.step('X6 a drawing is placed, undone, redone, moved by keyboard', async () => {
      await tool(page, 'Horizontal line').click()
      await chart(page)
        .locator('[data-slot=drawing-surface]')
        .click({ position: { x: 300, y: 150 } })
      await expect(drawings(page)).toHaveCount(1)
      await chart(page).getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(drawings(page)).toHaveCount(0)
      await chart(page).getByRole('button', { name: 'Redo', exact: true }).click()
      await expect(drawings(page)).toHaveCount(1)
      const before = await mark.getAttribute('aria-label')
      await mark.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowUp')
      await expect(mark).not.toHaveAttribute('aria-label', before ?? '')
    })

    const note = drawings(page).and(page.getByRole('button', { name: /^Text: g\/ call,/ }))
    await test.step('X6 text is typed where the mouse was released, and shortcuts of the page do not run', async () => {
      await tool(page, 'Text').click()
      await chart(page)
        .locator('[data-slot=drawing-surface]')
        .click({ position: { x: 400, y: 200 }, delay: 100 })
      await page.keyboard.type('g/ call')
      await page.keyboard.press('Enter')
      await expect(note).toBeFocused()
    })

    const boundary = chart(page).getByRole('separator', { name: /^Height of RSI/ })
    await test.step('C20 the boundary of a pane moves by keyboard and by mouse', async () => {
      const own = Number(await boundary.getAttribute('aria-valuenow'))
      await boundary.focus()
      await page.keyboard.press('ArrowUp')
      await expect(boundary).toHaveAttribute('aria-valuenow', String(own + 8))
      const box = await boundary.boundingBox()
      if (!box) throw new Error('the boundary is not drawn')
      expect(box.height).toBe(8)
      await page.mouse.move(box.x + 200, box.y + 4)
      await page.mouse.down()
      await page.mouse.move(box.x + 200, box.y - 26, { steps: 3 })
      await page.mouse.up()
      await expect(boundary).toHaveAttribute('aria-valuenow', String(own + 38))
    })

    await test.step('C20 the value axis is dragged, and fits again', async () => {
      const axis = chart(page).getByRole('slider', { name: /^Value axis of Price/ })
      await axis.scrollIntoViewIfNeeded()
      const box = await axis.boundingBox()
      if (!box) throw new Error('the axis is not drawn')
      await page.mouse.move(box.x + 20, box.y + 60)
      await page.mouse.down()
      await page.mouse.move(box.x + 20, box.y + 140, { steps: 4 })
      await page.mouse.up()
      await expect(axis).toHaveAttribute('aria-valuenow', '141')
      await axis.dblclick()
      await expect(axis).toHaveAttribute('aria-valuenow', '100')
    })

    await test.step('C20 weekly bars are in the address, and in the legend', async () => {
      await chart(page).getByRole('combobox', { name: 'Interval' }).selectOption('week')
      await expect(page).toHaveURL(/stock=heikin-ashi\.week/)
      await expect(legend(page)).toContainText('week, averaged bars')
    })

    const height = await boundary.getAttribute('aria-valuenow')
    const after = await mark.getAttribute('aria-label')
    await page.reload()
    await expect(pane).toBeVisible()
    await expect(types).toHaveValue('heikin-ashi')
    await expect(drawings(page)).toHaveCount(2)
    await expect(mark).toHaveAttribute('aria-label', after ?? '')
    await expect(boundary).toHaveAttribute('aria-valuenow', height ?? '')

    await test.step('X6 undo and redo continue after the reload', async () => {
      await chart(page).getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(note).toHaveCount(0)
      await chart(page).getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(mark).not.toHaveAttribute('aria-label', after ?? '')
      await chart(page).getByRole('button', { name: 'Redo', exact: true }).click()
      await chart(page).getByRole('button', { name: 'Redo', exact: true }).click()
      await expect(mark).toHaveAttribute('aria-label', after ?? '')
      await expect(note).toHaveCount(1)
    })
  })
})

test('the chart panel, with full access', async ({ page, signIn }) => {
  await signIn('desk')
  await page.goto(TRADES)
  await expect(plot(page)).toBeVisible()

  await test.step('C12 a trend has its equation and R² in the legend', async () => {
    await chart(page).getByRole('combobox', { name: 'Trend' }).selectOption('exponential')
    await expect(legend(page)).toContainText(/R² = 0[.,]\d/)
    await chart(page).getByRole('combobox', { name: 'Trend' }).selectOption('not_selected')
    await expect(legend(page)).not.toContainText('R²')
  })

  await test.step('C17 A+ makes every text of chart and legend larger by one pixel', async () => {
    const sizes = () =>
      chart(page).evaluate(section =>
        ['[data-slot=legend-chip]', '[data-chart-layer=grid] text'].map(part => {
          const element = section.querySelector(part)
          return element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0
        }),
      )
    const before = await sizes()
    await chart(page).getByRole('button', { name: 'Display settings' }).click()
    await chart(page).getByRole('button', { name: 'Larger text (A+)' }).click()
    await expect.poll(sizes).toEqual(before.map(size => size + 1))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  })

  await test.step('C18 the turnover is below, with the same crosshair', async () => {
    const turnover = chart(page).getByRole('region', { name: 'Turnover' })
    await expect(turnover).toBeVisible()
    await focusChart(plot(page))
    await page.keyboard.press('Home')
    for (const pane of [chart(page).getByRole('region', { name: /^Price/ }), turnover])
      await expect(pane.locator('[data-slot=time-chart-crosshair]')).toHaveAttribute('data-shown', '')
  })

  await test.step('C22 a line can be played as sound, and stopped', async () => {
    await chart(page).getByRole('button', { name: 'Play as sound' }).first().click()
    await chart(page).getByRole('button', { name: 'Stop the sound' }).click()
    await expect(chart(page).getByRole('button', { name: 'Play as sound' }).first()).toBeVisible()
  })

  await test.step('H12 the panel enters and leaves full screen, and focus is restored', async () => {
    const toggle = chart(page).getByRole('button', { name: /full screen/i })
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(chart(page).locator('[data-slot=chart-panel]')).toHaveAttribute('data-fullscreen', /./)
    await toggle.click()
    await expect(chart(page).locator('[data-slot=chart-panel]')).not.toHaveAttribute('data-fullscreen', /./)
    await expect(toggle).toBeFocused()
  })
})
