'use client'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { type ChangeEvent, type ComponentProps, useId } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { ChevronDown } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { FieldFrame, type FieldProps, inputClasses, inputProps, useFieldIds } from '../field/field.tsx'
import { idList } from '../field/id-list.ts'
import { Tip, TipContent, TipTrigger } from '../tip/tip.tsx'
import { KEEP_CLOSED } from './keep-closed.ts'
import { type SelectOption, selectShape } from './select.view-model.ts'
import { SelectChoices } from './select-choices.tsx'
import { SelectText } from './select-text.tsx'

type Native = Omit<
  ComponentProps<'select'>,
  'value' | 'defaultValue' | 'size' | 'disabled' | 'multiple' | 'children'
>

export type SelectProps<Id extends string | number = string> = Native &
  FieldProps & {
    options: readonly SelectOption<Id>[]
    /** The id of the selected option; null for none. */
    value?: Id | null
    defaultValue?: Id | null
    /** Called with the id of the option that the user selects. */
    onValueChange?: (id: Id) => void
    /** Shown while no option is selected. Default: the label `not_selected`. */
    placeholder?: string
    /** The reason why it is disabled; it stays focusable and shows the reason. */
    disabledReason?: string | null
  }

/**
 * A native select with styles. With one option it renders plain text, without options nothing (U4). Parts:
 * `data-slot` field…, select-chevron, select-text. `className` is set on the frame, other props and `ref` on the
 * select.
 */
export const Select = forwardRef(function Select<Id extends string | number = string>({
  label,
  labelAs,
  hint,
  error,
  size,
  options,
  value,
  defaultValue = null,
  onValueChange,
  placeholder,
  disabledReason,
  className,
  onChange,
  ...rest
}: SelectProps<Id>) {
  const text = useLabel()
  const ids = useFieldIds(rest.id)
  const reasonId = useId()
  const [chosen, choose] = useControllableState<Id | null>({
    prop: value,
    defaultProp: defaultValue,
    onChange: id => id !== null && onValueChange?.(id),
  })
  const shape = selectShape(options, chosen)
  if (shape.kind === 'none') return null
  if (shape.kind === 'text')
    return (
      <SelectText
        label={label}
        labelAs={labelAs}
        className={className}
        item={shape.item}
        name={rest.name}
        form={rest.form}
      />
    )

  const blocked = Boolean(disabledReason)
  const ariaProps = inputProps(ids, { hint, error, describedBy: rest['aria-describedby'] })
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange?.(event)
    const item = blocked ? undefined : shape.items.find(each => String(each.id) === event.target.value)
    if (item) choose(item.id)
  }
  return (
    <Tip pins={blocked} disabled={!blocked}>
      <FieldFrame
        ids={ids}
        label={label}
        labelAs={labelAs}
        hint={hint}
        error={error}
        size={size}
        className={className}
        disabled={blocked}
        end={
          <ChevronDown
            data-slot="select-chevron"
            className="pointer-events-none absolute end-2.5 text-ink-3"
          />
        }
      >
        <TipTrigger>
          <select
            {...rest}
            {...ariaProps}
            aria-describedby={idList(ariaProps['aria-describedby'], blocked && reasonId)}
            aria-disabled={blocked || undefined}
            data-slot="field-input"
            value={shape.chosen ?? ''}
            onChange={change}
            {...(blocked ? KEEP_CLOSED : {})}
            className={cx(
              inputClasses,
              '-mx-2.5 cursor-pointer appearance-none truncate rounded-field [unicode-bidi:plaintext] ps-2.5 pe-8 max-desk:pe-7 forced-colors:bg-[Canvas]',
            )}
          >
            <SelectChoices
              groups={shape.groups}
              placeholder={shape.chosen === null ? (placeholder ?? text('not_selected')) : null}
            />
          </select>
        </TipTrigger>
        {blocked ? <TipContent id={reasonId}>{disabledReason}</TipContent> : null}
      </FieldFrame>
    </Tip>
  )
})
