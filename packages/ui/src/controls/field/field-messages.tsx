import { CircleAlert } from '../../foundation/icons/icons.ts'
import type { FieldIds, FieldProps } from './field-props.ts'

export type FieldMessagesProps = Pick<FieldProps, 'hint' | 'error'> & { ids: FieldIds }

/** The messages below a field: hint and error. `data-slot` field-hint, field-error. */
export function FieldMessages({ ids, hint, error }: FieldMessagesProps) {
  return (
    <>
      {hint ? (
        <p id={ids.hint} data-slot="field-hint" className="mt-1 text-12 text-ink-3">
          {hint}
        </p>
      ) : null}
      <div aria-live="polite">
        {error ? (
          <p
            id={ids.error}
            data-slot="field-error"
            className="mt-1 flex items-start gap-1.5 text-12 text-down"
          >
            <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 stroke-[1.75]" />
            {error}
          </p>
        ) : null}
      </div>
    </>
  )
}
