'use client'
import { useCallback, useEffect, useReducer } from 'react'
import { COPIED_MS, COPY_START, type CopyState, copyReducer } from './copy.reducer.ts'

export type CopyOptions = {
  /** What is copied, or how to make it when the user presses; it may take its time. */
  text: string | (() => string | Promise<string>)
  /** The same with headings and tables, for what takes more than plain text; made after `text`. */
  html?: (() => string | Promise<string>) | undefined
  /** Called once the text is in the clipboard. */
  onCopied?: (() => void) | undefined
  /** Told of the fault: clipboard refused, absent, or no text to be had. The page logs it (bond-page §8). */
  onFailure?: ((fault: unknown) => void) | undefined
}

export type CopyModel = { state: CopyState; events: { copy: () => void } }

/** Copies text to the clipboard; the success or failure stands for 2,000 ms (bond-page §9). */
export function useCopy({ text, html, onCopied, onFailure }: CopyOptions): CopyModel {
  const [state, dispatch] = useReducer(copyReducer, COPY_START)
  const { phase, attempt } = state

  useEffect(() => {
    if (phase !== 'copied' && phase !== 'failed') return
    const timer = setTimeout(() => dispatch({ type: 'hidden', attempt }), COPIED_MS)
    return () => clearTimeout(timer)
  }, [phase, attempt])

  // browsers give the clipboard to the press itself, not to an effect after it
  const copy = useCallback(() => {
    if (phase === 'copying') return
    const mine = attempt + 1
    dispatch({ type: 'asked' })
    write(text, html).then(
      () => {
        dispatch({ type: 'succeeded', attempt: mine })
        onCopied?.()
      },
      (fault: unknown) => {
        dispatch({ type: 'failed', attempt: mine })
        onFailure?.(fault)
      },
    )
  }, [phase, attempt, text, html, onCopied, onFailure])
  return { state, events: { copy } }
}

/** The clipboard is absent on insecure pages and in old browsers; that is a rejection like any other. */
async function write(source: CopyOptions['text'], html: CopyOptions['html']): Promise<void> {
  const text = typeof source === 'function' ? source() : source
  if (!navigator.clipboard) throw new Error('The clipboard is not available on this page.')
  if (html && (await writeBoth(text, html()))) return
  await navigator.clipboard.writeText(typeof text === 'string' ? text : await text)
}

/** One item in two forms, given to the press at once and made meanwhile; false where the browser takes plain text alone. */
async function writeBoth(text: string | Promise<string>, html: string | Promise<string>): Promise<boolean> {
  if (typeof ClipboardItem === 'undefined') return false
  const form = (type: string, made: string | Promise<string>) =>
    Promise.resolve(made).then(words => new Blob([words], { type }))
  const forms = { 'text/plain': form('text/plain', text), 'text/html': form('text/html', html) }
  // text that cannot be made fails once more, where it is told
  void Promise.allSettled(Object.values(forms))
  try {
    await navigator.clipboard.write([new ClipboardItem(forms)])
    return true
  } catch {
    return false
  }
}
