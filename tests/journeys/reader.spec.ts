import { expect, NOTE, reach, test } from './strict.ts'

test('rule 16: Q3 a reader asks a participant for access: a double click sends once, and the row says so for good', async ({
  page,
  signIn,
}) => {
  await signIn('reader')
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().includes('submit_quotes_access_request')) sent.push(request.url())
  })
  await page.goto(NOTE)
  const quotes = page.getByRole('region', { name: 'Latest quotes from market participants' })
  await reach(quotes)
  const ask = quotes.getByRole('button', { name: /request/i }).first()
  await ask.scrollIntoViewIfNeeded()
  await ask.dblclick()
  await expect(quotes.getByText(/sent/i).first()).toBeVisible()
  expect(sent).toHaveLength(1)
  await page.reload()
  await reach(quotes)
  await expect(quotes.getByText(/sent/i).first()).toBeVisible()
})
