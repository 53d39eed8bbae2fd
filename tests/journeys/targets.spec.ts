import { faintBoundaries, smallTargets } from './boundaries.ts'
import { ALL, chart, expect, NOTE, test } from './strict.ts'

const PARTS = [
  'header',
  '[data-slot=page-title]',
  '#graph [data-slot=chart-panel-head]',
  '#graph [data-slot=chart-toolbar]',
  '#graph [data-slot=chart-panel-footer]',
]

/** The gate looks at one theme: `packages/ui/src/styles/theme.test.ts` has the contrasts of both. */
for (const colorScheme of ALL ? (['light', 'dark'] as const) : (['light'] as const))
  test.describe(`visual check 12 in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    test('edges of controls, and every line, key, tag and focus ring of the chart, have a contrast of 3 : 1', async ({
      page,
      signIn,
    }) => {
      await signIn('pro')
      await page.goto(NOTE)
      await expect(chart(page).locator('[data-chart-layer=lines] path').first()).toBeAttached()
      // the cursor's tags are on the axes, not over the tag of the last value
      const plot = chart(page).locator('[data-slot=time-chart-plot]').first()
      await plot.hover({ position: { x: 150, y: 200 } })
      await expect(chart(page).locator('[data-slot=cursor-value]').first()).toBeVisible()
      const { faint, seen } = await faintBoundaries(page)
      expect(faint).toEqual([])
      // of each kind: fields, handles of the navigator; lines and their keys; tags at the last value and at the cursor
      expect(seen, 'boundaries that were looked at').toEqual({
        border: expect.any(Number),
        stroke: expect.any(Number),
        fill: expect.any(Number),
        background: expect.any(Number),
        ring: expect.any(Number),
      })
      // handles and tools of the extended chart: its drawing rail, and the boundaries between its panes
      await signIn('desk')
      await page.goto(`${NOTE}?ground=381&view=extended&period=1Y`)
      await expect(chart(page).locator('[data-slot=pane-boundary]').first()).toBeVisible()
      const extended = await faintBoundaries(page)
      expect(extended.faint).toEqual([])
      expect(extended.seen.ring, 'focus rings that were looked at').toBeGreaterThan(18)
    })
  })

test.describe('visual check 12 on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('touch targets of the bar, the title and the chart are 44 px, info marks 24', async ({
    page,
    signIn,
  }) => {
    await page.goto(NOTE)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
    expect((await smallTargets(page, 'header')).small, 'of a visitor').toEqual([])
    await signIn('pro')
    await page.goto(NOTE)
    await expect(chart(page).locator('[data-chart-layer=lines] path').first()).toBeAttached()
    for (const part of PARTS) {
      const { small, seen } = await smallTargets(page, part)
      expect(small, part).toEqual([])
      expect(seen, part).toBeGreaterThan(1)
    }
    const legend = await smallTargets(page, '#graph [data-slot=legend-head]')
    expect(legend.small, 'the trading ground in the line of the legend').toEqual([])
    expect(legend.seen).toBe(1)
    await page.goto(`${NOTE}?chart=map`)
    await expect(chart(page).locator('[data-chart-layer=points] path').first()).toBeAttached()
    const map = await smallTargets(page, '#graph [data-slot=issuer-map-toolbar]')
    expect(map.small, 'the toolbar of the issuer map').toEqual([])
    expect(map.seen).toBeGreaterThan(1)
  })
})
