import { describe, expect, it } from 'vitest'
import { kindRules, mailKinds, placeholdersOf } from './kinds.ts'

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

  it('name who sends them only where somebody does', () => {
    expect(placeholdersOf('offer')).toContain('place_user_name')
    expect(placeholdersOf('offer_reminder')).not.toContain('place_user_name')
  })
})
