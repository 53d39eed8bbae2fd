'use client'
import * as Radix from '@radix-ui/react-dropdown-menu'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useRef,
} from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { ChevronDown } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { Button, type ButtonProps } from '../button/button.tsx'
import { useDirection } from '../direction/use-direction.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { type MenuItem, toMenuViewModel } from './menu.view-model.ts'
import { type EntryFocus, MenuList } from './menu-list.tsx'

export type MenuProps = Omit<ComponentProps<'span'>, 'onSelect' | 'children'> & {
  /** The text of the button, and the name of the menu. */
  label: string
  /** From top to bottom; without items nothing is rendered. */
  items: readonly MenuItem[]
  /** Called with the id of the selected entry, links too, after the focus has returned to the button. */
  onSelect?: (id: string) => void
  /** Whether the menu is open. Makes it controlled. */
  open?: boolean
  /** Whether the menu is initially open. Default false. */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** A lucide icon on the button. */
  icon?: ReactNode
  /** Shows only the icon; the label is then its name. */
  iconOnly?: boolean
  /** The button's variant. Default `secondary`; `quiet` with `iconOnly`. */
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: ButtonProps['size']
  /** The reason why the menu cannot be opened now. */
  disabledReason?: string | null
  /** Whether the selected action is pending. */
  pending?: boolean
  /** The edge of the button at which the menu is aligned. Default `start`. */
  align?: 'start' | 'end'
  /**
   * Renders the single child element as the button. `label` names it unless it has an `aria-label`; it must show by
   * itself that it is disabled or pending. Default false.
   */
  asChild?: boolean
  /** The element that opens the menu, with `asChild`: it takes props and a ref. */
  children?: ReactElement
}

/**
 * A button that opens a menu of actions, links or checkboxes. Without entries nothing is rendered. Parts: `data-slot`
 * menu, menu-trigger, menu-label, menu-list, menu-item, menu-separator, menu-reason; state: `data-state` open or
 * closed.
 */
export const Menu = forwardRef(function Menu({
  label,
  items,
  onSelect,
  open,
  defaultOpen = false,
  onOpenChange,
  icon,
  iconOnly = false,
  variant,
  size,
  disabledReason = null,
  pending = false,
  align = 'start',
  asChild = false,
  children,
  className,
  ...rest
}: MenuProps) {
  const [isOpen, setOpen] = useControllableState({
    prop: open,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  })
  const direction = useDirection()
  const trigger = useRef<HTMLButtonElement>(null)
  const entryFocus = useRef<EntryFocus | null>('first')
  const viewModel = toMenuViewModel(items)
  const blocked = Boolean(disabledReason) || pending
  if (viewModel.entries.length === 0) return null

  const onKeyDown = (event: KeyboardEvent) => {
    if (blocked && OPENING_KEYS.includes(event.key)) {
      event.preventDefault()
      // a click shows the reason
      if (!event.key.startsWith('Arrow')) trigger.current?.click()
    } else if (event.key === 'ArrowUp') {
      // Radix opens only by Down Arrow
      event.preventDefault()
      entryFocus.current = 'last'
      setOpen(true)
    }
  }
  const onClick = ({ detail }: MouseEvent) => {
    if (blocked) return
    entryFocus.current = detail > 0 ? 'menu' : 'first'
    setOpen(!isOpen)
  }
  const state = { size, disabledReason, pending }
  return (
    <span
      {...rest}
      data-ui=""
      data-slot="menu"
      data-state={isOpen ? 'open' : 'closed'}
      className={cx('inline-flex max-w-full', className)}
    >
      <Radix.Root open={isOpen} onOpenChange={setOpen} dir={direction} modal={false}>
        <Radix.Trigger
          asChild
          ref={trigger}
          // open on click: a touch may start a scroll
          onPointerDown={event => event.preventDefault()}
          // focus the button even when the press is blocked
          onPointerUp={() => blocked && trigger.current?.focus({ preventScroll: true })}
          onKeyDown={onKeyDown}
          onClick={onClick}
          data-slot="menu-trigger"
          aria-label={asChild ? label : undefined}
          aria-disabled={(asChild && blocked) || undefined}
        >
          {asChild ? (
            children
          ) : iconOnly ? (
            <IconButton {...state} label={label} variant={variant === 'primary' ? 'secondary' : variant}>
              {icon}
            </IconButton>
          ) : (
            <Button {...state} variant={variant} icon={icon}>
              <span data-slot="menu-label">{label}</span>
              <ChevronDown className="-me-1 opacity-60" />
            </Button>
          )}
        </Radix.Trigger>
        <MenuList
          viewModel={viewModel}
          trigger={trigger}
          entryFocus={entryFocus}
          align={align}
          onSelect={onSelect}
          onLeave={() => setOpen(false)}
        />
      </Radix.Root>
    </span>
  )
})

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp']
