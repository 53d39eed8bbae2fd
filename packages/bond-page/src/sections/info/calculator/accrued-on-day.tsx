'use client'
import type { BondPageData } from '@accrue/api-client'
import { Button, DatePicker, InfoTip, PickerField } from '@accrue/ui/controls'
import { type Day, lastAccruedDay, useLabel, useLang, useToday } from '@accrue/ui/foundation'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BondPagePorts } from '../../../ports.ts'
import { accruedShown, knownAccrued } from './accrued.map.ts'

export type AccruedOnDayProps = {
  page: BondPageData
  accruedInterest: BondPagePorts['accruedInterest']
}

/** Accrued interest on a day, at most two days after today (bond-page §5, Q6). The page has the value of its own day. */
export function AccruedOnDay({ page, accruedInterest }: AccruedOnDayProps) {
  const label = useLabel()
  const lang = useLang()
  const today = useToday()
  const known = knownAccrued(page)
  const [day, setDay] = useState<Day>(known?.day ?? today)
  const bondId = page.bond.id
  const query = useQuery({
    queryKey: ['accruedInterest', bondId, day],
    queryFn: ({ signal }) => accruedInterest({ bondId, day }, { signal }),
    enabled: day !== known?.day,
  })
  const answer = known?.day === day ? known.answer : query.data
  const shown = accruedShown(answer, { label, lang })
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
      <DatePicker
        label={label('accrued_day')}
        format="DD.MM.YYYY"
        value={day}
        onValueChange={picked => picked && setDay(picked)}
        notAfter={lastAccruedDay(today)}
        clearable={false}
      >
        <PickerField hint={label('accrued_day_hint')} error={shown.error} className="w-44 max-desk:w-full" />
      </DatePicker>
      <div aria-live="polite" aria-busy={query.isFetching} className="min-h-8 text-13 desk:pt-6.5">
        {query.isError || (query.isFetching && query.errorUpdateCount > 0) ? (
          <span className="flex items-center gap-3 text-down">
            {label('load_failed')}
            <Button variant="link" pending={query.isFetching} onClick={() => query.refetch()}>
              {label('retry')}
            </Button>
          </span>
        ) : (
          <span className="num">
            {shown.text ?? <span className="text-ink-3">–</span>}
            {shown.reason && (
              <InfoTip reason about={label('calculator_accrued')} className="ms-1">
                {shown.reason}
              </InfoTip>
            )}
          </span>
        )}
      </div>
    </div>
  )
}
