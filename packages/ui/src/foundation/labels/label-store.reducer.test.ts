import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  failedParts,
  type LabelAnswers,
  type LabelPart,
  type LabelStoreEvent,
  type LabelStoreState,
  labelPartId,
  labelStoreReducer,
  labelStoreStart,
  labelsOf,
  type RequiredLabels,
} from './label-store.reducer.ts'
import { labelText } from './labels.ts'

const UI: LabelPart = { module: 'ui' }
const SITE: LabelPart = { module: 'site' }
const MENU: LabelPart = { module: 'site', repository: 'menu' }
const requiredLabels = (parts: LabelPart[], lang: 'en' | 'ru' = 'en', showLabels = false): RequiredLabels => {
  return { parts, lang, showLabels }
}
const stateAfter = (required: RequiredLabels, ...events: LabelStoreEvent[]): LabelStoreState =>
  events.reduce(labelStoreReducer, labelStoreStart(required))
const answered = (id: number, ...answer: unknown[]): LabelStoreEvent => {
  return { type: 'answered', id, answer: answer as LabelAnswers }
}
const requested = ({ request }: LabelStoreState) =>
  request?.payload.map(({ lang, ...part }) => `${lang} ${labelPartId(part)}`)

describe('H10 labels by module and repository (shared-blocks §7)', () => {
  test.each<[sentence: string, state: LabelStoreState, expected: string[] | undefined]>([
    ['no parts: no request', stateAfter(requiredLabels([])), undefined],
    [
      'modules and repositories are requested together',
      stateAfter(requiredLabels([UI, MENU])),
      ['en ["ui",null]', 'en ["site","menu"]'],
    ],
    ['a repeated part is requested once', stateAfter(requiredLabels([UI, UI])), ['en ["ui",null]']],
    [
      'loaded parts are not requested again',
      stateAfter(requiredLabels([UI]), answered(1, {}), {
        type: 'requirementsChanged',
        required: requiredLabels([UI]),
      }),
      undefined,
    ],
    [
      'a part added later is requested alone',
      stateAfter(requiredLabels([UI]), answered(1, {}), {
        type: 'requirementsChanged',
        required: requiredLabels([UI, SITE]),
      }),
      ['en ["site",null]'],
    ],
    [
      'a part added during a request waits, so that nothing is requested twice',
      stateAfter(requiredLabels([UI]), { type: 'requirementsChanged', required: requiredLabels([UI, SITE]) }),
      ['en ["ui",null]'],
    ],
    [
      'and is requested afterwards',
      stateAfter(
        requiredLabels([UI]),
        { type: 'requirementsChanged', required: requiredLabels([UI, SITE]) },
        answered(1, {}),
      ),
      ['en ["site",null]'],
    ],
    [
      'another language requests all parts, and aborts the pending request',
      stateAfter(requiredLabels([UI, SITE]), answered(1, {}, {}), {
        type: 'requirementsChanged',
        required: requiredLabels([UI, SITE], 'ru'),
      }),
      ['ru ["ui",null]', 'ru ["site",null]'],
    ],
    [
      'failed parts are not requested automatically',
      stateAfter(requiredLabels([UI]), answered(1, null)),
      undefined,
    ],
    [
      'a retry requests only the failed parts',
      stateAfter(requiredLabels([UI, SITE]), answered(1, {}, null), { type: 'retried' }),
      ['en ["site",null]'],
    ],
    [
      'a retry without failed parts requests nothing',
      stateAfter(requiredLabels([UI]), answered(1, {}), { type: 'retried' }),
      undefined,
    ],
    [
      'a port that fails as a whole fails all',
      stateAfter(requiredLabels([UI]), { type: 'failed', id: 1, fault: 0 }, { type: 'retried' }),
      ['en ["ui",null]'],
    ],
  ])('%s', (_sentence, state, expected) => {
    expect(requested(state)).toEqual(expected)
  })

  test('show_labels is part of the request, and changing it requests everything again', () => {
    const before = stateAfter(requiredLabels([UI]), answered(1, { a: '1' }))
    const keys = labelStoreReducer(before, {
      type: 'requirementsChanged',
      required: requiredLabels([UI], 'en', true),
    })
    expect(keys.request?.payload).toEqual([{ module: 'ui', lang: 'en', showLabels: true }])
  })

  test('the text of a later part wins, in any order of answers', () => {
    const events = [answered(1, { a: 'ui', b: 'ui' }, { b: 'site' })]
    expect({ ...labelsOf(stateAfter(requiredLabels([UI, SITE]), ...events)) }).toEqual({ a: 'ui', b: 'site' })
    const turned = stateAfter(requiredLabels([SITE]), answered(1, { b: 'site' }), {
      type: 'requirementsChanged',
      required: requiredLabels([UI, SITE]),
    })
    expect({ ...labelsOf(labelStoreReducer(turned, answered(2, { b: 'ui' })), { c: 'page' }) }).toEqual({
      b: 'site',
      c: 'page',
    })
  })

  test('the answer for a previous language is dropped', () => {
    const state = stateAfter(requiredLabels([UI]), {
      type: 'requirementsChanged',
      required: requiredLabels([UI], 'ru'),
    })
    expect(labelStoreReducer(state, answered(1, { a: 'English' }))).toBe(state)
    expect({ ...labelsOf(labelStoreReducer(state, answered(2, { a: 'По-русски' }))) }).toEqual({
      a: 'По-русски',
    })
  })

  test('a failure keeps the texts and names the failed part', () => {
    const state = stateAfter(
      requiredLabels([UI, SITE]),
      answered(1, { a: 'one' }, { b: 'two' }),
      { type: 'requirementsChanged', required: requiredLabels([UI, SITE], 'ru') },
      answered(2, { a: 'раз' }, null),
    )
    expect({ ...labelsOf(state) }).toEqual({ a: 'раз', b: 'two' })
    expect(failedParts(state)).toEqual([SITE])
  })

  test('parts that are no longer requested are not merged', () => {
    const state = stateAfter(requiredLabels([UI, SITE]), answered(1, { a: '1' }, { b: '2' }), {
      type: 'requirementsChanged',
      required: requiredLabels([SITE]),
    })
    expect({ ...labelsOf(state) }).toEqual({ b: '2' })
  })

  test.each([
    ['nothing', undefined],
    ['a text', 'labels'],
    ['a list', [['a', 'b']]],
    ['a number', 5],
  ])('an answer that is %s counts as a failure', (_sentence, answer) => {
    expect(failedParts(stateAfter(requiredLabels([UI]), answered(1, answer)))).toEqual([UI])
  })

  test('values that are not strings are dropped; $& and __proto__ are ordinary keys', () => {
    const dictionary = JSON.parse(
      '{"a":"x","b":5,"c":null,"d":{"e":"f"},"$&":"dollar","__proto__":"own","":"empty"}',
    )
    const labels = labelsOf(stateAfter(requiredLabels([UI]), answered(1, dictionary)))
    expect(Object.keys(labels).toSorted()).toEqual(['', '$&', '__proto__', 'a'])
    expect(labelText(labels, '$&')).toBe('dollar')
    expect(labelText(labels, '__proto__')).toBe('own')
    expect(labelText(labels, 'b')).toBe('{{b}}')
    expect(labelText(labels, 'constructor')).toBe('{{constructor}}')
    expect(Object.getPrototypeOf({})).toBe(Object.prototype)
  })

  test('__proto__ is an ordinary module name', () => {
    const own: LabelPart = { module: '__proto__', repository: 'constructor' }
    expect({ ...labelsOf(stateAfter(requiredLabels([own]), answered(1, { a: '1' }))) }).toEqual({ a: '1' })
  })

  test('for any order of answers, all texts are in one language and no part is requested twice', () => {
    const part = fc.constantFrom(UI, SITE, MENU)
    const lang = fc.constantFrom('en' as const, 'ru' as const)
    const step = fc.oneof(
      fc.record({
        type: fc.constant('requirementsChanged' as const),
        parts: fc.array(part, { maxLength: 4 }),
        lang,
      }),
      fc.record({ type: fc.constant('retried' as const) }),
      fc.record({
        type: fc.constant('answer' as const),
        id: fc.integer({ min: 1, max: 6 }),
        fails: fc.boolean(),
      }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), steps => {
        let state = labelStoreStart(requiredLabels([UI]))
        const questions = new Map([[1, state.request?.payload ?? []]])
        for (const one of steps) {
          const before = state
          if (one.type === 'answer') {
            const texts = (questions.get(one.id) ?? []).map(question =>
              one.fails ? null : { of: question.lang },
            )
            state = labelStoreReducer(state, answered(one.id, ...texts))
            if (before.request?.id !== one.id) expect(state).toBe(before)
          } else if (one.type === 'retried') state = labelStoreReducer(state, one)
          else
            state = labelStoreReducer(state, {
              type: 'requirementsChanged',
              required: requiredLabels(one.parts, one.lang),
            })
          const { request } = state
          if (request) questions.set(request.id, request.payload)
          for (const question of request?.payload ?? [])
            expect(state.loaded.has(labelPartId(question))).toBe(false)
          for (const id of state.loaded) expect(state.texts.get(id)?.of).toBe(state.required.lang)
        }
      }),
    )
  })
})
