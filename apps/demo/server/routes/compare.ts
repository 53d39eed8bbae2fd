import {
  vGetCompareTradingGroundsBody,
  vGetCompareTradingGroundsPath,
  vSearchCompareItemsBody,
  vSearchCompareItemsPath,
} from '@accrue/api-client/schemas'
import type { CompareSearchAnswer, CompareTradingGroundsAnswer } from '@accrue/api-client/wire'
import { json } from '../http/answers.ts'
import { notFound } from '../http/refusal.ts'
import { type ApiRoute, route } from '../http/route.ts'
import { highlight } from '../market/search.ts'
import { findIndexes } from '../page/find-indexes.ts'
import { tradingGroundName } from '../page/names.ts'
import { viewOf } from '../page/view.ts'
import { requireBond } from './bond-page.ts'

/** Maximum number of hits per group; `count` is the total. */
const MAX_HITS = 20

export const compareRoutes: readonly ApiRoute[] = [
  route({
    operation: 'searchCompareItems',
    limits: [{ count: 10, seconds: 1 }],
    request: { path: vSearchCompareItemsPath, body: vSearchCompareItemsBody },
    handle(call) {
      requireBond(call, call.path.bondId)
      const { market } = call.deps
      const view = viewOf(call)
      const { text } = view
      const term = call.body.term.trim()
      const bonds = market.findBonds(term).filter(issue => market.series(issue).length > 0)
      const indexes = findIndexes(view, term)
      const shown = (items: readonly { id: number; name: string }[]) =>
        items.slice(0, MAX_HITS).map(({ id, name }) => ({ id, name, highlighting: highlight(name, term) }))
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
    request: { path: vGetCompareTradingGroundsPath, body: vGetCompareTradingGroundsBody },
    handle(call) {
      requireBond(call, call.path.bondId)
      const view = viewOf(call)
      const { market } = view
      const { selectedId, currentTgId, model } = call.body
      const issue = model === 'index' ? null : market.bond(selectedId)
      if (!issue && model !== 'index') throw notFound()
      const tradingGrounds = issue
        ? market.series(issue).map(({ tradingGround }) => ({
            id: tradingGround.id,
            name: tradingGroundName(view, tradingGround),
          }))
        : []
      // The main bond's trading ground comes first, if the other bond has it.
      const items = [
        ...tradingGrounds.filter(tradingGround => tradingGround.id === currentTgId),
        ...tradingGrounds.filter(tradingGround => tradingGround.id !== currentTgId),
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
