import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createApi } from './client.ts'
import { dayOfUnix, decodeDay, parseDay } from './decode/day.ts'
import { decodeNumber } from './decode/numeric-field.ts'
import { isYes } from './decode/reading.ts'
import { namePartsOf } from './decode/search.ts'
import { ApiFault, ApiRefusal } from './fault.ts'
import { operationIds, operations } from './generated/operations.gen.ts'
import { ownPath } from './own-url.ts'
import { everyCall } from './testing/calls.ts'
import { fakeServer } from './testing/fake-server.ts'

const anything = fc.anything({ withNullPrototype: true, withSparseArray: true, withDate: true })

describe('numeric fields', () => {
  test('any finite number is decoded to itself, with an equal text', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), number => {
        const field = decodeNumber({ value: '', numeric: number })
        expect(field).toMatchObject({ kind: 'value', value: number + 0 })
        expect(field.kind === 'value' && Number(field.text)).toBe(number + 0)
      }),
    )
  })
  test('a decimal text keeps all decimals, with a dot or a comma', () => {
    const digits = (most: number) => fc.stringMatching(new RegExp(`^[0-9]{1,${most}}$`))
    fc.assert(
      fc.property(digits(12), digits(30), fc.constantFrom('.', ','), (whole, decimals, separator) => {
        const field = decodeNumber(`${whole}${separator}${decimals}`)
        expect(field).toMatchObject({ kind: 'value', text: `${whole}.${decimals}` })
      }),
    )
  })
  test('for any input a value is finite and not minus zero, and its text is short', () => {
    fc.assert(
      fc.property(anything, wire => {
        const field = decodeNumber(wire)
        if (field.kind !== 'value') return
        expect(Number.isFinite(field.value) && !Object.is(field.value, -0)).toBe(true)
        expect(field.text.length).toBeLessThanOrEqual(64)
      }),
    )
  })
  test('a flagged number is never a value', () => {
    fc.assert(
      fc.property(anything, fc.oneof(fc.double(), fc.constant(null)), (value, numeric) => {
        expect(decodeNumber({ value, numeric, baddata: true }).kind).toBe('bad')
      }),
    )
  })
})

describe('days', () => {
  test('every day is decoded from its text and from its unix time', () => {
    // seconds above 1e11, from November 5138 on, count as milliseconds (readings #23)
    const days = fc.date({ min: new Date('1970-01-01'), max: new Date('5138-11-01'), noInvalidDate: true })
    fc.assert(
      fc.property(days, date => {
        const written = date.toISOString().slice(0, 10)
        expect(parseDay(written)).toBe(written)
        expect(dayOfUnix(Math.floor(date.getTime() / 86_400_000) * 86_400)).toBe(written)
      }),
    )
  })
  test('for any input the result is null or a day that exists', () => {
    fc.assert(
      fc.property(anything, wire => {
        const day = decodeDay(wire)
        if (day !== null) expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day)
      }),
    )
  })
  test('a day that does not exist is never changed to another', () => {
    const part = (most: number, width: number) =>
      fc.nat(most).map(number => String(number).padStart(width, '0'))
    fc.assert(
      fc.property(part(9999, 4), part(99, 2), part(99, 2), (year, month, day) => {
        const written = `${year}-${month}-${day}`
        expect([null, written]).toContain(parseDay(written))
      }),
    )
  })
})

test('isYes returns a boolean for any input', () => {
  fc.assert(
    fc.property(anything, wire => {
      expect(typeof isYes(wire)).toBe('boolean')
    }),
  )
})

test('the segments of a name always join to the name (G2)', () => {
  const marked = fc.array(
    fc.oneof(fc.constantFrom('<em>', '</em>', '<b>', '&amp;', '<img src=x>'), fc.string()),
  )
  fc.assert(
    fc.property(marked, fc.string({ minLength: 1 }), (parts, name) => {
      const joined = namePartsOf(parts.join(''), name).map(part => part.text)
      expect(joined.join('')).toBe(name)
    }),
  )
})

test('an accepted url never leaves the API’s origin and folders (readings #41)', () => {
  const url = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc
      .array(
        fc.constantFrom(
          '/',
          '\\',
          '..',
          '.',
          'api',
          'cb',
          '%2e',
          ':',
          '@',
          '//',
          '?',
          '#',
          'site.test',
          'evil',
        ),
      )
      .map(parts => parts.join('')),
    fc.string(),
  )
  fc.assert(
    fc.property(url, written => {
      const path = ownPath(written, 'https://site.test')
      if (path === null) return
      const target = new URL(`https://site.test${path}`)
      expect(target.origin).toBe('https://site.test')
      expect(target.pathname).toMatch(/^\/(api|cb)\//)
    }),
  )
})

describe('any JSON gives facts, a refusal or a fault of kind schema, and no other error', () => {
  const json = operationIds.filter(id => operations[id].answer === 'json')
  test.each(json)('%s', async operation => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 4 }), async body => {
        const answer = () => new Response(body, { headers: { 'content-type': 'application/json' } })
        const api = createApi({ fetch: fakeServer({ answers: { [operation]: answer } }).fetch })
        const cause = await everyCall[operation](api).then(
          () => null,
          (thrown: unknown) => thrown,
        )
        if (cause !== null && !(cause instanceof ApiRefusal))
          expect(cause instanceof ApiFault && cause.kind).toBe('schema')
      }),
    )
  })
})
