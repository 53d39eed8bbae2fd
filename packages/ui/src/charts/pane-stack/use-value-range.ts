'use client'
import { useState } from 'react'
import type { ValueRange } from './value-range.ts'

/** The range of a value axis that the user chose, null for the one that fits; it is forgotten when what the axis is of changes. */
export function useValueRange(axis: string): [ValueRange | null, (range: ValueRange | null) => void] {
  const [chosen, choose] = useState<{ axis: string; range: ValueRange } | null>(null)
  return [chosen?.axis === axis ? chosen.range : null, range => choose(range && { axis, range })]
}
