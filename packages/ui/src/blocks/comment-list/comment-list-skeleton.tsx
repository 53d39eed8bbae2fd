import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { Busy } from '../../foundation/state/busy-scope.ts'

/** The room of comments that are on their way. */
export function CommentListSkeleton() {
  return (
    <div data-slot="comment-list-skeleton" className="divide-y divide-line">
      <Busy />
      {['w-64', 'w-80', 'w-56', 'w-72'].map(width => (
        <div key={width} className="grid gap-2 py-3.5">
          <Skeleton className={`${width} max-w-3/4`} />
          <Skeleton className="w-40 max-w-1/2" />
        </div>
      ))}
    </div>
  )
}
