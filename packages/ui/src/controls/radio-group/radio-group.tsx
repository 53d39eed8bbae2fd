'use client'
import * as Radix from '@radix-ui/react-radio-group'
import { cva } from 'class-variance-authority'
import { type ComponentProps, type MouseEvent, useId } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { listOf, uniqueBy } from '../../foundation/list-of.ts'
import { useHydrated } from '../../foundation/state/use-hydrated.ts'
import { useDirection } from '../direction/use-direction.ts'
import { FieldGroup } from '../field/field-group.tsx'
import { type FieldProps, inputProps, useFieldIds } from '../field/field-props.ts'
import { idList } from '../field/id-list.ts'
import { checkMoved } from './roving-keys.ts'

const groupStyles = cva('flex', {
  variants: {
    orientation: { vertical: 'flex-col items-start', horizontal: 'flex-wrap gap-x-5' },
  },
})

const radioStyles = cva([
  'focus-ring relative inline-grid size-4 shrink-0 cursor-pointer place-items-center rounded-full border border-line-control bg-surface',
  'transition-colors duration-150 ease-standard motion-reduce:transition-none hover:border-ink-3 aria-checked:border-accent',
  'group-data-invalid/field:border-down aria-disabled:cursor-default aria-disabled:border-line-strong! aria-disabled:bg-surface-sunken group-aria-readonly/radios:cursor-default',
  'forced-colors:aria-disabled:border-[GrayText]!',
  // a target of 24 px, and of its 44 px line on phones
  'after:absolute after:-inset-1 max-desk:size-5 max-desk:after:-inset-3',
])

/** An option of a radio group. */
type RadioOption<Id extends string | number = string> = {
  id: Id
  /** The label of the option. */
  text: string
  /** A description below the text. */
  hint?: string
  /** The reason why it is disabled: shown instead of the hint. It stays reachable by arrow keys. */
  disabledReason?: string | null
}

type Native = Omit<ComponentProps<'div'>, 'value' | 'defaultValue' | 'children' | 'role' | 'dir'>

export type RadioGroupProps<Id extends string | number = string> = Native &
  Pick<FieldProps, 'hint' | 'error'> & {
    /** The name of the group. */
    label: string
    /** Position of the name; `hidden` hides it visually. Default `above`. */
    labelAs?: 'above' | 'hidden'
    /** From top to bottom, or from start to end. */
    options: readonly RadioOption<Id>[]
    /** The id of the checked option; null for none. Makes the component controlled. */
    value?: Id | null
    /** The id that is initially checked. Default null: none. */
    defaultValue?: Id | null
    /** Called with the id of the option that the user checks, with its original type. */
    onValueChange?: (id: Id) => void
    /** In a column, or in a row that wraps. Default `vertical`. */
    orientation?: 'vertical' | 'horizontal'
    /** Text size on desktop: 13 or 12 px; each option is a target of 44 px on phones. Default `m`. */
    size?: 'm' | 's'
    /** The reason why the group is disabled: shown instead of the hint. The options stay focusable. */
    disabledReason?: string | null
    /** Shows the selection but prevents changes. Default false. */
    readOnly?: boolean
    /** Whether a form requires a selection. Default false. */
    required?: boolean
    /** The form field name; its value is the checked id. */
    name?: string
    /** The id of a form that is not an ancestor. */
    form?: string
  }

/**
 * Selects one of a few options, with descriptions. The group is one tab stop; arrow keys move and check. For two to
 * six short options without descriptions use a SegmentedControl, for many a Select. Parts: `data-slot` field,
 * field-label, radio-group, radio, radio-input, radio-label, radio-hint, field-hint, field-error; state: `data-state`
 * checked or unchecked, `data-invalid`, `data-disabled`. `className` is set on the field, other props and `ref` on
 * the group.
 */
export const RadioGroup = forwardRef(function RadioGroup<Id extends string | number = string>({
  label,
  labelAs,
  hint,
  error,
  options,
  value,
  defaultValue,
  onValueChange,
  orientation = 'vertical',
  size = 'm',
  disabledReason,
  readOnly = false,
  required,
  name,
  form,
  id,
  'aria-describedby': describedBy,
  onKeyDown,
  className,
  ref,
  ...rest
}: RadioGroupProps<Id>) {
  const ids = useFieldIds(id)
  const direction = useDirection()
  const disabled = Boolean(disabledReason)
  const note = disabledReason ?? hint
  const check = (text: string) => {
    const option = listOf(options).find(each => String(each.id) === text)
    if (option) onValueChange?.(option.id)
  }
  return (
    <FieldGroup
      ids={ids}
      label={label}
      labelAs={labelAs}
      hint={note}
      error={error}
      disabled={disabled}
      className={className}
    >
      <Radix.Root
        asChild
        dir={direction}
        value={value === undefined || value === null ? value : String(value)}
        defaultValue={defaultValue === undefined || defaultValue === null ? undefined : String(defaultValue)}
        onValueChange={check}
        required={required}
        name={name}
        form={form}
        // Radix renders `outline: none` as a style attribute, which a strict content security policy blocks
        style={{ outline: undefined }}
      >
        <div
          {...rest}
          {...inputProps(ids, { hint: note, error, describedBy })}
          ref={ref}
          // inherit the page's direction; Radix would render the default of the server
          dir={undefined}
          onKeyDown={event => {
            onKeyDown?.(event)
            if (!disabled) checkMoved(event)
          }}
          role="radiogroup"
          data-slot="radio-group"
          aria-labelledby={ids.label}
          aria-disabled={disabled || undefined}
          aria-readonly={readOnly || undefined}
          className={`group/radios outline-none ${groupStyles({ orientation })}`}
        >
          {uniqueBy(options, ({ id }) => id).map(option => (
            <Radio
              key={option.id}
              option={option}
              size={size}
              groupDisabled={disabled}
              readOnly={readOnly}
              inForm={name !== undefined}
            />
          ))}
        </div>
      </Radix.Root>
    </FieldGroup>
  )
})

type RadioProps = {
  option: RadioOption<string | number>
  size: 'm' | 's'
  groupDisabled: boolean
  readOnly: boolean
  inForm: boolean
}

function Radio({ option, size, groupDisabled, readOnly, inForm }: RadioProps) {
  const id = useId()
  const hydrated = useHydrated()
  const { text, hint, disabledReason } = option
  const disabled = groupDisabled || Boolean(disabledReason)
  const note = disabledReason ?? hint
  const refuse = (event: MouseEvent) => {
    if (disabled || readOnly) event.preventDefault()
  }
  return (
    <div
      data-slot="radio"
      data-disabled={disabled ? '' : undefined}
      className={`group/radio relative grid max-w-full grid-cols-[auto_1fr] gap-x-2 ${size === 's' ? 'text-12 max-desk:text-13' : 'text-13 max-desk:text-14'}`}
    >
      <Radix.unstable_ItemProvider value={String(option.id)}>
        <span className="flex h-[max(1lh,--spacing(7))] items-center max-desk:h-11">
          <Radix.unstable_ItemTrigger
            id={`${id}input`}
            data-slot="radio-input"
            aria-disabled={disabled || undefined}
            aria-describedby={idList(note && `${id}hint`)}
            onClick={refuse}
            className={radioStyles()}
          >
            <Radix.Indicator className="size-2 rounded-full bg-accent group-data-disabled/radio:bg-ink-3 max-desk:size-2.5 forced-colors:bg-[Highlight]" />
          </Radix.unstable_ItemTrigger>
        </span>
        {/* Radix hides the form's input by a style attribute, which a strict content security policy blocks */}
        {hydrated && inForm ? <Radix.unstable_ItemBubbleInput /> : null}
      </Radix.unstable_ItemProvider>
      <div className="min-w-0 py-1 max-desk:py-3">
        <label
          htmlFor={`${id}input`}
          data-slot="radio-label"
          className="block cursor-pointer text-ink group-aria-readonly/radios:cursor-default group-data-disabled/radio:cursor-default group-data-disabled/radio:text-ink-3"
        >
          {text}
        </label>
        {note ? (
          <span id={`${id}hint`} data-slot="radio-hint" className="block text-12 text-ink-3">
            {note}
          </span>
        ) : null}
      </div>
    </div>
  )
}
