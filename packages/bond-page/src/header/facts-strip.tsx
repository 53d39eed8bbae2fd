'use client'
import type { BondPageData } from '@accrue/api-client'
import { FactsStrip as Strip } from '@accrue/ui/blocks'
import { changeStyles } from '@accrue/ui/controls'
import { cx, useAccess, useLabel, useLang, useToday } from '@accrue/ui/foundation'
import { withholdFacts } from '../rules/withhold.ts'
import { type BondFact, factsOf } from './facts.map.ts'

export type BondFactsStripProps = {
  page: BondPageData
  /** Whether a chart below explains hidden values and has the access prompt. */
  hasChart: boolean
}

/** Price, yield, spread, duration, accrued interest and the next event. */
export function BondFactsStrip({ page: sent, hasChart }: BondFactsStripProps) {
  const label = useLabel()
  const facts = withholdFacts(sent.facts, useAccess())
  const shown = factsOf({ ...sent, facts }, { label, lang: useLang(), today: useToday() })
  return (
    <Strip
      layout="six"
      facts={shown.map(
        ({ id, title, shortTitle = title, value, masked, info, noteInfo, reason, ...fact }) => ({
          id,
          title: shortTitle,
          qualifier: title.slice(shortTitle.length),
          masked,
          // the line below has no space for an icon beside the note
          info: info ?? noteInfo,
          reason,
          value: value === null ? null : <BidiText text={value} />,
          detail: fact.detail === null && !fact.note ? '' : <FactDetail {...fact} />,
        }),
      )}
      lockedMessage={hasChart ? undefined : label('facts_locked')}
      venueId={facts.venueId}
    />
  )
}

/** Text that a narrow strip leaves out: `2.00[ per 100], in 35 days`. */
const OPTIONAL = /\[(.+?)\]/

/** Characters that fit on one line in a sixth of the widest strip; longer lines lose their optional text. */
const MAX_LINE_LENGTH = 25

/** The parts of a line; every second one is optional. */
function partsOf(detail: string): string[] {
  const parts = detail.split(OPTIONAL)
  const isLong = parts.join('').length > MAX_LINE_LENGTH
  return isLong ? [parts.filter((_, at) => at % 2 === 0).join('')] : parts
}

type FactDetailProps = Pick<BondFact, 'detail' | 'change' | 'note'>

/** The line below a value: its change, then a note, which wraps where both do not fit. A truncated text has a tooltip. */
function FactDetail({ detail, change, note }: FactDetailProps) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 wide:gap-x-1.5">
      {detail === null ? null : (
        <span
          title={detail.split(OPTIONAL).join('')}
          className={cx(
            'truncate',
            change && changeStyles({ of: change.of, direction: change.direction, tints: 'arrow' }),
          )}
        >
          {partsOf(detail).map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
            <span key={at} className={at % 2 === 1 ? 'max-wide:hidden' : undefined}>
              <BidiText
                text={part}
                numberClass={change?.of === 'price' ? PRICE_TONES[change.direction] : undefined}
              />
            </span>
          ))}
        </span>
      )}
      {note ? <span>{note}</span> : null}
    </span>
  )
}

const PRICE_TONES = { up: 'text-up', down: 'text-down' }

/** A signed number, or a day with its month. */
const NUMBER_OR_DAY = /([-−+]\d[\d.,\u00a0\u202f]*|\d{1,2}[ \u00a0]\p{L}{3,}\.?(?:[ \u00a0]\d{4})?)/u

/**
 * Isolates numbers and days in a text: in right-to-left text a sign would move behind its number, and a year before its day. Has no
 * effect in left-to-right languages. `numberClass` styles the isolated parts.
 */
function BidiText({ text, numberClass }: { text: string; numberClass?: string | undefined }) {
  return (
    <bdi>
      {text.split(NUMBER_OR_DAY).map((part, at) =>
        at % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
          <bdi key={at} className={numberClass}>
            {part}
          </bdi>
        ) : (
          part
        ),
      )}
    </bdi>
  )
}
