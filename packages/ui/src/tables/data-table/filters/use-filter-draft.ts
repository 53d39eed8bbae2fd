'use client'
import { useEffect, useRef, useState } from 'react'
import { useLayoutEffect } from '../../../foundation/layout-effect.ts'

/** With more rows than this, filters wait for a pause in typing. */
const IMMEDIATE_ROWS = 5_000
const PAUSE_MS = 200

export type FilterDraftOptions<Value, Draft> = {
  /** The current filter; undefined for none. */
  value: Value | undefined
  onValueChange: (value: Value | undefined) => void
  /** The fields' content for a filter. */
  read: (value: Value | undefined) => Draft
  /** The filter for the fields' content; undefined for none, null if it makes no filter, such as a crossed range. */
  write: (draft: Draft) => Value | undefined | null
  /** The number of rows to filter. */
  rowCount: number
}

/**
 * The content of filter fields, which applies while typing, in long tables after a pause. Input that makes no filter stays in
 * the fields, and the filter stays unchanged. A filter that changes elsewhere replaces the input.
 */
export function useFilterDraft<Value, Draft>({
  value,
  onValueChange,
  read,
  write,
  rowCount,
}: FilterDraftOptions<Value, Draft>): [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState(() => read(value))
  const key = keyOf(value)
  const applied = useRef(key)
  const pending = useRef<{ timer: number; apply: () => void } | null>(null)
  const latest = useRef({ onValueChange, read })

  useLayoutEffect(() => {
    latest.current = { onValueChange, read }
  })
  useLayoutEffect(() => {
    if (applied.current === key) return
    applied.current = key
    window.clearTimeout(pending.current?.timer)
    pending.current = null
    setDraft(latest.current.read(value))
  }, [key, value])
  // a panel that closes within the pause still applies its input
  useEffect(
    () => () => {
      window.clearTimeout(pending.current?.timer)
      pending.current?.apply()
    },
    [],
  )

  const change = (next: Draft) => {
    setDraft(next)
    window.clearTimeout(pending.current?.timer)
    pending.current = null
    const filter = write(next)
    if (filter === null) return
    const apply = () => {
      pending.current = null
      applied.current = keyOf(filter)
      latest.current.onValueChange(filter)
    }
    if (rowCount > IMMEDIATE_ROWS) pending.current = { timer: window.setTimeout(apply, PAUSE_MS), apply }
    else apply()
  }
  return [draft, change]
}

/** Filters are compared by content: a page may parse them from its address on each render. */
function keyOf(value: unknown): string {
  return JSON.stringify(value) ?? ''
}
