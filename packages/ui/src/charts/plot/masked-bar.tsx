'use client'
import { Button } from '../../controls/button/button.tsx'
import { Link } from '../../controls/link/link.tsx'
import type { AccessVerdict } from '../../foundation/access/access.ts'
import { LockKeyhole } from '../../foundation/icons/icons.ts'
import { useUi } from '../../foundation/ui-provider.tsx'

/** Explains why the chart has no values, with the link to get access (visual rule 7). `data-slot` time-chart-masked. */
export function MaskedBar({ verdict }: { verdict: AccessVerdict }) {
  const { label, signIn, accessUrl } = useUi()
  return (
    <div
      data-slot="time-chart-masked"
      className="mt-2 flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 rounded-field bg-surface-sunken px-3 py-2 text-13 text-ink"
    >
      <LockKeyhole className="size-4 shrink-0 stroke-[1.5] text-ink-3" aria-hidden="true" />
      <p>{label('chart_values_locked')}</p>
      {verdict.kind === 'needAuth' && signIn ? (
        <Button className="ms-auto" onClick={signIn}>
          {label('sign_in')}
        </Button>
      ) : null}
      {verdict.kind === 'needAccess' ? (
        <Link className="ms-auto" href={accessUrl} variant="secondary">
          {label('get_access')}
        </Link>
      ) : null}
    </div>
  )
}
