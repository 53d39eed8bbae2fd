import type { EntityPage } from '@accrue/api-client'
import { AccessPrompt } from '@accrue/ui/controls'
import { cx, useLabel, useLang, useVerdict } from '@accrue/ui/foundation'
import { Lock } from 'lucide-react'
import { type ShownFact, shownFacts } from '../entity.map.ts'

/** The facts that a reader looks for first; what is withheld keeps its place, and the way in stands once, below (P4). */
export function EntityFacts({ page }: { page: EntityPage }) {
  const label = useLabel()
  const verdict = useVerdict('seeValues')
  const facts = shownFacts(page.facts, { label, lang: useLang() })
  if (facts.length === 0) return null
  return (
    <div className="mt-5 overflow-clip rounded-card border border-line bg-surface shadow-card">
      {/* the last row is as wide as the others, however many facts there are */}
      <dl className="num flex flex-wrap gap-px bg-line">
        {facts.map(fact => (
          <Fact key={fact.id} {...fact} />
        ))}
      </dl>
      {verdict.kind !== 'allowed' && facts.some(({ masked }) => masked) ? (
        <div className="flex justify-end border-t border-line bg-surface-sunken px-4 py-2 text-12 text-ink-2">
          <AccessPrompt verdict={verdict} message={label('facts_locked')} variant="inline" />
        </div>
      ) : null}
    </div>
  )
}

const TONES = { up: 'text-up', down: 'text-down' }

function Fact({ title, value, masked, tone }: ShownFact) {
  return (
    <div data-slot="fact" className="flex min-w-0 grow basis-34 flex-col bg-surface px-4 py-3.5">
      <dt className="text-12 text-ink-3">{title}</dt>
      <dd className={cx('mt-0.5 min-h-7 text-20 font-semibold tracking-[-0.02em]', tone && TONES[tone])}>
        {masked ? <MaskedFact /> : (value ?? <span className="text-ink-3">–</span>)}
      </dd>
    </div>
  )
}

/** A withheld figure keeps its place and its rhythm. */
function MaskedFact() {
  const label = useLabel()
  return (
    <span className="inline-flex h-6 max-w-full items-center gap-1.5 rounded-tag border border-dashed border-line-control px-2 align-middle text-12 font-medium tracking-normal text-ink-3">
      <Lock aria-hidden="true" size={12} strokeWidth={1.5} className="shrink-0" />
      {label('masked')}
    </span>
  )
}
