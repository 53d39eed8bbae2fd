import { type HomeBond, numberOf } from '@accrue/api-client'
import { Change, Link } from '@accrue/ui/controls'
import { type Day, formatDay, formatDecimal, useLabel, useLang } from '@accrue/ui/foundation'
import { useId } from 'react'
import { Sparkline } from './sparkline.tsx'
import { Withheld } from './withheld.tsx'

/** A card for each kind of bond. `day` is the day of the newest price. */
export function HomeKinds({ bonds, day }: { bonds: readonly HomeBond[]; day: Day | null }) {
  const label = useLabel()
  const lang = useLang()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="mt-1">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h2 id={titleId} className="text-16 font-heavy tracking-[-0.012em]">
          {label('home_kinds')}
        </h2>
        {day ? (
          <p className="text-12 text-ink-3">{label('home_kinds_note', { day: formatDay(day, lang) })}</p>
        ) : null}
      </div>
      <ul className="grid grid-cols-1 gap-3 desk:grid-cols-2 wide:grid-cols-4">
        {bonds.map(bond => (
          <li
            key={bond.id}
            className="relative rounded-card border border-line bg-surface px-3.5 pt-2.5 pb-2 shadow-card transition-colors duration-150 ease-standard hover:border-line-strong motion-reduce:transition-none"
          >
            <p className="text-12 text-ink-3">{label(bond.kind)}</p>
            <Link
              href={bond.url}
              variant="plain"
              className="inline-block max-w-full align-top text-13 font-strong after:absolute after:inset-0 after:rounded-card"
            >
              {bond.name}
            </Link>
            <div className="mt-1 flex min-h-10 items-end justify-between gap-2 text-12">
              <KindValues bond={bond} day={day} />
              {bond.line && bond.day === day ? <Sparkline values={bond.line.values} /> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Price, change and yield; for an older price also its source and day; without a price, a note. */
function KindValues({ bond, day }: { bond: HomeBond; day: Day | null }) {
  const label = useLabel()
  const lang = useLang()
  const { masked, venue, price, priceChange } = bond
  const isOld = bond.day !== null && bond.day !== day
  if (!bond.day)
    return (
      <div className="text-ink-3">
        {day ? <p>{label('home_no_price', { day: formatDay(day, lang) })}</p> : null}
        <p>{label('home_no_price_hint')}</p>
      </div>
    )
  const [change, fraction] = [numberOf(priceChange), numberOf(bond.yield)]
  const percent = fraction === null ? null : formatDecimal(fraction * 100, { decimals: 2, lang })
  return (
    <div className="num min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="text-16 font-semibold tracking-[-0.01em]">
          {masked ? (
            <Withheld label={label('table_withheld')} />
          ) : (
            formatDecimal(numberOf(price), { decimals: 2, lang })
          )}
        </span>
        {isOld ? <span className="text-ink-3">{venue}</span> : null}
        {change === null || isOld ? null : <Change value={change} />}
      </p>
      <p className="text-ink-3">
        {isOld ? (
          <>
            <bdi>{formatDay(bond.day, lang)}</bdi>,{' '}
          </>
        ) : null}
        {masked
          ? label('home_yield', { value: '•••' })
          : percent === null
            ? label('home_no_yield')
            : label('home_yield', { value: `${percent}%` })}
      </p>
    </div>
  )
}
