import { describe, expect, test } from 'vitest'
import { listPageCodec } from './list-page-codec.ts'

const similar = listPageCodec('similar')

describe('X1 the page of a list in the address', () => {
  test.each([
    ['', 1],
    ['?similar=2', 2],
    ['?latest-issues=3&similar=86', 86],
    ['?similar=1', 1],
    ['?similar=0', 1],
    ['?similar=-2', 1],
    ['?similar=2.5', 1],
    ['?similar=second', 1],
    ['?similar=99999', 1],
  ])('%s is page %i', (search, page) => {
    expect(similar.read(search)).toBe(page)
  })

  test.each([
    ['', 2, '?similar=2'],
    ['?ground=100&similar=2', 3, '?ground=100&similar=3'],
    ['?similar=2', 1, ''],
    ['?similar=2&latest-issues=3', 1, '?latest-issues=3'],
  ])('%s with page %i is %s', (search, page, written) => {
    expect(similar.write(search, page)).toBe(written)
  })
})
