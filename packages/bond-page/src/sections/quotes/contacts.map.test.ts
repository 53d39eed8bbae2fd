import type { Contact } from '@accrue/api-client'
import { describe, expect, test } from 'vitest'
import { toContactViewModels } from './contacts.map.ts'

const label = (key: string, values: Record<string, string | number> = {}) =>
  [key, ...Object.values(values)].join(' ')
const contact = (more: Partial<Contact> = {}): Contact => ({
  title: 'Dealer: A. Marlow',
  issuerId: 501,
  responsiblePersonId: 11,
  person: 'A. Marlow',
  phone: '+1 555 0110',
  email: 'desk1@dealer.example',
  chatUrl: 'https://chat.example/person/11',
  ...more,
})
const viewModelsOf = (
  contacts: Contact[],
  lang = 'ru',
  participants: Parameters<typeof toContactViewModels>[0]['participants'] = [],
) => toContactViewModels({ contacts, participants }, { label, lang })

describe('Q1 contacts, each with its ttl (bond-page §3)', () => {
  test('ttl, phone and email are unchanged', () => {
    expect(viewModelsOf([contact()])[0]).toMatchObject({
      title: 'Dealer: A. Marlow',
      phone: '+1 555 0110',
      email: 'desk1@dealer.example',
    })
  })

  test('a participant’s name links to its page, if the address is safe', () => {
    const participant = (url: string) => [{ id: 501, name: 'Dealer', url }]
    expect(viewModelsOf([contact()], 'en', participant('https://dealer.example/'))[0]?.href).toBe(
      'https://dealer.example/',
    )
    expect(viewModelsOf([contact()], 'en', participant('javascript:alert(1)'))[0]?.href).toBeNull()
  })

  test('market participants without a contact are listed by name, once', () => {
    const participants = [
      { id: 501, name: 'Dealer', url: null },
      { id: 502, name: 'Northgate', url: null },
    ]
    expect(viewModelsOf([contact()], 'en', participants).map(({ title }) => title)).toEqual([
      'Dealer: A. Marlow',
      'Northgate',
    ])
  })
})

describe('P11 a chat link per responsible person (bond-page §2, access row 37)', () => {
  test('in Russian', () => {
    const people = [contact(), contact({ person: 'B. Tanaka', chatUrl: 'https://chat.example/person/12' })]
    expect(viewModelsOf(people).map(({ chat }) => chat)).toEqual([
      { href: 'https://chat.example/person/11', text: 'quotes_chat A. Marlow' },
      { href: 'https://chat.example/person/12', text: 'quotes_chat B. Tanaka' },
    ])
  })

  test.each(['en', 'uk', 'pl', 'it', 'de', 'es', 'zh', 'fr', 'tr'])(
    'not in %s, even if a server sends it',
    lang => {
      expect(viewModelsOf([contact()], lang)[0]?.chat).toBeNull()
    },
  )

  test('an unsafe address is not a link', () => {
    expect(viewModelsOf([contact({ chatUrl: 'data:text/html,hi' })])[0]?.chat).toBeNull()
  })
})
