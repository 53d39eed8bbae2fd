'use client'
import { cva } from 'class-variance-authority'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'
import { idList } from './id-list.ts'

/** Where a field's label is written: above it, inside its frame, or for assistive tech alone. */
export type LabelAs = 'above' | 'inside' | 'hidden'

export type FieldProps = {
  /** What the field holds; always there, at least for assistive tech. */
  label: string
  /** Default `above`. */
  labelAs?: LabelAs
  /** How to fill it, below the field. */
  hint?: string
  /** What is wrong with it, below the field; marks it invalid. */
  error?: string | null
  /** 32 or 28 px on a desk, 44 on a phone. Default `m`. */
  size?: 'm' | 's'
}

/** The ids by which a field's parts know each other. */
export type FieldIds = { input: string; hint: string; error: string }

/** Ids for a field; a given input id wins. */
export function useFieldIds(given?: string): FieldIds {
  const id = useId()
  return { input: given ?? `${id}-input`, hint: `${id}-hint`, error: `${id}-error` }
}

/** What a field's input says of itself: its label, its hint, its error. */
export function inputProps(ids: FieldIds, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  return {
    id: ids.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': idList(hint && ids.hint, error && ids.error),
  }
}

const boxLook = cva(
  [
    'group/field relative flex items-center gap-2 rounded-m border border-line-control bg-surface px-2.5 text-ink',
    'transition-colors duration-150 ease-hand motion-reduce:transition-none hover:border-ink-3',
    'has-[[data-slot=field-input]:focus-visible]:border-accent has-[[data-slot=field-input]:focus-visible]:outline-2',
    'has-[[data-slot=field-input]:focus-visible]:outline-offset-1 has-[[data-slot=field-input]:focus-visible]:outline-accent',
    'data-invalid:border-down data-disabled:border-line data-disabled:bg-surface-sunken data-disabled:text-ink-3',
    '[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.5]',
  ],
  {
    variants: {
      // 16 px text on a phone, because iOS zooms into anything smaller
      size: {
        m: 'min-h-8 text-16 desk:text-13 max-desk:min-h-11',
        s: 'min-h-7 text-16 desk:text-12 max-desk:min-h-11',
      },
    },
    defaultVariants: { size: 'm' },
  },
)

/** The class of the bare input inside the frame. */
export const inputLook =
  'min-w-0 flex-1 self-stretch bg-transparent outline-none placeholder:text-ink-3 group-data-[label=inside]/field:max-desk:pt-3.5'

export type FieldFrameProps = FieldProps & {
  ids: FieldIds
  disabled?: boolean
  className?: string | undefined
  /** Before the input inside the frame. */
  start?: ReactNode
  /** After the input inside the frame. */
  end?: ReactNode
  children: ReactNode
}

/**
 * Label, frame, hint and error round an input.
 * Parts: `data-slot` field, field-label, field-box, field-input, field-hint, field-error; state: `data-invalid`, `data-disabled`.
 */
export function FieldFrame({
  ids,
  label,
  labelAs = 'above',
  hint,
  error,
  size,
  disabled,
  className,
  start,
  end,
  children,
}: FieldFrameProps) {
  const name = (
    <label htmlFor={ids.input} data-slot="field-label" className={LABELS[labelAs]}>
      {label}
    </label>
  )
  return (
    <div data-ui="" data-slot="field" className={cx('grid content-start', className)}>
      {labelAs === 'inside' ? null : name}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the frame stands for its input, which the keyboard reaches by itself */}
      <div
        data-slot="field-box"
        data-label={labelAs}
        data-invalid={error ? '' : undefined}
        data-disabled={disabled ? '' : undefined}
        className={boxLook({ size })}
        onMouseDown={focusInput}
      >
        {labelAs === 'inside' ? name : null}
        {start}
        {children}
        {end}
      </div>
      {hint ? (
        <p id={ids.hint} data-slot="field-hint" className="mt-1 text-12 text-ink-3">
          {hint}
        </p>
      ) : null}
      <div aria-live="polite">
        {error ? (
          <p id={ids.error} data-slot="field-error" className="mt-1 text-12 text-down">
            {error}
          </p>
        ) : null}
      </div>
    </div>
  )
}

const LABELS: Record<LabelAs, string> = {
  above: 'mb-1 justify-self-start text-12 text-ink-2',
  // on a phone it stands small above the text, so that two fields fit side by side
  inside:
    'shrink-0 text-ink-3 max-desk:absolute max-desk:start-2.5 max-desk:top-1 max-desk:text-11 max-desk:leading-3.5',
  hidden: 'sr-text',
}

/** A press on the frame's padding or icon reaches the input, as a press on the input does. */
function focusInput(event: MouseEvent<HTMLElement>): void {
  if (event.target !== event.currentTarget) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>('[data-slot=field-input]')?.focus()
}
