'use client'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { type ChangeEvent, type ComponentProps, useEffect, useId, useImperativeHandle, useRef } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { idList } from '../field/id-list.ts'
import { CheckMark } from './check-mark.tsx'

type Native = Omit<ComponentProps<'input'>, 'type' | 'checked' | 'defaultChecked' | 'disabled' | 'children'>

/** On, off, or on for some of what it stands for. */
export type CheckedState = boolean | 'mixed'

export type CheckboxProps = Native & {
  label: string
  /** The label for assistive tech alone (a row of a table). */
  labelHidden?: boolean
  /** What it does, below the label. */
  hint?: string
  /** Whether it is checked, where the page holds that; `indeterminate` for some of several. */
  checked?: CheckedState
  /** Whether it begins checked, where it holds that itself. Default false. */
  defaultChecked?: CheckedState
  /** Told of the user's wish; a mixed one becomes true. */
  onCheckedChange?: (checked: boolean) => void
  /** Why it cannot be changed now: shown below the label. It stays focusable. */
  disabledReason?: string | null
}

/**
 * A native checkbox that also knows "some" (APG checkbox-mixed).
 * Parts: `data-slot` checkbox, checkbox-input, checkbox-label, checkbox-hint; state: `data-state` checked, unchecked, mixed.
 */
export const Checkbox = forwardRef(function Checkbox({
  label,
  labelHidden = false,
  hint,
  checked,
  defaultChecked = false,
  onCheckedChange,
  disabledReason,
  className,
  onChange,
  ref,
  ...rest
}: CheckboxProps) {
  const hintId = useId()
  const [state, set] = useControllableState<CheckedState>({
    prop: checked,
    defaultProp: defaultChecked,
    onChange: next => onCheckedChange?.(next === true),
  })
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  // markup has no word for "mixed", so it is set on the element
  useEffect(() => {
    if (input.current) input.current.indeterminate = state === 'mixed'
  }, [state])
  const note = disabledReason ?? hint
  const blocked = Boolean(disabledReason)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    // a press takes the mixed mark away; where the state stays mixed, so does the mark
    event.target.indeterminate = state === 'mixed'
    if (!blocked) set(state === 'mixed' || event.target.checked)
  }
  return (
    <span
      data-ui=""
      data-slot="checkbox"
      data-state={state === 'mixed' ? 'mixed' : state === true ? 'checked' : 'unchecked'}
      data-disabled={blocked ? '' : undefined}
      className={cx('group/check inline-grid text-13 text-ink max-desk:text-14', className)}
    >
      <label
        data-slot="checkbox-label"
        className="flex min-h-6 cursor-pointer items-center gap-2 group-data-disabled/check:cursor-default group-data-disabled/check:text-ink-3 max-desk:min-h-11"
      >
        <CheckMark>
          <input
            {...rest}
            ref={input}
            type="checkbox"
            data-slot="checkbox-input"
            checked={state === true}
            aria-disabled={blocked || undefined}
            aria-describedby={idList(rest['aria-describedby'], note && hintId)}
            onChange={change}
            className="peer absolute -inset-1 m-0 size-6 cursor-[inherit] appearance-none rounded-tag opacity-0"
          />
        </CheckMark>
        <span className={labelHidden ? 'sr-text' : undefined}>{label}</span>
      </label>
      {note ? (
        <span
          id={hintId}
          data-slot="checkbox-hint"
          className="ps-6 text-12 text-ink-3 max-desk:-mt-2 max-desk:pb-2"
        >
          {note}
        </span>
      ) : null}
    </span>
  )
})
