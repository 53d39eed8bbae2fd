'use client'
import { useCallback, useEffect, useReducer } from 'react'
import { COPIED_MS, COPY_START, type CopyState, copyReducer } from './copy.model.ts'

export type CopyOptions = {
  /** What is copied, or how to make it when the user presses. */
  text: string | (() => string)
  onCopied?: (() => void) | undefined
  /** Told of the fault: clipboard refused, absent, or no text to be had. The page logs it (bond-page §8). */
  onFailure?: ((fault: unknown) => void) | undefined
}

export type CopyModel = { state: CopyState; events: { copy: () => void } }

/** Copies text to the clipboard; the success or failure stands for 2,000 ms (bond-page §9). */
export function useCopy({ text, onCopied, onFailure }: CopyOptions): CopyModel {
  const [state, dispatch] = useReducer(copyReducer, COPY_START)
  const { phase, attempt } = state

  useEffect(() => {
    if (phase !== 'copied' && phase !== 'failed') return
    const timer = setTimeout(() => dispatch({ type: 'faded', attempt }), COPIED_MS)
    return () => clearTimeout(timer)
  }, [phase, attempt])

  // browsers give the clipboard to the press itself, not to an effect after it
  const copy = useCallback(() => {
    if (phase === 'copying') return
    const mine = attempt + 1
    dispatch({ type: 'asked' })
    write(text).then(
      () => {
        dispatch({ type: 'succeeded', attempt: mine })
        onCopied?.()
      },
      (fault: unknown) => {
        dispatch({ type: 'failed', attempt: mine })
        onFailure?.(fault)
      },
    )
  }, [phase, attempt, text, onCopied, onFailure])
  return { state, events: { copy } }
}

/** The clipboard is absent on insecure pages and in old browsers; that is a rejection like any other. */
async function write(source: CopyOptions['text']): Promise<void> {
  const text = typeof source === 'function' ? source() : source
  if (!navigator.clipboard) throw new Error('The clipboard is not available on this page.')
  await navigator.clipboard.writeText(text)
}
