'use client'
import type { BondPage } from '@accrue/api-client'
import { AccessPrompt, Badge, InfoTip } from '@accrue/ui/controls'
import { cx, formatDay, useLabel, useLang, useSession, useToday, useVerdict } from '@accrue/ui/foundation'
import { Lock } from 'lucide-react'
import { withholdFacts } from '../rules/withhold.ts'
import { DirectedWords } from './directed-words.tsx'
import { type Fact, factsOf } from './facts.map.ts'

/** Price, yield, spread, duration, accrued interest and the next event: which figure, from where, as of when. */
export function FactsStrip({ page: sent }: { page: BondPage }) {
  const page = { ...sent, facts: withholdFacts(sent.facts, useSession()) }
  const facts = factsOf(page, { label: useLabel(), lang: useLang(), today: useToday() })
  return (
    <div data-slot="facts" className="overflow-clip rounded-card border border-line bg-surface shadow-card">
      <dl className="num grid grid-cols-2 gap-px bg-line desk:grid-cols-3 wide:grid-cols-6 print:grid-cols-6">
        {facts.map(fact => (
          <FactCell key={fact.id} fact={fact} />
        ))}
      </dl>
      <FactsFoot page={page} />
    </div>
  )
}

const TONES = { up: 'text-up', down: 'text-down' }

function FactCell({ fact }: { fact: Fact }) {
  return (
    <div
      data-slot="fact"
      data-masked={fact.masked || undefined}
      className="flex flex-col bg-surface px-4 py-3.5"
    >
      <dt className="text-12 text-ink-3">
        {fact.title}
        {fact.info && (
          <InfoTip about={fact.title} className="ms-1">
            {fact.info}
          </InfoTip>
        )}
      </dt>
      <dd className="mt-0.5 min-h-7 text-20 font-semibold tracking-[-0.02em]">
        {fact.masked ? (
          <MaskedFact />
        ) : fact.value ? (
          <DirectedWords text={fact.value} />
        ) : (
          <span className="text-ink-3">–</span>
        )}
      </dd>
      <dd className={cx('mt-0.5 min-h-4 text-12 font-medium text-ink-3', fact.tone && TONES[fact.tone])}>
        {fact.detail && <DirectedWords text={fact.detail} />}
      </dd>
    </div>
  )
}

/** A withheld figure keeps its place and its rhythm; the way in stands once, below the strip. */
function MaskedFact() {
  const label = useLabel()
  return (
    <span className="inline-flex h-6 min-w-20 items-center gap-1.5 rounded-tag border border-dashed border-line-control px-2 align-middle text-12 font-medium tracking-normal text-ink-3">
      <Lock aria-hidden="true" size={12} strokeWidth={1.5} className="shrink-0" />
      {label('masked')}
    </span>
  )
}

function FactsFoot({ page: { facts } }: { page: BondPage }) {
  const label = useLabel()
  const lang = useLang()
  const verdict = useVerdict('seeValues', facts.tradingGroundId)
  const source =
    facts.tradingGround &&
    facts.day &&
    label('facts_source', { ground: facts.tradingGround, day: formatDay(facts.day, lang) })
  const locked = facts.masked && verdict.kind !== 'allowed'
  if (!source && !facts.estimation && !locked) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line bg-surface-sunken px-4 py-2 text-12 text-ink-2">
      {source && <p>{source}</p>}
      {facts.estimation && (
        <span className="flex items-center gap-1">
          <Badge tone="warn">{label('estimation')}</Badge>
          <InfoTip reason about={label('estimation')}>
            {label('estimation_hint')}
          </InfoTip>
        </span>
      )}
      {locked && (
        <span className="desk:ms-auto">
          <AccessPrompt verdict={verdict} message={label('facts_locked')} variant="inline" />
        </span>
      )}
    </div>
  )
}
