import { ApiFault, ApiRefusal, createApi } from '@accrue/api-client'
import { extensions, type OperationId, operationIds, operations } from '@accrue/api-client/operations'
import {
  everyCall,
  exampleOf,
  type FaultCase,
  fakeServer,
  faultCases,
  jumpingClock,
  responseOf,
} from '@accrue/api-client/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** The hash of the compare search's examples: its requests use the same one, so that the examples match. */
const EXAMPLE_HASH = 4711
beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue((EXAMPLE_HASH - 0.5) / 999_999)
})
afterEach(() => {
  vi.restoreAllMocks()
})
/** Their answers are valid for the request with the same hash only. */
const HASHED: readonly OperationId[] = ['searchCompareItems', 'getCompareTradingGrounds']

/** The outcome of a call: data, a refusal's code, a fault as kind/reason, or something that must not happen. */
type Outcome = { came: string; requests: number; facts: unknown }

/** Answers that may be empty: the chart has no data for the period, or the bond no praams report. */
const MAY_BE_NULL: readonly OperationId[] = ['getTradings', 'getPraamsReport']
/** Missing items mean that nobody is signed in (readings #17). */
const NEED_AUTH_WITHOUT_ITEMS: OperationId = 'createCommentsAccessRequest'
/** A read is tried three times at most, everything else once. */
const triesOf = (operation: OperationId) => (operations[operation].callClass === 'read' ? 3 : 1)
/** Searches and files fail at once without a connection, so that their field or button can say so. */
const waitsForConnection = (operation: OperationId) =>
  operations[operation].callClass === 'read' &&
  operations[operation].answer !== 'file' &&
  !/^(suggest|searchCompareItems|getCompareTradingGrounds)/.test(operation)
const isLog = (operation: OperationId) => operations[operation].callClass === 'fire-and-forget'

/**
 * The expected outcome of a fault for an operation, or why it does not apply. Every case runs: a fault that does not apply
 * must not change the outcome.
 */
function expectedOf(
  fault: FaultCase['id'],
  operation: OperationId,
): { came: string; tries?: number; notApplicable?: string } {
  const { answer } = operations[operation]
  if (isLog(operation)) return { came: 'facts', notApplicable: 'the answer of a log is not read' }
  const tries = triesOf(operation)
  const json = answer === 'json'
  const bodiless = answer === 'none' ? 'the answer has no body' : undefined
  const noJson = json ? undefined : 'the answer is no JSON'
  switch (fault) {
    case 'F1':
    case 'F3':
      return { came: 'offline/connection', tries }
    case 'F2':
      return bodiless ? { came: 'facts', notApplicable: bodiless } : { came: 'offline/cut', tries }
    case 'F4':
      return { came: 'timeout/timeout' }
    case 'F5':
    case 'F24':
      return { came: 'facts' }
    case 'F6':
      if (operation === 'printBondPage')
        return { came: 'facts', notApplicable: 'a document may take a minute and a half' }
      return bodiless ? { came: 'facts', notApplicable: bodiless } : { came: 'timeout/timeout' }
    case 'F7':
      return { came: 'server/status' }
    case 'F8':
    case 'F9':
      return { came: 'server/status', tries }
    case 'F10':
      return { came: 'tooMany/status', tries }
    case 'F11':
      return { came: 'refused/bad_request' }
    case 'F12':
      return { came: 'refused/need_auth' }
    case 'F13':
      return { came: 'refused/access_denied_auth' }
    case 'F14':
      return { came: 'refused/not_found' }
    case 'F15':
      if (bodiless) return { came: 'facts', notApplicable: 'it is the answer that was promised' }
      return { came: operation === 'getTradings' ? 'facts' : 'malformed/empty' }
    case 'F16':
      return noJson ? { came: 'facts', notApplicable: noJson } : { came: 'malformed/json' }
    case 'F17':
      return { came: 'malformed/html' }
    case 'F18':
      if (noJson) return { came: 'facts', notApplicable: noJson }
      return { came: MAY_BE_NULL.includes(operation) ? 'facts' : 'schema/form' }
    case 'F19':
      if (noJson) return { came: 'facts', notApplicable: noJson }
      return { came: operation === 'getPraamsReport' ? 'facts' : 'schema/form' }
    case 'F22':
      return json
        ? { came: 'malformed/tooLarge' }
        : { came: 'facts', notApplicable: 'files may be that large' }
    case 'F25':
      // reads of the page start again when the connection is back; user actions have failed
      return { came: 'offline/connection', tries: waitsForConnection(operation) ? 1 + tries : 1 }
    case 'F26':
      return { came: 'malformed/redirect' }
    case 'F20':
      if (noJson) return { came: 'facts', notApplicable: noJson }
      return { came: operation === NEED_AUTH_WITHOUT_ITEMS ? 'refused/need_auth' : 'facts or schema/form' }
    case 'F21':
      if (noJson) return { came: 'facts', notApplicable: noJson }
      // rows without a numeric item belong to no line, an answer without a hash to no request
      return {
        came: operation === 'getTradings' || HASHED.includes(operation) ? 'schema/form' : 'facts',
      }
    case 'F23':
      if (noJson) return { came: 'facts', notApplicable: noJson }
      return { came: operation === NEED_AUTH_WITHOUT_ITEMS ? 'refused/need_auth' : 'facts' }
    default:
      throw new Error(`no outcome is stated for ${fault}`)
  }
}

async function outcomeOf(call: Promise<unknown>): Promise<{ came: string; facts: unknown }> {
  try {
    const facts = await call
    const refused =
      typeof facts === 'object' && facts !== null && 'code' in facts ? `refused/${facts.code}` : null
    return { came: refused ?? 'facts', facts }
  } catch (cause) {
    if (cause instanceof ApiFault) return { came: `${cause.kind}/${cause.reason}`, facts: null }
    if (cause instanceof ApiRefusal) return { came: `refused/${cause.code}`, facts: null }
    return { came: `uncaught: ${String(cause)}`, facts: null }
  }
}

/** One operation with one fault, on a fake clock. */
async function suffer(fault: FaultCase, operation: OperationId): Promise<Outcome> {
  const clock = jumpingClock()
  let isOnline = true
  const server = fakeServer({
    answers: {
      [operation]: () => {
        if (fault.id === 'F25' && server.seen.length === 1) isOnline = false
        return fault.answer({ operation, sleep: clock.sleep })
      },
    },
  })
  const whenOnline = async () => {
    isOnline = true
  }
  const online = () => isOnline
  const api = createApi({ fetch: server.fetch, sleep: clock.sleep, now: clock.now, online, whenOnline })
  const outcome = await outcomeOf(everyCall[operation](api))
  await clock.sleep(1)
  return { ...outcome, requests: server.seen.length }
}

/** Every number and text of the data, at any depth. */
function leavesOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value]
  return Object.values(value).flatMap(leavesOf)
}

for (const fault of faultCases)
  describe(`${fault.id}: ${fault.name}`, () => {
    for (const operation of operationIds) {
      const { came, tries = 1, notApplicable } = expectedOf(fault.id, operation)
      test(`${operation}: ${came}${notApplicable ? ` (n/a: ${notApplicable})` : ''}`, async () => {
        const outcome = await suffer(fault, operation)
        expect(came.split(' or ')).toContain(outcome.came)
        expect(outcome.requests).toBe(tries)
        const leaves = leavesOf(outcome.facts)
        expect(
          leaves.filter(leaf => typeof leaf === 'number' && (!Number.isFinite(leaf) || Object.is(leaf, -0))),
        ).toEqual([])
        expect(leaves.filter(leaf => typeof leaf === 'string' && leaf.length > 2000)).toEqual([])
      })
    }
  })

test('26 kinds × 42 calls of the specification are 1,092 cases, plus the extensions', () => {
  const specified = operationIds.filter(id => !extensions.includes(id))
  expect(faultCases.map(fault => fault.id)).toEqual(Array.from({ length: 26 }, (_, index) => `F${index + 1}`))
  expect(faultCases.length * specified.length).toBe(1092)
})

describe('X14 after the fault', () => {
  test.each(operationIds.filter(id => !isLog(id)))('%s: the same call works again (F25)', async operation => {
    const clock = jumpingClock()
    let works = false
    const server = fakeServer({
      answers: {
        [operation]: () =>
          works
            ? responseOf(operation, exampleOf(operation))
            : Promise.reject(new TypeError('network changed')),
      },
    })
    const api = createApi({ fetch: server.fetch, sleep: clock.sleep })
    expect((await outcomeOf(everyCall[operation](api))).came).toBe('offline/connection')
    works = true
    expect((await outcomeOf(everyCall[operation](api))).came).toBe('facts')
  })

  test('answers in reverse order reach their calls (F24)', async () => {
    const clock = jumpingClock()
    const server = fakeServer({
      answers: {
        suggestBonds: async ({ body }: { body: unknown }) => {
          const { term } = body as { term: string }
          await clock.sleep(term === 'first' ? 5000 : 10)
          return { items: [{ id: 1, ttl: term }] }
        },
      },
    })
    const api = createApi({ fetch: server.fetch, sleep: clock.sleep })
    const order: string[] = []
    const titleOf = async (term: string) => {
      const { items } = await api.suggest.bonds({ term })
      order.push(term)
      return items[0]?.title
    }
    expect(await Promise.all([titleOf('first'), titleOf('second')])).toEqual(['first', 'second'])
    expect(order).toEqual(['second', 'first'])
  })
})
