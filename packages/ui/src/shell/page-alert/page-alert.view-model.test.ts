import { expect, test } from 'vitest'
import {
  type PageAlertCause,
  type PageAlertViewModel,
  toPageAlertViewModel,
} from './page-alert.view-model.ts'

test.each<[string, PageAlertCause | null, PageAlertViewModel | null]>([
  ['nothing to say', null, null],
  [
    'a social login that failed, for the time of every alert',
    { kind: 'social' },
    { key: 'social', text: { key: 'login_social_failed' }, persist: false },
  ],
  [
    'the page’s message',
    { kind: 'message', message: 'Closed' },
    { key: 'message Closed', text: { text: 'Closed' }, persist: false },
  ],
  [
    'the page’s message that is to stay',
    { kind: 'message', message: 'Closed', persist: true },
    { key: 'message Closed', text: { text: 'Closed' }, persist: true },
  ],
  ['a message without text', { kind: 'message', message: ' \n' }, null],
])('H6 %s (shared-blocks §8)', (_sentence, cause, expected) => {
  expect(toPageAlertViewModel(cause)).toEqual(expected)
})
