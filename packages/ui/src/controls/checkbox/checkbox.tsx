'use client'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { idList } from '../field/id-list.ts'

type Native = Omit<ComponentProps<'input'>, 'type' | 'checked' | 'defaultChecked' | 'disabled' | 'children'>

/** Checked, unchecked, or mixed for a partly checked group. */
export type CheckedState = boolean | 'mixed'

export type CheckboxProps = Native & {
  label: string
  /** Hides the label visually, e.g. in a table row. */
  labelHidden?: boolean
  /** A description below the label. */
  hint?: string
  /** The checked state. Makes the component controlled; `mixed` for a partly checked group. */
  checked?: CheckedState
  /** The initial state when uncontrolled. Default false. */
  defaultChecked?: CheckedState
  /** Called with the new state on user input; mixed becomes true. */
  onCheckedChange?: (checked: boolean) => void
  /** The reason why it cannot be changed now: shown below the label. It stays focusable. */
  disabledReason?: string | null
}

/**
 * A native checkbox with a mixed state (APG checkbox-mixed). Parts: `data-slot` checkbox, checkbox-input,
 * checkbox-label, checkbox-hint; state: `data-state` checked, unchecked, mixed.
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
  // HTML has no attribute for "mixed", only the property
  useEffect(() => {
    if (input.current) input.current.indeterminate = state === 'mixed'
  }, [state])
  const note = disabledReason ?? hint
  const blocked = Boolean(disabledReason)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    // a press clears `indeterminate`; restore it when the state stays mixed
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

/** The drawn box with its tick or dash; the transparent native input covers it. */
function CheckMark({ children }: { children: ReactNode }) {
  return (
    <span className="relative inline-grid size-4 shrink-0 place-items-center">
      {children}
      <span
        aria-hidden="true"
        data-slot="checkbox-box"
        className="pointer-events-none grid size-4 place-items-center rounded-tag border border-line-control bg-surface text-accent-ink transition-colors duration-150 ease-standard group-hover/check:border-ink-3 group-data-[state=checked]/check:border-accent group-data-[state=checked]/check:bg-accent group-data-[state=mixed]/check:border-accent group-data-[state=mixed]/check:bg-accent group-data-disabled/check:border-line-strong! group-data-disabled/check:bg-surface-sunken! group-data-disabled/check:text-ink-3 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent motion-reduce:transition-none forced-colors:text-[CanvasText]"
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="size-3.5"
        >
          <path d="m3.5 8.5 3 3 6-6.5" className="hidden group-data-[state=checked]/check:block" />
          <path d="M4 8h8" className="hidden group-data-[state=mixed]/check:block" />
        </svg>
      </span>
    </span>
  )
}
