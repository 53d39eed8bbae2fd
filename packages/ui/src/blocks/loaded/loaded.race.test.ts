import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draws } from '../../../../../tests/properties.ts'
import { initialLoaded, type LoadedEvent, type LoadedState, loadedReducer } from './loaded.reducer.ts'

type State = LoadedState<string, string>
type Event = LoadedEvent<string, string>
type Outcome = 'ok' | 'twice' | 'fault' | 'refused'

const step = fc.constantFrom('issuer 1', 'issuer 2', 'issuer 3', 'reload')
const outcome = fc.constantFrom<Outcome>('ok', 'ok', 'twice', 'fault', 'refused')

test('in any order of subjects, reloads and answers, facts of another subject are never shown', async () => {
  const reached = { ready: 0, outdated: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { minLength: 2, maxLength: 8 }),
      fc.array(outcome, { minLength: 5, maxLength: 5 }),
      async (scheduler, steps, outcomes) => {
        const faults: unknown[] = []
        let state: State = initialLoaded<string, string>('issuer 1', 'issuer 1')
        const requested = new Set<number>()

        const check = () => {
          const { loaded, request } = state
          if (loaded.kind === 'ready') expect(loaded.facts).toBe(`facts about ${state.subject}`)
          if (loaded.kind === 'loading') expect(request).not.toBeNull()
          if (request && !requested.has(request.id)) answerLater(request)
        }
        const happen = (event: Event) => {
          const before = state
          state = loadedReducer(before, event)
          if ('id' in event && event.id !== before.request?.id) expect(state).toBe(before)
          if (state.loaded.kind === 'ready') reached[state.loaded.outdated ? 'outdated' : 'ready']++
          check()
        }
        // requests are not aborted here: the reducer must drop stale answers itself
        const answerLater = ({ id, payload }: { id: number; payload: string }) => {
          requested.add(id)
          const how = outcomes[id % outcomes.length] ?? 'ok'
          for (let copies = how === 'twice' ? 2 : 1; copies > 0; copies--)
            scheduler
              .schedule(Promise.resolve(), `${how} to request ${id}`)
              .then(() => happen(reply(id, payload, how)))
              .catch(fault => faults.push(fault))
        }

        check()
        scheduler.scheduleSequence(
          steps.map(label => ({
            label,
            builder: async () => {
              try {
                happen(
                  label === 'reload'
                    ? { type: 'reloaded' }
                    : { type: 'subjectChanged', subject: label, query: label },
                )
              } catch (fault) {
                faults.push(fault)
              }
            },
          })),
        )
        await scheduler.waitIdle()
        if (faults.length > 0) throw faults[0]
        expect(state.request, 'every request ends').toBeNull()
      },
    ),
  )
  expect(reached.ready).toBeGreaterThan(draws * 0.6)
  expect(reached.outdated).toBeGreaterThan(draws / 25)
})

function reply(id: number, subject: string, how: Outcome): Event {
  if (how === 'fault') return { type: 'failed', id, fault: new Error('connection reset') }
  if (how === 'refused') return { type: 'answered', id, answer: { kind: 'refused', code: 'need_auth' } }
  return { type: 'answered', id, answer: { kind: 'ok', data: `facts about ${subject}` } }
}
