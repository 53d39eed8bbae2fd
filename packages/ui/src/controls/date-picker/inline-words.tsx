import type { FieldIds } from '../field/field-props.ts'

export type InlineWordsProps = {
  ids: FieldIds
  hint: string | undefined
  /** What is wrong; heard when it comes. */
  wrong: string | null
}

/** What stands below a calendar without a field: how to use it, and what is wrong. */
export function InlineWords({ ids, hint, wrong }: InlineWordsProps) {
  return (
    <>
      {hint ? (
        <p id={ids.hint} className="mt-1 text-12 text-ink-3">
          {hint}
        </p>
      ) : null}
      <div aria-live="polite">
        {wrong ? (
          <p id={ids.error} className="mt-1 text-12 text-down">
            {wrong}
          </p>
        ) : null}
      </div>
    </>
  )
}
