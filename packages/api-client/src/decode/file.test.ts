import { describe, expect, test } from 'vitest'
import { decodeFile } from './file.ts'

const bytes = new TextEncoder().encode('PK').buffer
const named = (disposition: string) =>
  decodeFile(bytes, { headers: new Headers({ 'content-disposition': disposition }) }).fileName

test('a file has its bytes and its type', async () => {
  const file = decodeFile(bytes, { headers: new Headers({ 'content-type': 'text/csv' }) })
  expect(file).toMatchObject({ contentType: 'text/csv', fileName: '' })
  expect(file.blob.type).toBe('text/csv')
  expect(await file.blob.text()).toBe('PK')
})

test('a file without a type', () => {
  expect(decodeFile(bytes, { headers: new Headers() })).toMatchObject({ contentType: '', fileName: '' })
})

test.each([['text'], [null], [{}]])('%j is no file', body => {
  expect(() => decodeFile(body, { headers: new Headers() })).toThrow('no file came')
})

describe('the name of a file', () => {
  test.each([
    ['in quotes', 'attachment; filename="bond 1.xlsx"', 'bond 1.xlsx'],
    ['without quotes', 'attachment; filename=bond.xlsx', 'bond.xlsx'],
    ['before another parameter', 'attachment; filename=bond.xlsx; size=5', 'bond.xlsx'],
    ['with spaces around the sign', 'attachment; filename  =  "bond.xlsx"', 'bond.xlsx'],
    ['encoded', "attachment; filename*=UTF-8''%D0%B1.xlsx", 'б.xlsx'],
    [
      'encoded, with spaces around the sign',
      "attachment; filename*  =  UTF-8''%D0%B1.xlsx; size=5",
      'б.xlsx',
    ],
    ['encoded before plain', `attachment; filename="b.xlsx"; filename*=UTF-8''%D0%B1.xlsx`, 'б.xlsx'],
    [
      'plain where the encoded one is broken',
      `attachment; filename="b.xlsx"; filename*=UTF-8''%zz`,
      'b.xlsx',
    ],
    ['in capitals', 'ATTACHMENT; FILENAME="bond.xlsx"', 'bond.xlsx'],
    ['without its path', 'attachment; filename="../../etc/bond.xlsx"', 'bond.xlsx'],
    ['without a path of Windows', "attachment; filename*=UTF-8''C%3A%5Ctemp%5Cbond.xlsx", 'bond.xlsx'],
    ['without control characters', "attachment; filename*=UTF-8''bo%00nd%0D%0A.xlsx", 'bond.xlsx'],
    ['without spaces at its ends', 'attachment; filename=" bond.xlsx "', 'bond.xlsx'],
    ['none', 'attachment', ''],
    ['a folder', 'attachment; filename="etc/"', ''],
  ])('%s', (_, disposition, name) => {
    expect(named(disposition)).toBe(name)
  })
})
