'use client'
import { Notice } from '@accrue/ui/controls'
import { browserShortcut, useLabel } from '@accrue/ui/foundation'
import { useEffect, useState } from 'react'
import type { WholePageModel } from './use-whole-page.ts'

export type PrintShortcutProps = {
  /** The sections of the page. */
  ids: readonly string[]
  events: Pick<WholePageModel['events'], 'mount' | 'mountAndWait'>
}

/**
 * A browser prints what is rendered, so the print shortcut first mounts every section; a second press prints at once.
 * The print command of the browser's menu cannot wait: missing sections print a note, and load for the next attempt.
 */
export function PrintShortcut({ ids, events: { mount, mountAndWait } }: PrintShortcutProps) {
  const label = useLabel()
  const [waiting, setWaiting] = useState(false)
  const all = ids.join(',')
  useEffect(() => {
    const sections = all.split(',')
    const unmounted = new AbortController()
    const { signal } = unmounted
    let pressed = false
    const print = async () => {
      setWaiting(true)
      try {
        await mountAndWait(sections, signal)
      } catch {
        // the page was unmounted
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
    window.addEventListener('beforeprint', () => mount(sections), { signal })
    return () => unmounted.abort()
  }, [all, mount, mountAndWait])
  if (!waiting) return null
  return (
    <Notice className="fixed inset-x-4 bottom-[calc(1rem+var(--occupied-end,0px))] z-20 mx-auto w-fit border border-line bg-surface-raised shadow-pop print:hidden">
      {label('print_waiting')}
    </Notice>
  )
}
