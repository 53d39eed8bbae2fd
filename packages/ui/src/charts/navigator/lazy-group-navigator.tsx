'use client'
import { Button } from '../../controls/button/button.tsx'
import { useBusy } from '../../foundation/state/busy-scope.ts'
import { type LazyFallbackProps, lazyPart } from '../../foundation/state/lazy-part.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { GroupNavigatorProps } from './group-navigator.tsx'

/** The navigator, whose file loads with the first render: phones do not show it. The owner reserves its height. */
export const LazyGroupNavigator = lazyPart<GroupNavigatorProps>(
  async () => (await import('./group-navigator.tsx')).GroupNavigator,
  Waiting,
)

/** Empty; after a failure a message and a button that loads the file again. */
function Waiting({ retry, reloads, retrying }: LazyFallbackProps<GroupNavigatorProps>) {
  const label = useLabel()
  useBusy(!retry || retrying)
  if (!retry) return null
  return (
    <p className="flex h-full items-center justify-center gap-2 text-13 text-ink-2">
      {label('load_failed')}
      <Button variant="link" size="s" onClick={retry} pending={retrying}>
        {label(reloads ? 'reload_page' : 'retry')}
      </Button>
    </p>
  )
}
