import { describe, expect, it } from 'vitest'
import { CallFailed } from '#platform/web/api/call.ts'
import { outcomeOf } from './saving.ts'

const failed = (...given: ConstructorParameters<typeof CallFailed>) =>
  outcomeOf(Promise.reject(new CallFailed(...given)))

describe('a save', () => {
  it('that another device was before brings what that one wrote', async () => {
    const current = { version: 3, answers: { pets: true } }
    expect(await failed(409, { message: 'Inzwischen geändert', current })).toEqual({ stale: current })
  })

  it.each([0, 429, 500, 503])('that is answered with %i waits', async (status) => {
    expect(await failed(status, { message: 'Später' })).toEqual({ isOffline: true })
  })

  it.each([
    [409, 'Die Bewerbung ist inzwischen zurückgezogen worden'],
    [404, 'Dieser Link ist nicht gültig oder abgelaufen.'],
  ])('that is refused as a whole (%i) brings the words of the refusal', async (status, message) => {
    expect(await failed(status, { message })).toEqual({ refused: message })
  })

  it('that is refused for an answer is thrown, as the words belong beneath it', async () => {
    await expect(failed(422, { message: 'Bitte prüfen', fields: { pets: 'Bitte ausfüllen' } })).rejects.toThrow(
      'Bitte prüfen',
    )
  })
})
