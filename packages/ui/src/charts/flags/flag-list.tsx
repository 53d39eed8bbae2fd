'use client'
import { Link } from '../../controls/link/link.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { ReadFlag } from './flag.ts'
import { FlagIcon } from './flag-mark.tsx'
import { flagDay, kindName } from './flag-words.ts'

/** From so many on the list scrolls, and has to be reachable. */
const SCROLLING = 6

/** The flags of a stack in words. Parts: `data-slot` flag-list, flag-item, flag-title, flag-detail. */
export function FlagList({ flags, name }: { flags: readonly ReadFlag[]; name: string }) {
  const scrolls = flags.length >= SCROLLING
  return (
    <ul
      aria-label={name}
      // what scrolls must be reachable without a mouse
      tabIndex={scrolls ? 0 : undefined}
      data-slot="flag-list"
      data-scrolls={scrolls ? '' : undefined}
      className="focus-ring m-0 grid list-none gap-2.5 rounded-tag p-0 data-scrolls:max-h-72 data-scrolls:overflow-y-auto"
    >
      {flags.map(flag => (
        <FlagItem key={flag.key} flag={flag} />
      ))}
    </ul>
  )
}

function FlagItem({ flag }: { flag: ReadFlag }) {
  const label = useLabel()
  const { title, detail, href, isEstimated } = flag
  return (
    <li data-slot="flag-item" className="flex items-start gap-2">
      <span className="flex h-5 items-center">
        <FlagIcon flag={flag} />
      </span>
      <div className="min-w-0">
        <p className="text-ink-2">
          {kindName(flag, label)} <span className="num ms-1 whitespace-nowrap">{flagDay(flag, label)}</span>
          {isEstimated ? <span className="ms-1 text-ink-3">({label('flag_estimated')})</span> : null}
        </p>
        {title === '' && href === undefined ? null : (
          <p data-slot="flag-title" className="font-strong break-words">
            <FlagTitle flag={flag} />
          </p>
        )}
        {detail === undefined ? null : (
          <p data-slot="flag-detail" className="break-words text-ink-2">
            <bdi>{detail}</bdi>
          </p>
        )}
      </div>
    </li>
  )
}

/** The title; a link where it leads on and `safeUrl` lets it. Without a title the kind's name is the link. */
export function FlagTitle({ flag }: { flag: ReadFlag }) {
  const label = useLabel()
  // texts of the page stand in a language of their own, whatever side the page begins on
  if (flag.href === undefined) return <bdi>{flag.title}</bdi>
  return (
    <Link href={flag.href}>
      <bdi>{flag.title || kindName(flag, label)}</bdi>
    </Link>
  )
}
