import { describe, expect, it } from 'vitest'
import { mailStates, type MailState } from '#platform/rules/mail-states.ts'
import { mailCan } from './mail-can.ts'

const mail = (state: MailState, authorId: string | null = 'ana') => ({ state, authorId, direction: 'out' as const })
const statesThat = (is: (state: MailState) => boolean) => mailStates.filter(is)

describe('a mail', () => {
  it.each([
    ['by its author, also outside the inbox', 'ana', false, null, true],
    ['by a colleague who reads the inbox', 'ben', true, 'thread', true],
    ['not by a colleague who does not read the inbox', 'ben', false, 'thread', false],
    ['not by a colleague where it is in no thread', 'ben', true, null, false],
  ])('is reached %s', (_who, id, readsInbox, threadId, expected) => {
    expect(mailCan.beReachedBy({ authorId: 'ana', threadId }, { id, readsInbox })).toBe(expected)
  })

  it('of the system is reached through the inbox only', () => {
    expect(mailCan.beReachedBy({ authorId: null, threadId: null }, { id: 'ana', readsInbox: true })).toBe(false)
    expect(mailCan.beReachedBy({ authorId: null, threadId: 'thread' }, { id: 'ana', readsInbox: true })).toBe(true)
  })

  it('can be called back until it has left', () => {
    expect(statesThat((state) => mailCan.beCalledBack(mail(state)).allowed)).toEqual(['queued', 'held', 'to-print'])
  })

  it('can be tried again when it did not arrive; a held one once there is a server', () => {
    const retried = (canSend: boolean) => statesThat((state) => mailCan.beRetried(mail(state), { canSend }).allowed)
    expect(retried(false)).toEqual(['failed', 'bounced', 'cancelled'])
    expect(retried(true)).toEqual(['held', 'failed', 'bounced', 'cancelled'])
  })

  it('can be deleted when it was called back; a note by its author alone', () => {
    const deleted = (userId: string) => statesThat((state) => mailCan.beDeleted(mail(state), userId).allowed)
    expect(deleted('ana')).toEqual(['cancelled', 'note'])
    expect(deleted('ben')).toEqual(['cancelled'])
  })

  it('can be rewritten by its author while it waits or is held; one without words of its own is called back', () => {
    const rewritten = (userId: string, writtenAs: object | null) =>
      statesThat((state) => mailCan.beRewritten({ ...mail(state), writtenAs }, userId).allowed)
    expect(rewritten('ana', {})).toEqual(['queued', 'held', 'note'])
    expect(rewritten('ana', null)).toEqual(['note'])
    expect(rewritten('ben', {})).toEqual([])
  })
})
