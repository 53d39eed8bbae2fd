import type { IssueList } from '@accrue/api-client/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const VALUES = ['indicative_price', 'indicative_yield', 'duration'] as const

async function similarTo(id: number, user: string | null): Promise<IssueList['items']> {
  const answer = await app.ask(user, `/api/bonds/${id}/similar-items/`)
  return ((await answer.json()) as { response: IssueList }).response.items
}

test.each([
  ['bonds that have a price', 1],
  ['bonds without any', 57],
])('P7 a visitor’s rows are locked where there is a value to withhold: %s', async (_, id) => {
  const full = await similarTo(id, 'pro')
  const visitor = await similarTo(id, null)
  const hasValue = full.map(item => VALUES.some(name => item[name]?.numeric != null))
  expect(new Set(hasValue)).toEqual(new Set([id === 1]))
  expect(visitor.map(({ masked }) => masked)).toEqual(hasValue)
  for (const item of visitor) for (const name of VALUES) expect(item[name]?.numeric).toBeNull()
})
