import type { CompareSearchAnswer, CompareTradingGroundsAnswer } from '@accrue/api-client/wire'
import {
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullish,
  number,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
  trim,
} from 'valibot'
import { json } from '../http/answers.ts'
import { notFound } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { highlight } from '../market/search.ts'
import { findIndexes } from '../page/find-indexes.ts'
import { groundName } from '../page/names.ts'
import { viewOf } from '../page/view.ts'
import { bondParam } from './bond-page.ts'
import { entityId } from './tradings.ts'

/** Hits of one group that are sent; `count` says how many there are. */
const SHOWN = 20

const hash = pipe(number(), integer(), minValue(1), maxValue(999_999))
/** A search text: at least three characters after trimming (shared-blocks §5). */
export const searchTerm = pipe(string(), trim(), minLength(3), maxLength(200))

export const compareRoutes: readonly Route[] = [
  route({
    operation: 'searchCompareItems',
    method: 'POST',
    path: '/api/bonds/{bondId}/getAutocompleteData/',
    callClass: 'read',
    gate: 'compare',
    limits: [{ count: 10, seconds: 1 }],
    body: strictObject({ term: searchTerm, hash, currentTgId: nullish(entityId) }),
    handle(call) {
      bondParam(call, 'bondId')
      const { market } = call.deps
      const view = viewOf(call)
      const { text } = view
      const { term } = call.body
      const bonds = market.findBonds(term).filter(issue => market.series(issue).length > 0)
      const indexes = findIndexes(view, term)
      const shown = (items: readonly { id: number; name: string }[]) =>
        items.slice(0, SHOWN).map(({ id, name }) => ({ id, name, highlighting: highlight(name, term) }))
      const answer: CompareSearchAnswer = {
        hash: call.body.hash,
        tabs: [
          {
            name: text('compare_tab_bonds'),
            count: bonds.length,
            selected: bonds.length > 0 || indexes.length === 0,
            showList: true,
            withTradingGrounds: true,
            model: 'bonds',
            items: shown(bonds),
          },
          {
            name: text('compare_tab_indexes'),
            count: indexes.length,
            selected: bonds.length === 0 && indexes.length > 0,
            showList: true,
            withTradingGrounds: false,
            model: 'index',
            items: shown(indexes),
          },
        ],
      }
      return json(answer)
    },
  }),
  route({
    operation: 'getCompareTradingGrounds',
    method: 'POST',
    path: '/api/bonds/{bondId}/getTradingGround/',
    callClass: 'read',
    gate: 'compare',
    body: strictObject({
      hash,
      selectedId: entityId,
      currentTgId: nullish(entityId),
      model: optional(picklist(['bonds', 'index'])),
    }),
    handle(call) {
      bondParam(call, 'bondId')
      const view = viewOf(call)
      const { market } = view
      const { selectedId, currentTgId, model } = call.body
      const issue = model === 'index' ? null : market.bond(selectedId)
      if (!issue && model !== 'index') throw notFound()
      const grounds = issue
        ? market.series(issue).map(({ ground }) => ({ id: ground.id, name: groundName(view, ground) }))
        : []
      // the ground that the main bond is shown on comes first, if the other bond has it
      const items = [
        ...grounds.filter(ground => ground.id === currentTgId),
        ...grounds.filter(ground => ground.id !== currentTgId),
      ]
      const answer: CompareTradingGroundsAnswer = {
        hash: call.body.hash,
        result: items.length > 0 ? 1 : 0,
        items,
      }
      return json(answer)
    },
  }),
]
