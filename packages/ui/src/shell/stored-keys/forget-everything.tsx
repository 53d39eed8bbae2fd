'use client'
import { type ComponentProps, useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Dialog } from '../../controls/dialog/dialog.tsx'
import { Notice } from '../../controls/notice/notice.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { forgetStored } from '../../foundation/state/forget-stored.ts'
import { STORED_KEYS, type StoredKeys } from '../../foundation/state/stored-keys.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel, useStores } from '../../foundation/ui-provider.tsx'

export type ForgetEverythingProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The keys to remove, except essential ones. Default: the widgets' own. */
  registry?: StoredKeys
  /** Called with the number of removed entries. */
  onForgotten?: (gone: number) => void
}

/**
 * Removes all non-essential entries of the registry after a confirmation, and announces their number (H3).
 * The current page does not change; pages opened later start fresh. Parts: `data-slot` forget-everything.
 */
export const ForgetEverything = forwardRef(function ForgetEverything({
  registry = STORED_KEYS,
  onForgotten,
  className,
  ...rest
}: ForgetEverythingProps) {
  const label = useLabel()
  const stores = useStores()
  const [confirming, setConfirming] = useState(false)
  const [count, setCount] = useState<{ gone: number; left: number } | null>(null)
  const forget = () => {
    const next = forgetStored(stores, registry)
    setConfirming(false)
    setCount(next)
    onForgotten?.(next.gone)
  }
  return (
    <div
      {...rest}
      data-ui=""
      data-slot="forget-everything"
      className={cx('grid justify-items-start gap-3', className)}
    >
      <Button onClick={() => setConfirming(true)}>{label('forget_everything')}</Button>
      <div role="status" className="empty:hidden">
        {count ? <Forgotten {...count} /> : null}
      </div>
      <Dialog
        open={confirming}
        onOpenChange={setConfirming}
        size="s"
        title={label('forget_title')}
        description={label('forget_warning')}
      >
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => setConfirming(false)}>{label('forget_keep')}</Button>
          <Button variant="primary" onClick={forget}>
            {label('forget_everything')}
          </Button>
        </div>
      </Dialog>
    </div>
  )
})

function Forgotten({ gone, left }: { gone: number; left: number }) {
  const label = useLabel()
  return (
    <Notice live="off" tone={left > 0 ? 'warn' : 'neutral'}>
      {gone > 0 ? label('forget_done', { n: gone }) : left === 0 ? label('forget_nothing') : null}
      {left > 0 ? ` ${label('forget_remaining', { n: left })}` : null}
    </Notice>
  )
}
