import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createCache } from './cache.ts'
import { acceptedEncoding, bodyOf, compressedAnswer, type Encoding } from './compression.ts'

const requestOf = (acceptEncoding: string) =>
  new Request('http://x/', { headers: { 'accept-encoding': acceptEncoding } })

describe('compression', () => {
  test.each([
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['BR', 'br'],
    ['gzip;q=1.0, identity', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['gzip;q=0', null],
    ['gzip;q=0.0', null],
    ['', null],
    ['xgzip', null],
  ])('%j: %s', (accept, encoding) => expect(acceptedEncoding(accept)).toBe(encoding))

  test.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ])('%s: a long body is compressed once for all who accept it', async (encoding, decompress) => {
    const body = bodyOf('ü'.repeat(5000))
    const answer = await compressedAnswer(requestOf(encoding), body, { headers: { vary: 'Cookie' } })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('Cookie, Accept-Encoding')
    expect(decompress(Buffer.from(await answer.arrayBuffer())).toString()).toBe('ü'.repeat(5000))
    const bytes = body.compressed.get(encoding as Encoding)
    await compressedAnswer(requestOf(encoding), body)
    expect(body.compressed.get(encoding as Encoding)).toBe(bytes)
  })

  test('a browser that accepts no encoding gets the body uncompressed', async () => {
    const plain = await compressedAnswer(requestOf('identity'), bodyOf('ü'.repeat(5000)))
    expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([
      null,
      'Accept-Encoding',
    ])
    expect(await plain.text()).toBe('ü'.repeat(5000))
  })

  test('a short body is not compressed', async () => {
    const answer = await compressedAnswer(requestOf('gzip'), bodyOf('""'))
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([null, '""'])
  })
})

describe('the cache of pages and answers', () => {
  test('computes a value once, evicts the oldest, and separates owners', () => {
    let count = 0
    const cached = createCache<object, number>(2, value => value !== 4)
    const one = {}
    const get = (of: object, key: string) => cached(of, key, () => ++count)
    expect([get(one, 'a'), get(one, 'a'), get(one, 'b')]).toEqual([1, 1, 2])
    expect(get({}, 'a')).toBe(3)
    // The fourth value is not cached.
    expect([get(one, 'c'), get(one, 'c')]).toEqual([4, 5])
    expect([get(one, 'b'), get(one, 'a')]).toEqual([2, 6])
  })
})
