import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import german from '../../../labels/de.json' with { type: 'json' }
import english from '../../../labels/en.json' with { type: 'json' }
import spanish from '../../../labels/es.json' with { type: 'json' }
import french from '../../../labels/fr.json' with { type: 'json' }
import italian from '../../../labels/it.json' with { type: 'json' }
import polish from '../../../labels/pl.json' with { type: 'json' }
import russian from '../../../labels/ru.json' with { type: 'json' }
import turkish from '../../../labels/tr.json' with { type: 'json' }
import ukrainian from '../../../labels/uk.json' with { type: 'json' }
import chinese from '../../../labels/zh.json' with { type: 'json' }
import { LOCKED, type LockedShape, type LockedState } from './locked-chip.view-model.ts'

describe('H12 the state of a withheld value (shared-blocks §6, §8)', () => {
  test.each<[sentence: string, state: LockedState, expected: LockedShape]>([
    [
      'a visitor is asked to log in by a press',
      'login',
      { text: 'asterisk_default', note: null, acts: true },
    ],
    [
      'a user who can request access sends a request',
      'send',
      { text: 'send_request', note: 'send_request_label', acts: true },
    ],
    [
      'a request that was sent is not sent again',
      'sent',
      { text: 'already_send_request', note: 'already_send_request_label', acts: false },
    ],
    [
      'access that the participant does not grant cannot be requested',
      'forbidden',
      { text: 'forbidden_request', note: 'forbidden_request_label', acts: false },
    ],
  ])('%s', (_sentence, state, expected) => {
    expect(LOCKED[state]).toEqual(expected)
  })

  test('in any language each state has a text, all differ, and the longer message is longer', () => {
    const languages: Record<string, string>[] = [
      english,
      russian,
      italian,
      german,
      french,
      spanish,
      polish,
      turkish,
      ukrainian,
      chinese,
    ]
    const state = fc.constantFrom<LockedState>('login', 'send', 'sent', 'forbidden')
    fc.assert(
      fc.property(fc.constantFrom(...languages), state, state, (labels, one, other) => {
        const translate = (key: string) => (Object.hasOwn(labels, key) ? String(labels[key]) : '')
        const { text, note } = LOCKED[one]
        expect(translate(text).trim()).not.toBe('')
        if (note !== null) expect(translate(note).length).toBeGreaterThan(translate(text).length)
        if (one !== other) expect(translate(text)).not.toBe(translate(LOCKED[other].text))
      }),
    )
  })
})
