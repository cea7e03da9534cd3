import { describe, expect, it } from 'vitest'
import { changeTo, receiverOf, receiversIn } from './receivers.ts'

const thread = {
  to: { name: 'Anna Muster', address: 'anna@post.example', subject: 'Re: Einzug' },
  people: [{ value: 'eva', displayName: 'Eva Muster', address: 'eva@post.example', subject: 'Re: Schlüssel' }],
  others: [
    {
      value: 'new',
      mailIds: ['new', 'old'],
      displayName: 'Rolf Vermieter',
      address: 'rolf@haus.example',
      subject: 'Re: Referenz',
    },
  ],
}
const nobodyElse = { adultId: null, answersMailId: null }

describe('a draft', () => {
  it('goes to the household, to one of its people, or to somebody else by any of their mails', () => {
    const nameOf = (whom: object) => receiverOf(thread, { ...nobodyElse, ...whom })?.name
    expect([nameOf({}), nameOf({ adultId: 'eva' }), nameOf({ answersMailId: 'old' })]).toEqual([
      'Anna Muster',
      'Eva Muster',
      'Rolf Vermieter',
    ])
    expect(nameOf({ adultId: 'gone' })).toBe('Anna Muster')
  })

  it('to somebody else goes to nobody once that one is not written to any more', () => {
    expect(receiverOf(thread, { ...nobodyElse, answersMailId: 'gone' })).toBeUndefined()
  })

  it('takes the subject of its new receiver, unless somebody has typed one', () => {
    const [anna, , rolf] = receiversIn(thread)
    if (!anna || !rolf) throw new Error('both are there')
    const typed = { adultId: null, answersMailId: 'new' }
    expect(changeTo(rolf, anna, 'Re: Einzug')).toEqual({ ...typed, subject: 'Re: Referenz' })
    expect(changeTo(rolf, anna, '')).toEqual({ ...typed, subject: 'Re: Referenz' })
    expect(changeTo(rolf, anna, 'Eine Frage')).toEqual(typed)
  })
})
