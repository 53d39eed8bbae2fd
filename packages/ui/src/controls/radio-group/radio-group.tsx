'use client'
import * as Radix from '@radix-ui/react-radio-group'
import { cva } from 'class-variance-authority'
import { type ComponentProps, type MouseEvent, useId } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
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
  'transition-colors duration-150 ease-hand motion-reduce:transition-none hover:border-ink-3 aria-checked:border-accent',
  'group-data-invalid/field:border-down aria-disabled:cursor-default aria-disabled:border-line-strong! aria-disabled:bg-surface-sunken group-aria-readonly/radios:cursor-default',
  'forced-colors:aria-disabled:border-[GrayText]!',
  // a target of 24 px, and of the 44 px of its line on a phone
  'after:absolute after:-inset-1 max-desk:size-5 max-desk:after:-inset-3',
])

/** One of the options of a radio group. */
export type RadioOption<Id extends string | number = string> = {
  id: Id
  /** What is chosen by it. */
  text: string
  /** What it means, below the text. */
  hint?: string
  /** Why it cannot be chosen now: shown in place of the hint. It stays reachable by the arrow keys. */
  disabledReason?: string | null
}

type Native = Omit<ComponentProps<'div'>, 'value' | 'defaultValue' | 'children' | 'role' | 'dir'>

export type RadioGroupProps<Id extends string | number = string> = Native &
  Pick<FieldProps, 'hint' | 'error'> & {
    /** What is chosen: the name of the group. */
    label: string
    /** Where the name is written; `hidden` leaves it to assistive tech. Default `above`. */
    labelAs?: 'above' | 'hidden'
    /** From top to bottom, or from start to end. */
    options: readonly RadioOption<Id>[]
    /** The id of the checked option, controlled by the parent; null checks none. */
    value?: Id | null
    /** The id that is checked at first. Default null: none. */
    defaultValue?: Id | null
    /** Called with the id of the option that the user checked, as it was given. */
    onValueChange?: (id: Id) => void
    /** Below each other or side by side, in several lines where they need them. Default `vertical`. */
    orientation?: 'vertical' | 'horizontal'
    /** Texts of 13 or 12 px on a desk; each option is a target of 44 px on a phone. Default `m`. */
    size?: 'm' | 's'
    /** Why none of them can be chosen now: shown in place of the hint. They stay focusable. */
    disabledReason?: string | null
    /** Shows the choice and refuses changes. Default false. */
    readOnly?: boolean
    /** Whether a form needs a choice. Default false. */
    required?: boolean
    /** Its name in a form, which gets the checked id. */
    name?: string
    /** The id of a form elsewhere in the document. */
    form?: string
  }

/**
 * One of a few options, all in sight with their explanations. Tab reaches the group once, arrows move and check.
 * Two to six short options without explanations are a SegmentedControl, many are a Select.
 * Parts: `data-slot` field, field-label, radio-group, radio, radio-input, radio-label, radio-hint, field-hint, field-error; state:
 * `data-state` checked or unchecked, `data-invalid`, `data-disabled`. `className` reaches the field, the rest and `ref` the group.
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
    const option = options.find(each => String(each.id) === text)
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
        // Radix writes `outline: none` into the server's markup, which a strict policy refuses
        style={{ outline: undefined }}
      >
        <div
          {...rest}
          {...inputProps(ids, { hint: note, error, describedBy })}
          ref={ref}
          // the page's own direction holds; Radix would write the server's guess
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
          {options.map(option => (
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
        {/* Radix hides the form's input by a style attribute, which a strict policy refuses in the server's markup */}
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
