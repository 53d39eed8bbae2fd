'use client'
import { InfoTip } from '../../controls/info-tip/info-tip.tsx'
import { LockedChip } from '../../controls/locked-chip/locked-chip.tsx'
import { lockedChipLook } from '../../controls/locked-chip/locked-chip-look.tsx'
import { safeUrl } from '../../foundation/safe-url.ts'
import { useLabel, useUi, useVerdict } from '../../foundation/ui-provider.tsx'

export type LockedCellProps = {
  /** Whether this cell carries the row's action; the others only keep the value's place. */
  lead: boolean
  /** What the row is called, so that like actions differ for assistive tech. */
  about: string
  /** Why the value is withheld, behind an "i" (X3). */
  reason?: string | null
}

/**
 * The place of a value that the user may not see, and the way to it: sign in, or ask for access (P7, Q1).
 * There is no value under it: the server sends none. `data-slot` locked-chip, cell-locked.
 */
export function LockedCell({ lead, about, reason = null }: LockedCellProps) {
  const label = useLabel()
  if (reason === null) return <WayIn lead={lead} about={about} />
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <WayIn lead={lead} about={about} />
      <InfoTip reason about={label('table_withheld')}>
        {reason}
      </InfoTip>
    </span>
  )
}

function WayIn({ lead, about }: Omit<LockedCellProps, 'reason'>) {
  const { label, signIn, accessUrl } = useUi()
  const verdict = useVerdict('seeValues')
  const href = safeUrl(accessUrl)
  if (lead && verdict.kind === 'needAuth' && signIn) return <LockedChip state="login" context={about} />
  if (lead && verdict.kind !== 'needAuth' && href)
    return (
      <a href={href} data-slot="cell-locked" className={lockedChipLook({ acts: true, state: 'send' })}>
        {label('get_access')}
        {about && <span className="sr-text">: {about}</span>}
      </a>
    )
  return <SilentChip />
}

/** A withheld value without an action of its own. `data-slot` cell-withheld. */
export function SilentChip() {
  const label = useLabel()
  return (
    <span data-slot="cell-withheld" className={lockedChipLook({ state: 'silent' })}>
      <span aria-hidden="true" className="text-[0.5625rem] tracking-[0.25em] -me-[0.25em]">
        •••
      </span>
      <span className="sr-text">{label('table_withheld')}</span>
    </span>
  )
}
