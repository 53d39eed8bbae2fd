import { chart, expect, focusChart, NOTE, reach, test } from './strict.ts'

test.describe('full access', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn('pro')
  })

  test('nearest date, archive, data table, quotes, periods', async ({ page }) => {
    await test.step('rule 1: C6 trading ground 100 has nothing today, so the nearest date is loaded, once', async () => {
      const requests: Array<{ startDate: string; endDate: string; getChartIteration: number }> = []
      page.on('request', request => {
        if (!request.url().endsWith('/api/chart/get_tradings/')) return
        const body = request.postDataJSON()
        // the navigator's year around the period is a request of its own
        if (Date.parse(body.endDate) - Date.parse(body.startDate) < 300 * 86_400_000) requests.push(body)
      })
      await page.goto(`${NOTE}?ground=4`)
      await expect(chart(page).locator('[data-chart-layer=lines] path').first()).toBeAttached()
      requests.length = 0
      await chart(page).getByLabel('Trading ground').selectOption({ label: 'FedInvest' })
      await expect(chart(page).getByText(/the three months before 23 Aug(ust)? 2024/)).toBeVisible()
      await expect(chart(page).getByRole('combobox', { name: 'From' })).toHaveValue('23.05.2024')
      await expect(chart(page).getByRole('combobox', { name: 'To' })).toHaveValue('23.08.2024')
      expect(requests.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
        ['2025-04-11', '2025-07-11'],
        ['2024-05-23', '2024-08-23'],
      ])
      expect(requests[1]?.getChartIteration).toBeGreaterThan(
        requests[0]?.getChartIteration ?? Number.POSITIVE_INFINITY,
      )
    })

    await test.step('the archive', async () => {
      await page.goto(`${NOTE}?ground=100&from=2024-05-23&to=2024-08-23&view=archive`)
      const table = page.getByRole('table', { name: /^Archive/ })
      const row = (day: string) => table.getByRole('row').filter({ hasText: day })
      await test.step('rule 4: 2024-08-22 reads 101.0938 and 3.861; 2024-08-23 is blank, with the reason one press away', async () => {
        await expect(row('22 Aug 2024').getByText('101.0938', { exact: true }).first()).toBeVisible()
        await expect(row('22 Aug 2024').getByText('3.861', { exact: true }).first()).toBeVisible()
        await expect(row('23 Aug 2024')).not.toContainText('3723')
        await row('23 Aug 2024').getByRole('button').first().click()
        await expect(
          page
            .getByText('the source gave a value that cannot be right')
            .and(page.locator(':visible'))
            .first(),
        ).toBeVisible()
        await page.keyboard.press('Escape')
      })

      await test.step('rule 19: T7 the archive sorts up, down and back', async () => {
        const header = table.getByRole('columnheader', { name: /Indicative price/ })
        const firstDay = () => table.getByRole('rowheader').first().innerText()
        const served = await firstDay()
        for (const order of ['ascending', 'descending']) {
          await header
            .getByRole('button', { name: /Indicative price/ })
            .first()
            .click()
          await expect(header).toHaveAttribute('aria-sort', order)
        }
        await header
          .getByRole('button', { name: /Indicative price/ })
          .first()
          .click()
        await expect(header).not.toHaveAttribute('aria-sort', /ending/)
        expect(await firstDay()).toBe(served)
      })
    })

    await test.step('C22 the chart is read with the keyboard alone, and its data table has the same values', async () => {
      await page.goto(`${NOTE}?ground=100&from=2024-08-01&to=2024-08-23`)
      const plot = chart(page).getByRole('figure', { name: /^Price/ })
      const last = chart(page).getByText(/23 Aug(ust)? 2024.*cannot be right/)
      await focusChart(plot)
      await page.keyboard.press('End')
      await expect(last.first()).toBeAttached()
      await page.keyboard.press('ArrowLeft')
      await expect(
        chart(page)
          .getByText(/22 Aug(ust)? 2024.*101\.094/)
          .first(),
      ).toBeAttached()
      await chart(page).getByRole('button', { name: 'Show data table' }).click()
      await expect(chart(page).getByRole('table').getByText('101.094')).toBeVisible()
    })

    await test.step('T1 the ten columns of quotes fit their card, and no shadow covers the last one', async () => {
      await page.goto(`${NOTE}#quotes`)
      const quotes = page.getByRole('region', { name: /^Latest quotes/ })
      await reach(quotes)
      const table = quotes.getByRole('table').first()
      await expect(table.getByRole('columnheader', { name: 'Updated' })).toBeVisible()
      // column widths depend on rows and fonts
      const overhang = async () =>
        ((await table.boundingBox())?.width ?? 0) - ((await quotes.boundingBox())?.width ?? 0)
      await expect.poll(overhang).toBeLessThanOrEqual(0)
    })

    await test.step('C4 periods, C3 types and C5 arbitrary days load their data and are in the address', async () => {
      await page.goto(`${NOTE}?ground=4`)
      const section = chart(page)
      await expect(section.getByRole('radio', { name: '3M' })).toBeChecked()
      await section.getByRole('radio', { name: '1Y' }).click()
      await expect(section.getByRole('combobox', { name: 'From' })).toHaveValue('11.07.2024')
      await section.getByRole('tab', { name: 'Yield' }).click()
      await expect(page).toHaveURL(/chart=yield/)
      await expect(page).toHaveURL(/period=1Y/)
      await section.getByRole('combobox', { name: 'From' }).fill('1.1.2025')
      await section.getByRole('combobox', { name: 'From' }).press('Enter')
      await expect(
        section.getByRole('radio', { checked: true }).and(section.getByRole('radio', { name: /^\d[MY]$/ })),
      ).toHaveCount(0)
      await expect(page).toHaveURL(/from=2025-01-01/)
      await page.goBack()
      await expect(section.getByRole('radio', { name: '1Y' })).toBeChecked()
      await page.reload()
      await expect(section.getByRole('tab', { name: 'Yield', selected: true })).toBeVisible()
    })
  })
})
