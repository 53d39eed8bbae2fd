import type { Quotes } from '@accrue/api-client'
import { type LabelOf, safeUrl } from '@accrue/ui/foundation'
import { CHAT_LANG } from '../../rules/quote-rules.ts'

/** A contact at a participant. */
export type ContactViewModel = {
  id: string
  title: string
  /** Link of the participant's name. */
  href: string | null
  phone: string | null
  email: string | null
  /** Chat link of the responsible person. */
  chat: { href: string; text: string } | null
}

export type ContactsOptions = { label: LabelOf; lang: string }

/**
 * Q1: the contacts, each by its `ttl`, then the participants without a contact. Chat links of responsible persons exist in Russian only
 * (bond-page §2, access row 37).
 */
export function toContactViewModels(
  { contacts, participants }: Pick<Quotes, 'contacts' | 'participants'>,
  { label, lang }: ContactsOptions,
): ContactViewModel[] {
  const urls = new Map(participants.map(({ id, url }) => [id, safeUrl(url)]))
  const named = new Set(contacts.map(({ issuerId }) => issuerId))
  const persons = contacts.map(({ title, issuerId, person, phone, email, chatUrl }, at): ContactViewModel => {
    const href = lang === CHAT_LANG ? safeUrl(chatUrl) : null
    return {
      id: `${issuerId ?? ''} ${at}`,
      title,
      href: urls.get(issuerId ?? -1) ?? null,
      phone,
      email,
      chat: href === null ? null : { href, text: label('quotes_chat', { person: person ?? title }) },
    }
  })
  const others = participants
    .filter(({ id }) => !named.has(id))
    .map(
      ({ id, name }): ContactViewModel => ({
        id: `participant ${id}`,
        title: name,
        href: urls.get(id) ?? null,
        phone: null,
        email: null,
        chat: null,
      }),
    )
  return [...persons, ...others]
}
