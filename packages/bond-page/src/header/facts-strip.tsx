'use client'
import type { BondPage } from '@accrue/api-client'
import { FactsStrip as Strip } from '@accrue/ui/blocks'
import { Badge, InfoTip } from '@accrue/ui/controls'
import { formatDay, useLabel, useLang, useSession, useToday } from '@accrue/ui/foundation'
import { withholdFacts } from '../rules/withhold.ts'
import { DirectedWords } from './directed-words.tsx'
import { type Fact, factsOf } from './facts.map.ts'

/** Price, yield, spread, duration, accrued interest and the next event: which figure, from where, as of when. */
export function FactsStrip({ page: sent }: { page: BondPage }) {
  const label = useLabel()
  const facts = withholdFacts(sent.facts, useSession())
  const shown = factsOf({ ...sent, facts }, { label, lang: useLang(), today: useToday() })
  const hasSource = Boolean(facts.estimation || (facts.tradingGround && facts.day))
  return (
    <Strip
      layout="six"
      facts={shown.map(({ value, detail, note, noteInfo, ...fact }) => ({
        ...fact,
        value: value === null ? null : <DirectedWords text={value} />,
        detail:
          detail === null && !note ? '' : <FactDetail detail={detail} note={note} noteInfo={noteInfo} />,
      }))}
      lockedMessage={label('facts_locked')}
      tradingGroundId={facts.tradingGroundId}
      foot={hasSource ? <FactsSource {...facts} /> : null}
    />
  )
}

type FactDetailProps = Pick<Fact, 'detail'> & {
  note: string | undefined
  noteInfo: string | undefined
}

/** The line below a value: its change, then a note on a line of its own where both do not fit, then what they mean. */
function FactDetail({ detail, note, noteInfo }: FactDetailProps) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      {detail === null ? null : <DirectedWords text={detail} />}
      {note ? (
        <span className="text-ink-3">
          {note}
          {noteInfo && (
            <InfoTip about={note} className="-my-px ms-1">
              {noteInfo}
            </InfoTip>
          )}
        </span>
      ) : null}
    </span>
  )
}

function FactsSource({ tradingGround, day, estimation }: BondPage['facts']) {
  const label = useLabel()
  const lang = useLang()
  return (
    <>
      {tradingGround && day ? (
        <p>{label('facts_source', { ground: tradingGround, day: formatDay(day, lang) })}</p>
      ) : null}
      {estimation && (
        <span className="flex items-center gap-1">
          <Badge tone="warn">{label('estimation')}</Badge>
          <InfoTip reason about={label('estimation')}>
            {label('estimation_hint')}
          </InfoTip>
        </span>
      )}
    </>
  )
}
