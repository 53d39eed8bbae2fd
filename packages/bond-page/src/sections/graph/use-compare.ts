'use client'
import { type CompareCandidate, type CompareEvent, compareRejectionReason } from '@accrue/ui/charts'
import { useGate } from '@accrue/ui/controls'
import { useMemo, useRef } from 'react'
import { USAGE_LOG } from '../../rules/usage-log.ts'
import { useComparedNames } from './use-compared-names.ts'
import type { GraphProps } from './use-graph.ts'

/** State and actions of the comparison (C9). */
export function useCompare({
  subject,
  graph: { state, dispatch },
  ports,
}: Pick<GraphProps, 'subject' | 'graph' | 'ports'>) {
  const { compare } = state
  const gate = useGate('compare')
  const focusField = useRef(false)
  const search = useMemo(() => ports.compareWith(subject.bondId), [ports, subject.bondId])
  const send = (event: CompareEvent) => dispatch({ type: 'compared', event })
  useComparedNames(subject.mayCompare ? compare.items : [], ports.comparedName, (key, name) =>
    send({ type: 'named', key, name }),
  )
  return {
    state: compare,
    gate,
    search,
    send,
    /** The search field gets the focus when the user opens it. */
    setOpen: (open: boolean) => {
      focusField.current = open
      send({ type: 'openChanged', open })
    },
    /** Focuses the search field when it mounts: its file loads after the press. */
    fieldRef: (field: HTMLInputElement | null) => {
      if (field && focusField.current) field.focus()
      if (field) focusField.current = false
    },
    add: (candidate: CompareCandidate) => {
      if (compareRejectionReason(compare, candidate) === null)
        ports.actionLogged({ actionId: USAGE_LOG.compare })
      send({ type: 'added', candidate })
    },
  }
}

export type CompareModel = ReturnType<typeof useCompare>
