'use client'
import { useId } from 'react'
import { idList } from './id-list.ts'

/** Position of a field's label: above it, inside its frame, or visually hidden. */
export type LabelAs = 'above' | 'inside' | 'hidden'

export type FieldProps = {
  /** The label, always present for assistive tech. */
  label: string
  /** Default `above`. */
  labelAs?: LabelAs
  /** A description below the field. */
  hint?: string
  /** The error message below the field; marks the field invalid. */
  error?: string | null
  /** 32 or 28 px on desktop, 44 on phones. Default `m`. */
  size?: 'm' | 's'
}

/** The ids that connect the parts of a field. */
export type FieldIds = { input: string; label: string; hint: string; error: string }

/** Ids for a field; uses the input id of the page if there is one. */
export function useFieldIds(inputId?: string): FieldIds {
  const id = useId()
  return { input: inputId ?? `${id}-input`, label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` }
}

type Descriptions = Pick<FieldProps, 'hint' | 'error'> & {
  /** Ids of further descriptions on the page. */
  describedBy?: string | undefined
}

/** The ARIA props of a field's input: label, hint, error. */
export function inputProps(ids: FieldIds, { hint, error, describedBy }: Descriptions) {
  return {
    id: ids.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': idList(describedBy, hint && ids.hint, error && ids.error),
  }
}
