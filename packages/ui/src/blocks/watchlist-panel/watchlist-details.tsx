'use client'
import { Dialog } from '../../controls/dialog/dialog.tsx'
import { Paginator } from '../../controls/paginator/paginator.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { useDetailsFocus } from './use-details-focus.ts'
import { WatchlistDetailsFoot } from './watchlist-details-foot.tsx'
import { WatchlistItem } from './watchlist-item.tsx'
import type { WatchlistDetailsFigure } from './watchlist-panel.shape.ts'
import type { WatchlistPart } from './watchlist-part.ts'
import { WATCHLIST_PAGE_SIZE } from './watchlist-state.model.ts'

/** Step 2: a form for each chosen list, six to a page, in a dialog (shared-blocks §2, §4, W2). */
export function WatchlistDetailsDialog(part: WatchlistPart) {
  const label = useLabel()
  const { details } = part.figure
  return (
    <Dialog
      open={details !== null}
      onOpenChange={open => !open && part.events.close()}
      title={label('watchlist_details')}
      description={label('watchlist_details_about')}
      className="scroll-pb-32 desk:top-[6vh] desk:max-h-[88vh] desk:w-[min(880px,calc(100vw-48px))]"
    >
      {details ? <Details {...part} details={details} /> : null}
    </Dialog>
  )
}

function Details({ details, ...part }: WatchlistPart & { details: WatchlistDetailsFigure }) {
  const label = useLabel()
  const { events } = part
  const refs = useDetailsFocus(part.id, details)
  return (
    <div data-slot="watchlist-details" className="grid text-13">
      {details.pages.map(({ page, current, forms }) => (
        <div key={page} data-slot="watchlist-page" hidden={!current}>
          {forms.map(form => (
            <WatchlistItem key={form.id} {...part} form={form} />
          ))}
        </div>
      ))}
      <Paginator
        page={details.page}
        total={details.total}
        limit={WATCHLIST_PAGE_SIZE}
        onPageChange={events.choosePage}
        aria-label={label('watchlist_lists')}
        className="py-2"
      />
      <WatchlistDetailsFoot {...part} details={details} refs={refs} />
    </div>
  )
}
