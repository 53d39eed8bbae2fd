'use client'
import { useId } from 'react'
import { idList } from './id-list.ts'

/** Where a field's label is written: above it, inside its frame, or for assistive tech alone. */
export type LabelAs = 'above' | 'inside' | 'hidden'

export type FieldProps = {
  /** What the field holds; always there, at least for assistive tech. */
  label: string
  /** Default `above`. */
  labelAs?: LabelAs
  /** How to fill it, below the field. */
  hint?: string
  /** What is wrong with it, below the field; marks it invalid. */
  error?: string | null
  /** 32 or 28 px on a desk, 44 on a phone. Default `m`. */
  size?: 'm' | 's'
}

/** The ids by which a field's parts know each other. */
export type FieldIds = { input: string; label: string; hint: string; error: string }

/** Ids for a field; a given input id wins. */
export function useFieldIds(given?: string): FieldIds {
  const id = useId()
  return { input: given ?? `${id}-input`, label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` }
}

type Said = Pick<FieldProps, 'hint' | 'error'> & {
  /** What else describes it: ids of the page's own. */
  describedBy?: string | undefined
}

/** What a field's input says of itself: its label, its hint, its error. */
export function inputProps(ids: FieldIds, { hint, error, describedBy }: Said) {
  return {
    id: ids.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': idList(describedBy, hint && ids.hint, error && ids.error),
  }
}
