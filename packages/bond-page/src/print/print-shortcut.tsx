'use client'
import { Notice } from '@accrue/ui/controls'
import { browserShortcut, useLabel } from '@accrue/ui/foundation'
import { useEffect, useState } from 'react'
import type { WholePageModel } from './use-whole-page.ts'

export type PrintKeyProps = {
  /** The sections of the page. */
  ids: readonly string[]
  events: Pick<WholePageModel['events'], 'want' | 'bring'>
}

/**
 * A browser prints what is on the page, so its print key waits until every section has come; a second press prints at once.
 * The print command of the browser's menu cannot wait: what is missing then says so on paper, and comes for the next try.
 */
export function PrintShortcut({ ids, events: { want, bring } }: PrintKeyProps) {
  const label = useLabel()
  const [waiting, setWaiting] = useState(false)
  const all = ids.join(',')
  useEffect(() => {
    const sections = all.split(',')
    const left = new AbortController()
    const { signal } = left
    let pressed = false
    const print = async () => {
      setWaiting(true)
      try {
        await bring(sections, signal)
      } catch {
        // the page was left
        return
      } finally {
        setWaiting(false)
      }
      window.print()
    }
    const onKey = (event: KeyboardEvent) => {
      if (pressed || event.defaultPrevented || browserShortcut(event) !== 'p') return
      pressed = true
      event.preventDefault()
      void print()
    }
    window.addEventListener('keydown', onKey, { signal })
    window.addEventListener('beforeprint', () => want(sections), { signal })
    return () => left.abort()
  }, [all, want, bring])
  if (!waiting) return null
  return (
    <Notice className="fixed inset-x-4 bottom-[calc(1rem+var(--room-end,0px))] z-20 mx-auto w-fit border border-line bg-surface-raised shadow-pop print:hidden">
      {label('print_waiting')}
    </Notice>
  )
}
