import { describe, expect, test } from 'vitest'
import { COPIED_MS, COPY_START, type CopyEvent, type CopyPhase, copyReducer } from './copy.model.ts'

const asked: CopyEvent = { type: 'asked' }
const succeeded = (attempt: number): CopyEvent => ({ type: 'succeeded', attempt })
const failed = (attempt: number): CopyEvent => ({ type: 'failed', attempt })
const faded = (attempt: number): CopyEvent => ({ type: 'faded', attempt })

describe('copying', () => {
  test('the success stands for 2,000 ms (bond-page §9)', () => {
    expect(COPIED_MS).toBe(2000)
  })

  test.each<[string, CopyEvent[], CopyPhase]>([
    ['a question is under way until answered', [asked], 'copying'],
    ['a success is shown', [asked, succeeded(1)], 'copied'],
    ['a success fades', [asked, succeeded(1), faded(1)], 'idle'],
    ['a failure is shown and fades', [asked, failed(1), faded(1)], 'idle'],
    ['a second press while copying asks nothing more', [asked, asked, succeeded(1)], 'copied'],
    ['a second press while "Copied" stands copies again', [asked, succeeded(1), asked], 'copying'],
    [
      'the first success does not fade the second',
      [asked, succeeded(1), asked, succeeded(2), faded(1)],
      'copied',
    ],
    ['a late answer of an earlier attempt is dropped', [asked, succeeded(1), asked, failed(1)], 'copying'],
    ['nothing fades while copying', [asked, faded(1)], 'copying'],
    ['an answer that nobody asked for is dropped', [succeeded(0)], 'idle'],
  ])('%s', (_sentence, events, expected) => {
    expect(events.reduce(copyReducer, COPY_START).phase).toBe(expected)
  })
})
