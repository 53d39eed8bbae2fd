'use client'
import type { Quotes } from '@accrue/api-client'
import { Badge, CopyButton, Link, ShowMore } from '@accrue/ui/controls'
import { useLabel, useLang } from '@accrue/ui/foundation'
import { useId, useState } from 'react'
import { logCopyFailure } from '../../copy/log-copy-failure.ts'
import { type ContactViewModel, toContactViewModels } from './contacts.map.ts'

/** Contacts shown before "show more": three rows of two. */
const CONTACTS_SHOWN = 6

export type QuoteContactsProps = Pick<Quotes, 'contacts' | 'participants'> & {
  /** The contacts are made up (readings #69). */
  illustrative?: boolean
}

/** Contacts for the quotes (bond-page §3 "contacts"). Renders nothing without any. */
export function QuoteContacts({ illustrative = false, ...props }: QuoteContactsProps) {
  const label = useLabel()
  const contacts = toContactViewModels(props, { label, lang: useLang() })
  const listId = useId()
  const [all, setAll] = useState(false)
  if (contacts.length === 0) return null
  const hidden = contacts.length - CONTACTS_SHOWN
  return (
    <div className="border-t border-line px-4 pt-4 pb-3 desk:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 pb-1">
        <h3 className="text-14 font-strong">{label('quotes_contacts')}</h3>
        {illustrative ? <Badge tone="warn">{label('illustrative')}</Badge> : null}
      </div>
      <ul id={listId} className="grid gap-x-8 desk:grid-cols-2">
        {contacts.slice(0, all ? contacts.length : CONTACTS_SHOWN).map(contact => (
          <ContactPart key={contact.id} contact={contact} />
        ))}
      </ul>
      {hidden > 0 ? (
        <ShowMore
          className="pt-2"
          controls={listId}
          expanded={all}
          onExpandedChange={setAll}
          hiddenCount={hidden}
        />
      ) : null}
    </div>
  )
}

function ContactPart({ contact: { title, href, phone, email, chat } }: { contact: ContactViewModel }) {
  const label = useLabel()
  return (
    <li className="flex min-h-11 flex-wrap content-start items-center gap-x-3 border-b border-line py-2 text-13 last:border-b-0">
      <span className="basis-full font-medium wrap-anywhere">
        {href ? (
          <Link href={href} variant="plain">
            {title}
          </Link>
        ) : (
          title
        )}
      </span>
      {phone ? <bdi className="num text-ink-2">{phone}</bdi> : null}
      {email ? (
        <span className="inline-flex items-center gap-0.5 text-ink-2 wrap-anywhere">
          {email}
          <CopyButton
            iconOnly
            variant="quiet"
            size="s"
            text={email}
            label={label('copy_name', { name: email })}
            onFailure={logCopyFailure}
          />
        </span>
      ) : null}
      {chat ? <Link href={chat.href}>{chat.text}</Link> : null}
    </li>
  )
}
