import { describe, expect, it } from 'vitest'
import { kindRules, mailKinds, mailKindsIn, placeholdersOf } from './kinds.ts'

describe('the kinds of mail', () => {
  it('can name what they cannot do without', () => {
    const lacking = mailKinds.filter((kind) => {
      const { needs } = kindRules[kind]
      return needs && !placeholdersOf(kind).includes(needs)
    })
    expect(lacking).toEqual([])
  })

  it('all name the project and close with a signature', () => {
    for (const kind of mailKinds) {
      expect(placeholdersOf(kind)).toEqual(expect.arrayContaining(['place_project', 'place_signature']))
    }
  })

  it('of offers, contracts and references belong to projects that let, those of sales to projects that sell', () => {
    const [letting, selling] = [mailKindsIn('reletting'), mailKindsIn('sale')]
    const ofLetting = ['offer', 'contract', 'reference_landlord', 'waitlist_form']
    expect(letting).toEqual(expect.arrayContaining(ofLetting))
    expect(letting).not.toContain('payment_info')
    expect(selling).toEqual(expect.arrayContaining(['payment_info', 'denial_object_gone', 'documents_request']))
    expect(selling.filter((kind) => ofLetting.includes(kind))).toEqual([])
    const toInvestors = mailKindsIn('saleb2b')
    expect(toInvestors).toEqual(expect.arrayContaining(['investor_proposal', 'free_investors']))
    expect([...letting, ...selling].filter((kind) => kind.includes('investor'))).toEqual([])
    expect(new Set([...letting, ...selling, ...toInvestors]).size).toBe(mailKinds.length)
  })

  it('name who sends them only where somebody does', () => {
    expect(placeholdersOf('offer')).toContain('place_user_name')
    expect(placeholdersOf('offer_reminder')).not.toContain('place_user_name')
  })
})
