import { expect, test } from 'vitest'
import { getSettings } from './generated/sdk.gen.ts'
import { jsonResponse } from './testing/index.ts'

test('a script calls a generated function with the address of its server and gets the wire as it is', async () => {
  const asked: string[] = []
  const { data } = await getSettings({
    baseUrl: 'https://site.test',
    fetch: async request => {
      asked.push(new Request(request).url)
      return jsonResponse({ hints: true })
    },
  })
  expect(asked).toEqual(['https://site.test/api/user/settings/'])
  expect(data).toEqual({ hints: true })
})
