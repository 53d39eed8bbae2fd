'use client'
import type { RowData } from '@tanstack/react-table'
import { useId } from 'react'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { Button } from '../../controls/button/button.tsx'
import { Link } from '../../controls/link/link.tsx'
import { ShowMore } from '../../controls/show-more/show-more.tsx'
import { Lock } from '../../foundation/icons/icons.ts'
import { safeUrl } from '../../foundation/safe-url.ts'
import { useLabel, useUi } from '../../foundation/ui-provider.tsx'
import type { DataTableModel } from './model/use-data-table.ts'

/** Texts of the link to locked rows, as whole sentences: "Sign in to see the other days". */
export type LockedMoreTexts = { signIn: string; getAccess: string }

export type TableFooterProps<Data extends RowData> = {
  model: DataTableModel<Data>
  /** The id of the table that it expands. */
  controls: string
  lockedMore?: LockedMoreTexts | undefined
}

/**
 * More rows, fewer rows, or the link to rows that need access (T4, T5). Focus stays on the toggle.
 * `data-slot` table-footer, table-locked-more, show-more…; state: `data-more` more, less, locked.
 */
export function TableFooter<Data extends RowData>({ model, controls, lockedMore }: TableFooterProps<Data>) {
  const label = useLabel()
  const { more, shownCount, totalCount, actions } = model
  if (more.kind === 'none') return null
  return (
    <div
      data-slot="table-footer"
      data-more={more.kind}
      className="flex flex-wrap items-center gap-x-5 gap-y-2 px-5 py-2 max-desk:px-4 max-desk:py-3 print:hidden"
    >
      {more.kind === 'locked' ? (
        <LockedMore model={model} controls={controls} hiddenCount={more.next} texts={lockedMore} />
      ) : (
        <ShowMore
          className="flex-1"
          expanded={more.kind === 'less'}
          onExpandedChange={open => (open ? actions.showMore() : actions.showLess())}
          {...(more.kind === 'less' ? {} : { hiddenCount: more.next })}
          shown={shownCount}
          total={totalCount}
          controls={controls}
        />
      )}
      {more.kind === 'more' && more.collapsible && (
        <Button variant="link" className="-order-1 text-13" onClick={actions.showLess}>
          {label('hide')}
        </Button>
      )}
    </div>
  )
}

type LockedMoreProps<Data extends RowData> = {
  model: DataTableModel<Data>
  controls: string
  hiddenCount: number
  texts: LockedMoreTexts | undefined
}

/** Replaces "Show more" with the link to the other rows; without a link, with the button that explains the refusal. */
function LockedMore<Data extends RowData>({ model, controls, hiddenCount, texts }: LockedMoreProps<Data>) {
  const { label, signIn, accessUrl } = useUi()
  const reasonId = useId()
  const { shownCount, totalCount, actions, state, verdict } = model
  const href = safeUrl(accessUrl)
  const isSignIn = verdict.kind === 'needAuth' && signIn !== null
  const refused = state.isRefused && (
    <p role="alert" data-slot="table-refused" className="mb-2 text-13 text-down">
      {label('table_more_refused')}
    </p>
  )
  if (!isSignIn && (verdict.kind === 'needAuth' || href === null))
    return (
      <ShowMore
        className="flex-1"
        expanded={false}
        onExpandedChange={actions.showMore}
        hiddenCount={hiddenCount}
        shown={shownCount}
        total={totalCount}
        controls={controls}
        refusal={
          <>
            {refused}
            <AccessPrompt verdict={verdict} />
          </>
        }
      />
    )
  const icon = <Lock className="size-4 shrink-0 stroke-[1.5]" />
  return (
    <div data-slot="table-locked-more" className="flex flex-1 flex-wrap items-center gap-x-3 gap-y-2 text-13">
      {isSignIn ? (
        <Button variant="link" icon={icon} aria-describedby={reasonId} onClick={signIn}>
          {texts?.signIn ?? label('table_more_sign_in')}
        </Button>
      ) : (
        <Link
          href={href}
          icon={icon}
          aria-describedby={reasonId}
          className="inline-flex items-center gap-1.5 font-medium"
        >
          {texts?.getAccess ?? label('table_more_get_access')}
        </Link>
      )}
      <span id={reasonId} className="sr-text">
        {verdict.kind === 'allowed' ? '' : label(verdict.code)}
      </span>
      <span data-slot="show-more-count" className="num ms-auto text-ink-3">
        <bdi>{label('shown_of', { shown: shownCount, total: totalCount })}</bdi>
      </span>
    </div>
  )
}
