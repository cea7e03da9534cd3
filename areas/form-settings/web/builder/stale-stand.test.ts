import { expect, it } from 'vitest'
import { CallFailed } from '#platform/web/api/call.ts'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { standIn } from './stale-stand.ts'

const stand = { version: 3, definition: defaultForm }
const refused = (status: number, current: unknown) => new CallFailed(status, { message: 'Geändert', current })

it('is read from the refusal, with who saved it', () => {
  expect(standIn(refused(409, { ...stand, updatedBy: 'Luc Favre', isOwn: false }))).toEqual({
    ...stand,
    updatedBy: 'Luc Favre',
    isOwn: false,
  })
  expect(standIn(refused(409, { ...stand, isOwn: true }))).toMatchObject({ updatedBy: null, isOwn: true })
  expect(standIn(refused(409, { ...stand, isDraft: false }))).toMatchObject({ isDraft: false })
})

it('is nothing where the refusal has another reason', () => {
  expect(standIn(refused(422, stand))).toBeUndefined()
  expect(standIn(refused(409, { version: 3 }))).toBeUndefined()
  expect(standIn(new Error('gone'))).toBeUndefined()
})
