'use client'
import type { BondPage } from '@accrue/api-client'
import { Badge, InfoTip } from '@accrue/ui/controls'
import { formatDay, useLabel, useLang } from '@accrue/ui/foundation'

/** Trading ground and day of the facts, and whether they are estimated (B4). */
export function FactsSource({ tradingGround, day, estimation }: BondPage['facts']) {
  const label = useLabel()
  const lang = useLang()
  return (
    <>
      {tradingGround && day ? (
        <p>{label('facts_source', { ground: tradingGround, day: formatDay(day, lang) })}</p>
      ) : null}
      {estimation && (
        <span className="-my-0.5 flex items-center gap-1">
          <Badge tone="warn">{label('estimation')}</Badge>
          <InfoTip reason about={label('estimation')}>
            {label('estimation_hint')}
          </InfoTip>
        </span>
      )}
    </>
  )
}
