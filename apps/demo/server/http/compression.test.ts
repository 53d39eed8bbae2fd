import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bodyOf, packedAnswer, takesGzip } from './compression.ts'
import { keeper } from './keep.ts'

const asking = (acceptEncoding: string) =>
  new Request('http://x/', { headers: { 'accept-encoding': acceptEncoding } })

describe('compression', () => {
  test.each([
    ['gzip', true],
    ['br, gzip;q=0.5', true],
    ['gzip;q=1.0, identity', true],
    ['gzip;q=0', false],
    ['gzip;q=0.0', false],
    ['br', false],
    ['', false],
    ['xgzip', false],
  ])('%j takes gzip: %s', (accept, takes) => expect(takesGzip(asking(accept))).toBe(takes))

  test('a long body is compressed if the client accepts it, and only once', async () => {
    const body = bodyOf('ü'.repeat(5000))
    const packed = await packedAnswer(asking('gzip'), body, { headers: { vary: 'Cookie' } })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.headers.get('vary')).toBe('Cookie, Accept-Encoding')
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe('ü'.repeat(5000))
    const plain = await packedAnswer(asking('br'), body)
    expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([
      null,
      'Accept-Encoding',
    ])
    expect(await plain.text()).toBe('ü'.repeat(5000))
  })

  test('a short body is not compressed', async () => {
    const answer = await packedAnswer(asking('gzip'), bodyOf('""'))
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([null, '""'])
  })
})

describe('caching', () => {
  test('computes once, evicts the oldest, and separates entries by owner', () => {
    let made = 0
    const kept = keeper<object, number>(2, value => value !== 4)
    const one = {}
    const get = (of: object, key: string) => kept(of, key, () => ++made)
    expect([get(one, 'a'), get(one, 'a'), get(one, 'b')]).toEqual([1, 1, 2])
    expect(get({}, 'a')).toBe(3)
    // The fourth is not worth caching.
    expect([get(one, 'c'), get(one, 'c')]).toEqual([4, 5])
    expect([get(one, 'b'), get(one, 'a')]).toEqual([2, 6])
  })
})
