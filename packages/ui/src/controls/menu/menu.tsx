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
  /** What the button says; the menu is named by it. */
  label: string
  /** From top to bottom; without any there is no menu. */
  items: readonly MenuItem[]
  /** Called with the id of the chosen entry, links too; the focus is back on the button by then. */
  onSelect?: (id: string) => void
  /** Whether the menu is open, when the parent controls it. */
  open?: boolean
  /** Whether it is open at first. Default false. */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** A lucide icon on the button. */
  icon?: ReactNode
  /** Whether the icon stands alone; the label is then its name. */
  iconOnly?: boolean
  /** The button's variant. Default `secondary`; `quiet` for an icon alone. */
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: ButtonProps['size']
  /** Why the menu cannot be opened now. */
  disabledReason?: string | null
  /** Whether what was chosen is under way. */
  pending?: boolean
  /** Which edge of the button the menu lines up with. Default `start`. */
  align?: 'start' | 'end'
  /**
   * Draws the one element given as `children` in place of a button. `label` names it unless it has an `aria-label` of its own, and it
   * shows by itself why it is disabled or that something is pending. Default false.
   */
  asChild?: boolean
  /** The element that opens the menu, with `asChild`: it takes props and a ref. */
  children?: ReactElement
}

/**
 * A button that opens a list of actions, links or ticks. Without entries nothing is drawn.
 * Parts: `data-slot` menu, menu-trigger, menu-label, menu-list, menu-item, menu-separator, menu-reason; state: `data-state` open or closed.
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
      // a press shows the reason
      if (!event.key.startsWith('Arrow')) trigger.current?.click()
    } else if (event.key === 'ArrowUp') {
      // Radix opens by Down Arrow alone
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
          // a click opens it: a finger that comes down may be about to scroll
          onPointerDown={event => event.preventDefault()}
          // a press that opens nothing focuses the button, as any press does
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
