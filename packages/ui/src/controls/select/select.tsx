'use client'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { type ChangeEvent, type ComponentProps, type KeyboardEvent, type MouseEvent, useId } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { ChevronDown } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import {
  FieldFrame,
  type FieldProps,
  inputClasses,
  inputProps,
  type LabelAs,
  useFieldIds,
} from '../field/field.tsx'
import { idList } from '../field/id-list.ts'
import { Tip, TipContent, TipTrigger } from '../tip/tip.tsx'
import { type SelectItem, type SelectOption, selectShape } from './select.view-model.ts'

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

/** Props that keep a disabled select closed: it can be read and focused, but neither press nor key opens it. */
const KEEP_CLOSED = {
  onMouseDown(event: MouseEvent<HTMLSelectElement>) {
    event.preventDefault()
    event.currentTarget.focus()
  },
  onKeyDown(event: KeyboardEvent<HTMLSelectElement>) {
    if (event.key !== 'Tab') event.preventDefault()
  },
}

type Props = {
  label: string
  labelAs?: LabelAs | undefined
  item: SelectItem<string | number>
  /** As for the select: a form gets the id of the option. */
  name?: string | undefined
  form?: string | undefined
  className?: string | undefined
}

const LABELS: Record<LabelAs, string> = {
  above: 'text-12 text-ink-2',
  inside: 'text-13 text-ink-3',
  hidden: 'sr-text',
}

/** A select with only one option: renders it as text, named like the select (U4). */
function SelectText({ label, labelAs = 'above', item, name, form, className }: Props) {
  return (
    <p
      data-ui=""
      data-slot="select-text"
      className={cx(
        'min-h-8 content-start gap-x-2 text-13 text-ink max-desk:text-14',
        labelAs === 'above' ? 'grid gap-y-1' : 'flex items-center',
        className,
      )}
    >
      <span className={LABELS[labelAs]}>
        {label}
        <span className="sr-text">: </span>
      </span>
      <span data-slot="select-only" className={item.className}>
        {item.text}
      </span>
      {name ? <input type="hidden" name={name} form={form} value={item.id} /> : null}
    </p>
  )
}

type ChoicesProps<Id> = {
  groups: { heading: string | null; items: SelectItem<Id>[] }[]
  /** An empty first option that cannot be selected again, or null when something is selected. */
  placeholder: string | null
}

/** The native options, grouped by heading. */
function SelectChoices<Id extends string | number>({ groups, placeholder }: ChoicesProps<Id>) {
  return (
    <>
      {placeholder === null ? null : (
        <option value="" disabled hidden>
          {placeholder}
        </option>
      )}
      {groups.map(({ heading, items }) =>
        heading === null ? (
          <Items key="" items={items} />
        ) : (
          <optgroup key={heading} label={heading} className="bg-surface-raised text-ink">
            <Items items={items} />
          </optgroup>
        ),
      )}
    </>
  )
}

function Items<Id extends string | number>({ items }: { items: SelectItem<Id>[] }) {
  return items.map(({ id, text, className }) => (
    <option key={id} value={String(id)} className={cx('bg-surface-raised text-ink', className)}>
      {text}
    </option>
  ))
}
