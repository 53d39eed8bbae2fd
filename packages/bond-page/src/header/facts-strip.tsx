'use client'
import type { BondPage } from '@accrue/api-client'
import { FactsStrip as Strip } from '@accrue/ui/blocks'
import { InfoTip } from '@accrue/ui/controls'
import { useLabel, useLang, useSession, useToday } from '@accrue/ui/foundation'
import { withholdFacts } from '../rules/withhold.ts'
import { DirectedWords } from './directed-words.tsx'
import { type Fact, factsOf } from './facts.map.ts'

/** Price, yield, spread, duration, accrued interest and the next event. */
export function FactsStrip({ page: sent }: { page: BondPage }) {
  const label = useLabel()
  const facts = withholdFacts(sent.facts, useSession())
  const shown = factsOf({ ...sent, facts }, { label, lang: useLang(), today: useToday() })
  return (
    <Strip
      layout="six"
      facts={shown.map(({ id, title, value, masked, info, reason, ...fact }) => ({
        id,
        title,
        masked,
        info,
        reason,
        value: value === null ? null : <DirectedWords text={value} />,
        detail: fact.detail === null && !fact.note ? '' : <FactDetail {...fact} />,
      }))}
      lockedMessage={label('facts_locked')}
      tradingGroundId={facts.tradingGroundId}
    />
  )
}

/** What a narrow strip leaves out of a line: `2.00[ per 100], in 35 days`. */
const OPTIONAL = /\[(.+?)\]/

type FactDetailProps = Pick<Fact, 'detail' | 'change' | 'note' | 'noteInfo'>

/** The line below a value: its change, then a note on a line of its own where both do not fit, then what they mean. */
function FactDetail({ detail, change, note, noteInfo }: FactDetailProps) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      {detail === null ? null : (
        <span className={change ? ARROWS[change.of][change.direction] : undefined}>
          {detail.split(OPTIONAL).map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
            <span key={at} className={at % 2 === 1 ? 'max-wide:hidden' : undefined}>
              <DirectedWords
                text={part}
                figureClass={change?.of === 'price' ? PRICE_TONES[change.direction] : undefined}
              />
            </span>
          ))}
        </span>
      )}
      {note ? (
        <span>
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

const PRICE_TONES = { up: 'text-up', down: 'text-down' }

/** Green and red are the price's alone: a yield that rises with a falling price would contradict it. The sign says the same to all. */
const ARROWS = {
  price: {
    up: "before:me-1 before:text-up before:content-['▲'_/_'']",
    down: "before:me-1 before:text-down before:content-['▼'_/_'']",
  },
  yield: {
    up: "before:me-1 before:content-['↗'_/_'']",
    down: "before:me-1 before:content-['↘'_/_'']",
  },
}
