import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readLabelFiles } from '../label-files.ts'
import { exampleBonds } from '../page/examples.ts'
import { openTestApp, type TestApp, testMarket } from '../testing/app.ts'
import { VALID_REQUESTS } from '../testing/operations.ts'
import { ROUTES } from './index.ts'

const book = readLabelFiles(fileURLToPath(new URL('../../../..', import.meta.url)))
const labelsOf = (module: Parameters<typeof book.dictionary>[0]) => book.dictionary(module, 'en')
const everywhere = { ...labelsOf('ui'), ...labelsOf('site') }
/** The keys of a module that no other page has. */
const only = (module: 'server' | 'bond-page') =>
  new Set(Object.keys(labelsOf(module)).filter(key => !Object.hasOwn(everywhere, key)))

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** The keys among the texts of an answer, which the page would look up: `label:status_ceased`, or an id such as `info_status`. */
function keysIn(answer: unknown, keys: ReadonlySet<string>): string[] {
  if (typeof answer === 'string') return [answer.replace(/^label:/, '')].filter(text => keys.has(text))
  if (typeof answer !== 'object' || answer === null) return []
  return Object.values(answer).flatMap(part => keysIn(part, keys))
}

describe('P1 an answer names no text that its page does not have', () => {
  const reads = ROUTES.filter(({ callClass }) => callClass === 'read').map(({ operation }) => operation)

  test.each(reads)('%s names none that only the server has', async operation => {
    const { path = '', ...ask } = VALID_REQUESTS[operation] ?? {}
    const response = await app.ask('desk', path, ask)
    expect(response.status).toBeLessThan(300)
    if (response.headers.get('content-type')?.startsWith('application/json'))
      expect(keysIn(await response.json(), only('server'))).toEqual([])
  })

  test.each(exampleBonds(testMarket()).map(({ kind, issue }) => [kind, issue.id] as const))(
    'the bond page of an %s names none that only the server has',
    async (_, id) => {
      const page = await (await app.ask('desk', `/api/bonds/${id}/page/`)).json()
      expect(keysIn(page, only('server'))).toEqual([])
    },
  )

  test.each(['getStockPage', 'getEtfPage', 'getIndexPage', 'getCompanyPage', 'getHome', 'getMenu'])(
    '%s names none that only bond pages have',
    async operation => {
      const answer = await (await app.ask('desk', VALID_REQUESTS[operation]?.path ?? '')).json()
      expect(keysIn(answer, only('bond-page'))).toEqual([])
    },
  )

  test('a text that the page does not have is found', () => {
    expect(keysIn({ a: [{ value: 'label:std_cash' }, 'menu_help'] }, only('server'))).toEqual([
      'std_cash',
      'menu_help',
    ])
  })
})
