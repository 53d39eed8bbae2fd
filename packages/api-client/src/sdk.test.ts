import { expect, test } from 'vitest'
import { getSettings } from './generated/sdk.gen.ts'
import { jsonResponse } from './testing/index.ts'

test('a script calls a generated function with its server’s address and gets the answer undecoded', async () => {
  const urls: string[] = []
  const { data } = await getSettings({
    baseUrl: 'https://site.test',
    fetch: async request => {
      urls.push(new Request(request).url)
      return jsonResponse({ hints: true })
    },
  })
  expect(urls).toEqual(['https://site.test/api/user/settings/'])
  expect(data).toEqual({ hints: true })
})
