'use client'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { X } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { useFieldIds } from '../field/field.tsx'
import { LABEL_LOOKS } from '../field/field-look.tsx'
import { idList } from '../field/id-list.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { type DateRangeProps, splitRangeProps } from './date-range-props.ts'
import { InlineWords } from './inline-words.tsx'
import { LazyRangePanels } from './lazy-calendar.tsx'
import { PickerConfirm } from './picker-confirm.tsx'
import type { ValueType } from './picker-value.ts'
import { type DateRangeModel, useDateRange } from './use-date-range.ts'

/** A range whose panels stand open for good, without a field, with the range in words above them (D34). */
export const DateRangeInline = forwardRef(function DateRangeInline<V extends ValueType>(
  props: DateRangeProps<V>,
) {
  const { options, calendar, looks, rest } = splitRangeProps(props)
  const { label, labelAs = 'above', hint, error, className } = looks
  const { clearable = true, confirm } = options
  const model = useDateRange<V>({ ...options, inline: true })
  const ids = useFieldIds(rest.id)
  const wrong = error ?? model.problem
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame
    <div
      role="group"
      aria-label={label}
      aria-describedby={idList(rest['aria-describedby'], hint && ids.hint, wrong && ids.error)}
      data-ui=""
      data-slot="date-range"
      data-inline=""
      data-invalid={wrong ? '' : undefined}
      className={cx('w-full desk:w-fit', className)}
    >
      <div className="mb-1 flex min-h-8 items-center gap-2 text-12 max-desk:min-h-11">
        {labelAs === 'hidden' ? null : (
          <span aria-hidden="true" className={cx(LABEL_LOOKS.above, 'mb-0')}>
            {label}
          </span>
        )}
        <RangeStatus model={model} clearable={clearable} />
      </div>
      <LazyRangePanels model={model} {...calendar} />
      {confirm ? <PickerConfirm held={model.held} onConfirm={model.field.events.confirm} /> : null}
      <InlineWords {...{ ids, hint, wrong }} />
    </div>
  )
})

/** The range that counts, and the button that clears it (D27). */
function RangeStatus({ model: { field, range }, clearable }: { model: DateRangeModel; clearable: boolean }) {
  const label = useLabel()
  return (
    <>
      <span role="status" className="num min-w-0 flex-1 truncate text-13 text-ink">
        {range === null || field.state.error ? null : field.text}
      </span>
      {clearable && !field.isLocked && range !== null ? (
        <IconButton
          size="s"
          data-slot="picker-clear"
          label={label('picker_clear')}
          onClick={field.events.clear}
        >
          <X />
        </IconButton>
      ) : null}
    </>
  )
}
