import { describe, expect, it } from 'vitest'
import { contactFollowing, type Contact, type Person } from './contact-person.ts'

const dora: Person = { name: 'Dora Muster', email: 'dora@example.ch', phone: '+41791111111' }
const contact: Contact = { contactName: 'Dora Muster', contactEmail: 'dora@example.ch', contactPhone: '+41791111111' }
const married: Person = { ...dora, name: 'Dora Keller' }
const moved: Person = { ...dora, email: 'd@example.ch', phone: null }

describe('the contact of an application', () => {
  it.each<[string, Partial<Contact>, Person, string[], Partial<Contact>]>([
    ['follows a corrected name', {}, married, ['Ben Muster'], { contactName: 'Dora Keller' }],
    ['follows address and phone', {}, moved, [], { contactEmail: 'd@example.ch', contactPhone: null }],
    ['stays when it was set apart', { contactName: 'Familie Muster' }, married, [], {}],
    ['stays when another adult has the name', {}, married, ['Dora Muster'], {}],
    ['keeps an address of its own', { contactEmail: 'home@example.ch' }, moved, [], { contactPhone: null }],
    ['keeps its address when the adult gives none', {}, { ...dora, email: null }, [], {}],
    ['stays when nothing about the person changes', {}, dora, [], {}],
  ])('%s', (_case, own, after, otherNames, expected) => {
    expect(contactFollowing({ ...contact, ...own }, { before: dora, after, otherNames })).toEqual(expected)
  })

  it('does not take a phone number that neither had', () => {
    const without = { ...contact, contactPhone: null }
    const before = { ...dora, phone: null }
    expect(contactFollowing(without, { before, after: { ...before, phone: '+41791111111' }, otherNames: [] })).toEqual(
      {},
    )
  })
})
