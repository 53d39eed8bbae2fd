'use client'
import * as Radix from '@radix-ui/react-accordion'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { cva } from 'class-variance-authority'
import {
  type ComponentProps,
  type CSSProperties,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useId,
  useMemo,
} from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { headingTag } from '../../foundation/heading-tag.ts'
import { ChevronDown } from '../../foundation/icons/icons.ts'
import { listOf } from '../../foundation/list-of.ts'
import { cx } from '../../foundation/tokens/cx.ts'

const accordionStyles = cva('text-13 text-ink max-desk:text-14', {
  variants: {
    variant: {
      lines: 'border-y border-line',
      boxed: 'overflow-clip rounded-card border border-line bg-surface',
    },
  },
  defaultVariants: { variant: 'lines' },
})

const triggerStyles = cva(
  [
    'focus-ring flex w-full cursor-pointer gap-3 text-start font-medium -outline-offset-2! max-desk:min-h-11',
    'transition-colors duration-150 ease-standard hover:bg-ink/5 motion-reduce:transition-none',
    'aria-disabled:cursor-default aria-disabled:text-ink-3 aria-disabled:hover:bg-transparent forced-colors:aria-disabled:text-[GrayText]',
    '[&_svg]:my-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.5]',
  ],
  {
    variants: {
      size: { m: '', s: '' },
      variant: { lines: 'px-1', boxed: 'px-3' },
      // reduces the distance between heading and note
      noted: { true: 'items-end pb-0.5', false: 'items-center py-1.5' },
    },
    compoundVariants: [
      { size: 'm', noted: true, class: 'pt-2.5' },
      { size: 's', noted: true, class: 'pt-1.5' },
      { size: 'm', noted: false, class: 'desk:min-h-10' },
      { size: 's', noted: false, class: 'desk:min-h-8' },
    ],
    defaultVariants: { size: 'm', variant: 'lines', noted: false },
  },
)

/** The heading levels of an accordion. */
type AccordionHeadingLevel = 2 | 3 | 4 | 5 | 6

/** Settings that the sections read from their accordion. */
type AccordionSettings = Required<Pick<AccordionProps, 'variant' | 'size' | 'headingLevel' | 'keepMounted'>>

const AccordionContext = createContext<AccordionSettings | null>(null)

export type AccordionProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'dir'> & {
  /** The values of the open sections. Makes the component controlled. */
  value?: readonly string[]
  /** The initially open sections. Default none. */
  defaultValue?: readonly string[]
  /** Called with the values of all open sections when the user opens or closes one. */
  onValueChange?: (value: string[]) => void
  /** Whether several sections can be open. Default false: opening one closes the other. */
  multiple?: boolean
  /** Lines between the sections, or a frame around them. Default `lines`. */
  variant?: 'lines' | 'boxed'
  /** Height of the headings on desktop: 40 or 32 px; 44 px on phones. Default `m`. */
  size?: 'm' | 's'
  /** The heading level in the page's outline. Default 3. */
  headingLevel?: AccordionHeadingLevel
  /** Keeps the content of closed sections mounted, for forms or search engines. Default false. */
  keepMounted?: boolean
  /** The sections, each an AccordionItem. */
  children: ReactNode
}

/**
 * Collapsible sections with headings. Arrow keys, Home and End move between the headings. Parts: `data-slot`
 * accordion, accordion-item, accordion-heading, accordion-trigger, accordion-note, accordion-panel; state:
 * `data-state` open or closed, `data-disabled`.
 */
export const Accordion = forwardRef(function Accordion({
  value,
  defaultValue = [],
  onValueChange,
  multiple = false,
  variant = 'lines',
  size = 'm',
  headingLevel = 3,
  keepMounted = false,
  className,
  ...rest
}: AccordionProps) {
  const [open, setOpen] = useControllableState<readonly string[]>({
    prop: value ?? undefined,
    defaultProp: listOf(defaultValue),
    onChange: next => onValueChange?.([...next]),
  })
  const settings = useMemo(
    () => ({ variant, size, headingLevel, keepMounted }),
    [variant, size, headingLevel, keepMounted],
  )
  return (
    <AccordionContext.Provider value={settings}>
      <Radix.Root
        {...rest}
        type="multiple"
        value={[...open]}
        onValueChange={next => setOpen(multiple ? next : next.filter(each => !open.includes(each)))}
        data-ui=""
        data-slot="accordion"
        className={cx(accordionStyles({ variant }), className)}
      />
    </AccordionContext.Provider>
  )
})

export type AccordionItemProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Identifies the section in its accordion. */
  value: string
  /** The heading of the section. */
  heading: ReactNode
  /** A sentence below the heading, visible when open and closed. */
  note?: string
  /** The reason why it cannot be toggled now: shown instead of the note. The heading stays focusable. */
  disabledReason?: string | null
  /** The content. */
  children: ReactNode
}

/** A section of an Accordion. Throws outside of one. */
export const AccordionItem = forwardRef(function AccordionItem({
  value,
  heading,
  note,
  disabledReason,
  className,
  children,
  ...rest
}: AccordionItemProps) {
  const settings = useContext(AccordionContext)
  if (!settings) throw new Error('An AccordionItem needs an <Accordion> above it.')
  const { variant, size, headingLevel, keepMounted } = settings
  const noteId = useId()
  const Heading = headingTag(headingLevel, 3)
  const disabled = Boolean(disabledReason)
  const text = disabledReason ?? note
  const refuse = (event: MouseEvent) => {
    if (disabled) event.preventDefault()
  }
  return (
    <Radix.Item
      {...rest}
      value={value}
      data-slot="accordion-item"
      data-disabled={disabled ? '' : undefined}
      className={cx('not-first:border-t not-first:border-line', className)}
    >
      <Radix.Header asChild>
        <Heading data-slot="accordion-heading">
          <Radix.Trigger
            data-slot="accordion-trigger"
            aria-disabled={disabled || undefined}
            aria-describedby={text ? noteId : undefined}
            onClick={refuse}
            className={triggerStyles({ size, variant, noted: Boolean(text) })}
          >
            <span className="min-w-0 flex-1 wrap-anywhere">{heading}</span>
            <ChevronDown className="text-ink-3 transition-transform duration-150 ease-standard in-data-[state=open]:rotate-180 motion-reduce:transition-none" />
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      {text ? (
        <p
          id={noteId}
          data-slot="accordion-note"
          className={`pb-2 text-12 text-ink-3 ${variant === 'boxed' ? 'px-3' : 'px-1'}`}
        >
          {text}
        </p>
      ) : null}
      <Radix.Content
        data-slot="accordion-panel"
        forceMount={keepMounted || undefined}
        // Radix writes these unused variables into a style attribute, which a strict content security policy blocks
        style={NO_VARIABLES}
        className={`pt-1 pb-3 data-[state=closed]:hidden ${variant === 'boxed' ? 'px-3' : 'px-1'}`}
      >
        {children}
      </Radix.Content>
    </Radix.Item>
  )
})

const NO_VARIABLES = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
  '--radix-collapsible-content-height': undefined,
  '--radix-collapsible-content-width': undefined,
} as CSSProperties
