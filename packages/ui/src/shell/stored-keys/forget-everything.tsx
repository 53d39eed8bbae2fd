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
  /** What is removed, but for what is essential. Default: the widgets' own. */
  registry?: StoredKeys
  /** Told how many things are gone. */
  onForgotten?: (gone: number) => void
}

/**
 * Removes everything that the registry lists and that is not essential, after a question, and says how many things are gone (H3).
 * What is on the screen stays as it is; pages that are opened later begin afresh. Parts: `data-slot` forget-everything.
 */
export const ForgetEverything = forwardRef(function ForgetEverything({
  registry = STORED_KEYS,
  onForgotten,
  className,
  ...rest
}: ForgetEverythingProps) {
  const label = useLabel()
  const stores = useStores()
  const [asking, setAsking] = useState(false)
  const [count, setCount] = useState<{ gone: number; left: number } | null>(null)
  const forget = () => {
    const next = forgetStored(stores, registry)
    setAsking(false)
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
      <Button onClick={() => setAsking(true)}>{label('forget_everything')}</Button>
      <div role="status" className="empty:hidden">
        {count ? <Forgotten {...count} /> : null}
      </div>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        size="s"
        title={label('forget_title')}
        description={label('forget_warning')}
      >
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => setAsking(false)}>{label('forget_keep')}</Button>
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
      {left > 0 ? ` ${label('forget_left', { n: left })}` : null}
    </Notice>
  )
}
