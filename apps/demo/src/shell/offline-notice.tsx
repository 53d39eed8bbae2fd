import { useLabel, useOnline, useOverlay } from '@accrue/ui/foundation'

/** The only notice about a lost connection: sections wait and continue by themselves. */
export function OfflineNotice() {
  const label = useLabel()
  const isOnline = useOnline()
  useOverlay(!isOnline)
  return (
    // The live region is always present, so that its content is announced.
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(1rem+var(--room-end,0px))] z-40 flex justify-center px-4 print:hidden"
    >
      {isOnline ? null : (
        <p className="rounded-card border border-line bg-surface-raised px-4 py-2 text-13 font-strong text-ink shadow-pop">
          {label('site_offline')}
        </p>
      )}
    </div>
  )
}
