import { describe, expect, test } from 'vitest'
import {
  answered,
  failed,
  found,
  loadingVenues,
  run,
  searchAnswer,
  settled,
  typed,
  venuesAnswer,
} from '../../testing/fixtures/compare-search-states.ts'
import { isSearchable } from '../combobox/combobox-keyboard.rules.ts'
import { type CompareSearchEvent, pendingTerm } from './compare-search.reducer.ts'

describe('G2 a search needs more than two characters (shared-blocks §5)', () => {
  test.each([
    ['two letters', 'us', false],
    ['three letters', 'ust', true],
    ['three letters of which one is a space at the end', 'us ', false],
    ['only spaces', '      ', false],
    ['spaces around three letters', '  ust ', true],
    ['two Chinese characters, though they may be a word', '国债', false],
    ['three Chinese characters', '国债券', true],
    ['one emoji of two code units', '🏦', false],
    ['three emoji', '🏦🏦🏦', true],
    ['nothing', '', false],
    ['three spaces', '   ', false],
    ['signs that mean any text elsewhere', '%%%', true],
    ['backslashes', '\\\\\\', true],
    ['two letters from right to left', 'אג', false],
    ['three letters from right to left', 'אגח', true],
    ['two letters and a combining accent', 'e\u0301t', true],
    ['two Turkish letters', 'İı', false],
    ['three Turkish letters', 'İıs', true],
    ['two letters among line ends and wide spaces', '\n\u3000us\u2003', false],
  ])('%s: %j → %s', (_sentence, text, expected) => {
    expect(isSearchable(text)).toBe(expected)
    expect(run([typed(text)]).phase.kind).toBe(expected ? 'waiting' : 'empty')
  })

  test('the debounce uses the latest text', () => {
    expect(pendingTerm(run([typed('ust'), typed('ust 4')]))).toBe('ust 4')
    expect(pendingTerm(run([typed('ust'), typed('us')]))).toBeNull()
    expect(pendingTerm(run([typed('ust'), settled]))).toBeNull()
  })
})

describe('G2 the request (shared-blocks §7)', () => {
  test('has the trimmed term and the current trading ground', () => {
    expect(run([typed('  UST 4 '), settled]).request).toEqual({
      id: 1,
      payload: { kind: 'search', query: { term: 'UST 4', venueId: 4 } },
    })
  })

  test.each([
    ['a pasted page', `  ${'x'.repeat(10_000)}`, 'x'.repeat(200)],
    ['a character of two units at the end', `${'x'.repeat(199)}🏦`, 'x'.repeat(199)],
    ['a text that fits', `${'x'.repeat(198)}🏦`, `${'x'.repeat(198)}🏦`],
    ['signs that mean any text elsewhere', '%%%', '%%%'],
  ])('at most 200 characters are sent, and the text stays unchanged: %s', (_sentence, text, term) => {
    const state = run([typed(text), settled])
    expect(state.request?.payload).toMatchObject({ query: { term } })
    expect(state.term).toBe(text)
  })

  test('a debounce that ends after the text was shortened sends no request', () => {
    expect(run([typed('UST'), typed('U'), settled]).request).toBeNull()
  })
})

describe('G2 stale answers are ignored (shared-blocks §5, readings #36)', () => {
  test.each<[string, CompareSearchEvent[]]>([
    ['an answer to an earlier request', [answered(1, searchAnswer())]],
    ['a failure of an earlier request', [failed(1)]],
    ['an answer to a request that was never sent', [answered(40, searchAnswer())]],
    ['an answer about trading grounds', [answered(2, venuesAnswer())]],
  ])('%s', (_sentence, events) => {
    const second = run([typed('UST'), settled, typed('UST 4'), settled])
    expect(run(events, second)).toBe(second)
  })

  test.each<[string, CompareSearchEvent]>([
    ['more typing', typed('UST 4')],
    ['shortening the text', typed('U')],
    ['clearing', { type: 'cleared' }],
    ['an input method that begins to compose', { type: 'composing' }],
    ['a refill', { type: 'refilled', text: 'Treas' }],
    ['another trading ground', { type: 'venueChanged' }],
  ])('%s cancels the pending request', (_sentence, event) => {
    const later = run([event], run([typed('UST'), settled]))
    expect(later.request).toBeNull()
    expect(run([answered(1, searchAnswer())], later)).toBe(later)
  })

  test('an answer counts once', () => {
    const state = found()
    expect(run([answered(1, searchAnswer([]))], state)).toBe(state)
  })

  test('ids never repeat, although clearing resets everything else', () => {
    const state = run([typed('UST'), settled, { type: 'cleared' }, typed('UST'), settled])
    expect(state.request?.id).toBe(2)
  })
})

describe('G2 faults and refusals', () => {
  test('a failed search keeps the text and can be retried under a new id', () => {
    const state = run([typed('UST'), settled, failed(1)])
    expect(state).toMatchObject({ term: 'UST', request: null, phase: { kind: 'searchFailed' } })
    expect(run([{ type: 'retried', venueId: 4 }], state).request).toEqual({
      id: 2,
      payload: { kind: 'search', query: { term: 'UST', venueId: 4 } },
    })
  })

  test('failed trading grounds keep the choice and can be retried', () => {
    const state = run([failed(2)], loadingVenues())
    expect(state.phase).toMatchObject({ kind: 'venuesFailed', chosen: { id: 11 } })
    expect(run([{ type: 'retried', venueId: 4 }], state).request).toMatchObject({
      id: 3,
      payload: { kind: 'venues', query: { id: 11 } },
    })
  })

  test('a retry without a fault changes nothing', () => {
    const state = found()
    expect(run([{ type: 'retried', venueId: 4 }], state)).toBe(state)
  })

  test.each([
    ['need_auth', { code: 'need_auth' }, { kind: 'refused', code: 'need_auth' }],
    ['need_get_access', { code: 'need_get_access' }, { kind: 'refused', code: 'need_get_access' }],
    ['another code is a fault', { code: 'many_points' }, { kind: 'searchFailed' }],
    ['text is a fault', 'need_auth', { kind: 'searchFailed' }],
    ['null is a fault', null, { kind: 'searchFailed' }],
  ])('the server may refuse (access row 23): %s', (_sentence, fault, expected) => {
    expect(run([typed('UST'), settled, failed(1, fault)]).phase).toEqual(expected)
  })

  test('a refusal of the trading grounds is a refusal too', () => {
    expect(run([failed(2, { code: 'need_auth' })], loadingVenues())).toMatchObject({
      term: 'UST 4% 2034',
      phase: { kind: 'refused', code: 'need_auth' },
    })
  })

  test('once access is granted, the text is searched for again', () => {
    const refused = run([typed('UST'), settled, failed(1, { code: 'need_auth' })])
    expect(run([{ type: 'accessGranted' }], refused)).toMatchObject({
      term: 'UST',
      phase: { kind: 'waiting' },
    })
    expect(run([{ type: 'accessGranted' }], found())).toEqual(found())
  })
})

describe('G2 input methods', () => {
  test('no search during composition', () => {
    const composing = run([typed('国'), { type: 'composing' }, typed('国zhai'), typed('国zhaiquan')])
    expect(composing).toMatchObject({ term: '国zhaiquan', phase: { kind: 'empty' } })
    expect(run([{ type: 'opened' }], composing).phase.kind).toBe('empty')
  })

  test('the composed text is searched', () => {
    const state = run([{ type: 'composing' }, typed('guozhai'), { type: 'composed', text: '国债券' }])
    expect(state).toMatchObject({ term: '国债券', phase: { kind: 'waiting' } })
  })

  test('an unfinished composition does not prevent the next search', () => {
    const state = run([{ type: 'composing' }, { type: 'blurred' }, typed('UST')])
    expect(state.phase.kind).toBe('waiting')
  })
})
