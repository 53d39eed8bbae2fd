import { type Deferred, deferred } from '@accrue/ui/testing'
import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** One question that a port was asked. */
export type Asked<Question, Answer> = {
  question: Question
  signal: AbortSignal | undefined
  /** Whether the asker had given it up before it was answered: strict mode mounts twice and gives the first mount up. */
  dropped: () => boolean
  answer: Deferred<Answer>
}

/** The store of answers tells its readers in a turn of the event loop of its own, which it asks for after the answer is there. */
async function turn(): Promise<void> {
  if (vi.isFakeTimers()) return void (await vi.advanceTimersByTimeAsync(2))
  for (let turns = 0; turns < 2; turns++) await new Promise<void>(done => setTimeout(done))
}

/** Lets what answers at once be heard. */
export const settle = () => act(turn)

/** A port that notes every question and answers when the test says so. */
export function controlledPort<Question, Answer>() {
  const all: Asked<Question, Answer>[] = []
  const settled = new Set<Asked<Question, Answer>>()
  const end = (asked: Asked<Question, Answer> | undefined, how: (held: Deferred<Answer>) => void) =>
    act(async () => {
      if (!asked) throw new Error('Nothing was asked that could be answered.')
      settled.add(asked)
      how(asked.answer)
      await turn()
    })
  const counted = () => all.filter(asked => settled.has(asked) || !asked.dropped())
  return {
    port(question: Question, call?: { signal?: AbortSignal }): Promise<Answer> {
      const { signal } = call ?? {}
      const answer = deferred<Answer>()
      all.push({ question, signal, dropped: () => signal?.aborted ?? false, answer })
      return answer.promise
    },
    /** Every question, given up or not. */
    all,
    /** What was asked: questions that were answered, or still wait for it. */
    asked: () => counted().map(({ question }) => question),
    /** Answers the newest question that counts. */
    answer: (answer: Answer) => end(counted().at(-1), held => held.resolve(answer)),
    /** Answers the question at a place in `all`, whether anybody still listens or not. */
    answerAt: (place: number, answer: Answer) => end(all.at(place), held => held.resolve(answer)),
    /** Breaks the newest question that counts, as a cut line does. */
    fail: () => end(counted().at(-1), held => held.reject(new Error('the line was cut'))),
  }
}
