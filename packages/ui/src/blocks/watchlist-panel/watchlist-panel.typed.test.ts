import fc from 'fast-check'
import { expect, test } from 'vitest'
import { watchlist } from '../../testing/fixtures/watchlists.ts'
import { cutFieldText, noValues, type WatchlistList, type WatchlistValues } from './field-values.ts'
import type { WatchlistOutcome } from './save-watchlists.ts'
import { PURCHASE_FIELDS } from './watchlist-fields.ts'
import { type WatchlistPanelEvent, watchlistPanelReducer } from './watchlist-panel.reducer.ts'
import {
  draftOf,
  initialWatchlistPanel,
  TEMPLATE_ROW,
  type WatchlistPanelState,
  type WatchlistRowId,
} from './watchlist-panel.state.ts'

const LISTS: readonly WatchlistList[] = [
  watchlist(1, 'A', { checked: true }),
  watchlist(2, 'B', { checked: true }),
  watchlist(3, 'C'),
  watchlist(381, 'NSD'),
]
const IDS = LISTS.map(list => list.id)

/** Typed values that are neither saved nor discarded: they have to stay in the fields. */
type Model = {
  typed: Map<WatchlistRowId, WatchlistValues>
  isOpen: boolean
  isSaving: boolean
  appending: number[]
}
type Real = { state: WatchlistPanelState; keys: number }

function send(real: Real, event: WatchlistPanelEvent): void {
  real.state = watchlistPanelReducer(real.state, event)
}

function valuesIn(state: WatchlistPanelState, id: WatchlistRowId): WatchlistValues | undefined {
  if (id === TEMPLATE_ROW) return state.template
  const list = state.lists.find(one => one.id === id)
  return list && draftOf(state, list)
}

function expectTyped(model: Model, { state }: Real): void {
  for (const [id, values] of model.typed) expect(valuesIn(state, id), `typed for ${id}`).toEqual(values)
  model.isOpen = state.stage.kind === 'details'
  model.isSaving = state.request !== null
  model.appending = state.request?.payload.append.map(item => item.listId) ?? []
}

class Command implements fc.Command<Model, Real> {
  private readonly name: string
  private readonly can: (model: Model) => boolean
  private readonly act: (model: Model, real: Real) => void
  constructor(name: string, can: (model: Model) => boolean, act: (model: Model, real: Real) => void) {
    this.name = name
    this.can = can
    this.act = act
  }
  check(model: Readonly<Model>): boolean {
    return this.can(model)
  }
  run(model: Model, real: Real): void {
    this.act(model, real)
    expectTyped(model, real)
  }
  toString(): string {
    return this.name
  }
}

const isOpen = (model: Model) => model.isOpen && !model.isSaving
const isShut = (model: Model) => !model.isOpen && !model.isSaving
const context = (real: Real, hasListAccess = true) => ({ hasListAccess, key: `key-${++real.keys}` })
const listId = fc.constantFrom(...IDS)

const rowId = fc.constantFrom<WatchlistRowId[]>(...IDS, TEMPLATE_ROW)

const typing = (change: WatchlistValues, event: (id: WatchlistRowId) => WatchlistPanelEvent) =>
  rowId.map(
    id =>
      new Command(`type ${JSON.stringify(change)} for ${id}`, isOpen, (model, real) => {
        const before = model.typed.get(id) ?? valuesIn(real.state, id) ?? noValues(PURCHASE_FIELDS)
        send(real, event(id))
        model.typed.set(id, { ...before, ...change })
      }),
  )

const quantities = fc
  .string({ maxLength: 40 })
  .chain(text =>
    typing({ quantity: cutFieldText(text, 32) }, id => ({ type: 'typed', row: id, field: 'quantity', text })),
  )
const prices = fc
  .constantFrom('', '0', '99', '101.09375')
  .chain(price => typing({ price }, id => ({ type: 'typed', row: id, field: 'price', text: price })))
const days = fc
  .constantFrom('2025-07-01', '2025-07-10')
  .chain(day => typing({ day }, id => ({ type: 'typed', row: id, field: 'day', text: day })))

const FAULT = { kind: 'fault', fault: new Error('connection reset') } as const
const refused = (code: string, field: string | null = null) =>
  ({ kind: 'refused', code, message: 'No', field }) as const
const REMOVED = { kind: 'ok', data: [] } as const
const notSaved = { kind: 'ok', data: { saved: false, watchlists: [], message: 'Full' } } as const

/** All failures of a save. */
const FAILURES: readonly [string, WatchlistOutcome | 'broken'][] = [
  ['there is no readable answer', 'broken'],
  ['remove fails', { removed: FAULT, appended: null }],
  ['remove is refused', { removed: refused('watchlist_readonly', 'ids[0]'), appended: null }],
  ['the session ends before remove', { removed: refused('need_auth'), appended: null }],
  ['append fails', { removed: null, appended: FAULT }],
  ['append fails after remove', { removed: REMOVED, appended: FAULT }],
  ['the session ends before append', { removed: REMOVED, appended: refused('need_auth') }],
  ['access ends', { removed: null, appended: refused('access_denied_auth') }],
  ['the server finds an error', { removed: null, appended: refused('wl_error_no_date', 'day[0]') }],
  ['381 is refused', { removed: null, appended: refused('watchlist_nsd_forbiddance') }],
  ['the key was used', { removed: null, appended: refused('conflict') }],
  ['the answer is `saved: false`', { removed: null, appended: notSaved }],
]
const failing = fc.constantFrom(...FAILURES).map(
  ([name, answer]) =>
    new Command(
      name,
      model => model.isSaving,
      (_model, real) => {
        const id = real.state.request?.id ?? 0
        send(
          real,
          answer === 'broken'
            ? { type: 'failed', id }
            : { type: 'answered', id, answer, hasListAccess: true },
        )
      },
    ),
)
const succeeding = fc.constant(
  new Command(
    'the save succeeds',
    model => model.isSaving,
    (model, real) => {
      const appended = { kind: 'ok', data: { saved: true, watchlists: [], message: null } } as const
      const answer = { removed: REMOVED, appended: model.appending.length > 0 ? appended : null }
      send(real, { type: 'answered', id: real.state.request?.id ?? 0, answer, hasListAccess: true })
      for (const id of model.appending) model.typed.delete(id)
      if (model.appending.length > 0) model.typed.delete(TEMPLATE_ROW)
    },
  ),
)

const ticking = fc
  .tuple(listId, fc.boolean())
  .map(
    ([id, checked]) =>
      new Command(`tick ${id} ${checked}`, isShut, (_model, real) =>
        send(real, { type: 'ticked', listId: id, checked }),
      ),
  )
const plain = (name: string, can: (model: Model) => boolean, event: (real: Real) => WatchlistPanelEvent) =>
  fc.constant(new Command(name, can, (_model, real) => send(real, event(real))))
const always = () => true

const commands = [
  quantities,
  prices,
  days,
  ticking,
  failing,
  failing,
  succeeding,
  plain('continue', isShut, real => ({ type: 'proceeded', ...context(real) })),
  plain('continue without NSD access', isShut, real => ({ type: 'proceeded', ...context(real, false) })),
  plain('save', isOpen, real => ({ type: 'saved', ...context(real) })),
  plain('save without NSD access', isOpen, real => ({ type: 'saved', ...context(real, false) })),
  plain('try again', always, real => ({ type: 'retried', ...context(real) })),
  plain('press save twice', always, real => ({ type: 'saved', ...context(real) })),
  plain('Escape', isOpen, () => ({ type: 'closed' })),
  plain('keep editing', isOpen, () => ({ type: 'closeCancelled' })),
  plain('back to the lists', isOpen, () => ({ type: 'wentBack' })),
  plain('leave a list out', isOpen, () => ({ type: 'listLeftOut', listId: 1, hasListAccess: true })),
  plain('undo that edit', isOpen, () => ({ type: 'editUndone', hasListAccess: true })),
  plain('turn the page', isOpen, () => ({ type: 'pageChosen', page: 2 })),
  plain('sign in again', always, () => ({ type: 'accessChanged' })),
  plain('the page passes new lists', always, real => ({
    type: 'listsReceived',
    lists: real.state.lists.map(list => ({ ...list, name: `${list.name}'` })),
  })),
  plain('an answer to no pending request', always, () => ({
    type: 'answered',
    id: -1,
    hasListAccess: true,
    answer: { removed: REMOVED, appended: notSaved },
  })),
  fc.constant(
    new Command('discard', isOpen, (model, real) => {
      send(real, { type: 'discarded' })
      model.typed.clear()
    }),
  ),
]

test('W2, W4 typed values stay in their fields through every failure, until they are saved or discarded', () => {
  const met = new Set<string>()
  fc.assert(
    fc.property(fc.commands(commands, { maxCommands: 60, size: 'max' }), sequence => {
      fc.modelRun(
        () => ({
          model: { typed: new Map(), isOpen: false, isSaving: false, appending: [] } as Model,
          real: { state: initialWatchlistPanel(LISTS), keys: 0 },
        }),
        sequence,
      )
      for (const [name] of FAILURES) if (String(sequence).includes(name)) met.add(name)
    }),
  )
  expect([...met].toSorted()).toEqual(FAILURES.map(([name]) => name).toSorted())
})
