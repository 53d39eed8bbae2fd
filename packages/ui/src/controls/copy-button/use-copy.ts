'use client'
import { useCallback, useEffect, useReducer } from 'react'
import { COPIED_MS, COPY_START, type CopyState, copyReducer } from './copy.reducer.ts'

export type CopyOptions = {
  /** The text, or a function that creates it on press, possibly asynchronously. */
  text: string | (() => string | Promise<string>)
  /** The same content with headings and tables, for targets that accept HTML; created after `text`. */
  html?: (() => string | Promise<string>) | undefined
  /** Called after the text was copied. */
  onCopied?: (() => void) | undefined
  /**
   * Called with the error: clipboard blocked, absent, or the text could not be created. The page logs it
   * (bond-page §8).
   */
  onFailure?: ((fault: unknown) => void) | undefined
}

export type CopyModel = { state: CopyState; events: { copy: () => void } }

/** Copies text to the clipboard; the success or failure is shown for 2,000 ms (bond-page §9). */
export function useCopy({ text, html, onCopied, onFailure }: CopyOptions): CopyModel {
  const [state, dispatch] = useReducer(copyReducer, COPY_START)
  const { phase, attempt } = state

  useEffect(() => {
    if (phase !== 'copied' && phase !== 'failed') return
    const timer = setTimeout(() => dispatch({ type: 'hidden', attempt }), COPIED_MS)
    return () => clearTimeout(timer)
  }, [phase, attempt])

  // browsers allow the clipboard only in the event handler, not in a later effect
  const copy = useCallback(() => {
    if (phase === 'copying') return
    const mine = attempt + 1
    dispatch({ type: 'requested' })
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

/** The clipboard is absent on insecure pages and in old browsers; the result is a rejection too. */
async function write(source: CopyOptions['text'], html: CopyOptions['html']): Promise<void> {
  const text = typeof source === 'function' ? source() : source
  if (!navigator.clipboard) throw new Error('The clipboard is not available on this page.')
  if (html && (await writeBoth(text, html()))) return
  await navigator.clipboard.writeText(typeof text === 'string' ? text : await text)
}

/**
 * One item in two formats, passed to the clipboard synchronously as promises; false where the browser accepts plain
 * text only.
 */
async function writeBoth(text: string | Promise<string>, html: string | Promise<string>): Promise<boolean> {
  if (typeof ClipboardItem === 'undefined') return false
  const form = (type: string, made: string | Promise<string>) =>
    Promise.resolve(made).then(content => new Blob([content], { type }))
  const forms = { 'text/plain': form('text/plain', text), 'text/html': form('text/html', html) }
  // avoids unhandled rejections: a failed text is reported elsewhere
  void Promise.allSettled(Object.values(forms))
  try {
    await navigator.clipboard.write([new ClipboardItem(forms)])
    return true
  } catch {
    return false
  }
}
