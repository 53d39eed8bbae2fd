import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { exampleAnswers, exampleRequests } from './generated/examples.gen.ts'
import {
  extensions,
  maskedFields,
  type OperationId,
  operationIds,
  operations,
  refusals,
} from './generated/operations.gen.ts'
import * as schemas from './generated/valibot.gen.ts'

/** The parts of a schema that these tests use. */
type Node = {
  $ref?: string
  type?: string | string[]
  'x-masked'?: string
  properties?: Record<string, Node>
  items?: Node
  oneOf?: Node[]
}
type OpenApi = {
  paths: Record<string, Record<string, Record<string, unknown>>>
  components: { schemas: Record<string, Node> }
}

const document: OpenApi = parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8'))
const schema = (operation: string, part: 'Body' | 'Response') =>
  Object.entries(schemas).find(
    ([key]) => key === `v${operation.charAt(0).toUpperCase()}${operation.slice(1)}${part}`,
  )?.[1] as v.GenericSchema | undefined

/** Method and path of every call in the two tables of the specification (bond-page §7, shared-blocks §7), one path per line. */
const SPECIFIED = `
GET /api/bonds/submit_quotes_access_request/{emitentId}/
GET /api/bonds/mp-quotes/{bondId}/{emitentId}/{bondStatusId}/
GET /api/bonds/{bondId}/praams/
POST /api/bonds/{bondId}/getRatingsHistory/
POST /api/bonds/{bondId}/contactActionLog/
POST /api/bonds/{bondId}/incrementStatisticView/
POST /api/chart/get_tradings/
GET /cb/emissions/item/global/json/{id}/
GET /api/company/{emitentId}/comments_about/
GET /api/bonds/{bondId}/getNkdInfo/{date}/
GET /api/bonds/{bondId}/similar-items/
GET /cb/current_user/action_log/global/json/{actionId}/
GET /api/user/settings/
POST /api/user/set-settings/
POST /api/profile/pa/subscr_send_request/
POST /api/profile/pa/subscr_expand_request/
POST /api/profile/update_mob/
GET /
GET /api/profile/support/tickets/
GET /api/labels/{module}/
GET /api/labels/{module}/{repository}/
GET /api/report_bank_rsbu/{emitentId}/{archiveFlag}/
GET /api/report_msfo/{reportId}/
GET /api/report_rsbu/{reportId}/
GET /api/company/{emitentId}/multipliers/
GET /api/company/get-report/{apiUrl}/{emitentId}/
GET /api/comments/create_comments_access_request/{providerId}/
POST /api/bonds/{bondId}/getAutocompleteData/
POST /api/bonds/{bondId}/getTradingGround/
POST /api/chart-data/{entity}/{id}/
GET /api/company/{emitentId}/get-emitent-list-of-indexes/
GET /api/emitent-map-data/{emitentId}/
GET /api/network/{emitentId}/{direction}/
POST /api/suggest/bonds/
POST /api/suggest/stocks/
POST /api/suggest/etf/
POST /api/suggest/indexes/
POST /api/suggest/companies/
POST /api/uss/delete/{id}/
POST /api/watchlist/remove/
POST /api/watchlistAppend/
POST /api/contactActionLog/`
  .trim()
  .split('\n')

/** Number fields that everybody may see: terms of the issue, payments, user input, structure. All others must have x-masked. */
const PUBLIC_NUMBERS = new Set([
  'Offert.price',
  'Holder.share',
  'Holder.amount',
  'PageHeader.outstanding',
  'BondFacts.nkd',
  // from the Treasury's auctions
  'BondFacts.index_ratio',
  'BondFacts.next_coupon_sum',
  'BondFacts.next_offer_price',
  'CashFlowRow.cupon_rate',
  'CashFlowRow.cupon_sum',
  'CashFlowRow.redemtion',
  'CashFlowRow.pool_factor',
  'OptionRow.benchmark_spread',
  'OptionRow.price',
  'OptionRow.repurchased_amount',
  'IssueItem.cupon_rate',
  'IssueItem.amount',
  'BenchmarkBond.cupon_rate',
  'NkdAnswer.nkd',
  // tenors of the par curve
  'Tenor.years',
  // results of user input
  'CalculationAnswer.price',
  'CalculationAnswer.dirty_price',
  'CalculationAnswer.yield',
  'CalculationAnswer.yield_to_worst',
  'CalculationAnswer.discount_margin',
  'CalculationAnswer.nkd',
  'CalculationAnswer.duration',
  'CalculationAnswer.modified_duration',
  'CalculationAnswer.convexity',
  'CalculationAnswer.pvbp',
  'WatchlistEntry.user_price',
  'NetworkRow.share',
  'QuotesAccessAnswer.success',
  'InfoItem.numeric',
  'TableCell.numeric',
  'MapPoint.x',
  'CurvePoint.x',
])

test('the 42 calls of the two tables exist; all others are marked as extensions', () => {
  const specified = operationIds
    .filter(id => !extensions.includes(id))
    .map(id => `${operations[id].method} ${operations[id].path}`)
  expect(specified.toSorted()).toEqual(SPECIFIED.toSorted())
  expect(operationIds).toHaveLength(42 + extensions.length)
})

describe.each(operationIds)('%s', operation => {
  const { method, path } = operations[operation]
  const described = document.paths[path]?.[method.toLowerCase()]

  test('has a name, a description and a tag', () => {
    for (const key of ['summary', 'description', 'tags', 'x-call-class'])
      expect(described?.[key], key).toBeTruthy()
  })

  test('documents its refusals: bad ids, wrong methods, too many calls, bodies', () => {
    const body = described?.requestBody !== undefined
    const hasId = path.includes('{')
    const expected = [400, 405, 429, ...(body ? [413, 415] : [])]
    expect(refusals[operation]).toEqual(expect.arrayContaining(expected))
    if (hasId && !['fire-and-forget'].includes(operations[operation].callClass) && method === 'GET')
      expect(refusals[operation]).toContain(404)
  })

  test('has examples that match its schemas', () => {
    const answers = Object.entries(exampleAnswers[operation] ?? {})
    if (operations[operation].answer === 'json') expect(answers.length).toBeGreaterThan(0)
    for (const [name, example] of answers) {
      const checked = schema(operation, 'Response')
      expect(checked, name).toBeDefined()
      if (checked !== undefined) expect(v.safeParse(checked, example).issues, name).toBeUndefined()
    }
    if (described?.requestBody === undefined) return
    const [request] = Object.values(exampleRequests[operation] ?? {})
    const body = schema(operation, 'Body')
    expect(request).toBeDefined()
    if (body !== undefined) expect(v.safeParse(body, request).issues).toBeUndefined()
  })
})

test.each(operationIds.filter(id => exampleRequests[id] !== undefined))(
  '%s refuses unknown fields in its request',
  operation => {
    const [request] = Object.values(exampleRequests[operation] ?? {})
    const body = schema(operation, 'Body')
    if (body === undefined || typeof request !== 'object') throw new Error('expected a body with a schema')
    expect(v.safeParse(body, { ...request, unknown: 1 }).success).toBe(false)
  },
)

describe('withheld fields (P7)', () => {
  const named = Object.entries(document.components.schemas)

  test.each(named)('every number of %s has x-masked or is listed as public', (name, node) => {
    for (const { path, masked } of numbersOf(node, name)) {
      if (!masked) expect(PUBLIC_NUMBERS, `${path} carries no x-masked`).toContain(path)
    }
  })

  test('every public number exists', () => {
    const found = named.flatMap(([name, node]) => numbersOf(node, name).map(one => one.path))
    expect([...PUBLIC_NUMBERS].filter(path => !found.includes(path))).toEqual([])
  })

  test.each(Object.keys(maskedFields) as OperationId[])(
    'the masked example of %s contains no x-masked number',
    operation => {
      const masked = exampleAnswers[operation]?.masked
      expect(masked).toBeDefined()
      for (const path of Object.keys(maskedFields[operation] ?? {}))
        for (const value of valuesAt(masked, path.split(/\.|(?=\[\])/)))
          expect([undefined, null, ''], `${operation} ${path}`).toContainEqual(
            typeof value === 'object' && value !== null ? (value as { numeric: unknown }).numeric : value,
          )
    },
  )
})

/** Fields with market data or terms: wire numbers and plain reals. Whole numbers are ids, counts and times. */
function numbersOf(node: Node, at: string): { path: string; masked: boolean }[] {
  const found: { path: string; masked: boolean }[] = []
  const base = at.split('.')[0] ?? at
  for (const [key, child] of Object.entries(node.properties ?? {})) {
    const isNumber =
      child.$ref === '#/components/schemas/WireNumber' || [child.type].flat().includes('number')
    const isShape = base === 'WireNumber' || base === 'Shape'
    if (isNumber && !isShape) found.push({ path: `${base}.${key}`, masked: child['x-masked'] !== undefined })
    else if (child.$ref === undefined) found.push(...numbersOf(child, base))
  }
  if (node.items !== undefined && node.items.$ref === undefined) found.push(...numbersOf(node.items, base))
  for (const choice of node.oneOf ?? []) if (choice.$ref === undefined) found.push(...numbersOf(choice, base))
  return found
}

/** All values at a path of `maskedFields`. */
function valuesAt(value: unknown, path: string[]): unknown[] {
  const [step, ...rest] = path
  if (step === undefined) return [value]
  if (typeof value !== 'object' || value === null) return []
  if (step === '[]' || step === '*') return Object.values(value).flatMap(child => valuesAt(child, rest))
  return valuesAt((value as Record<string, unknown>)[step], rest)
}
