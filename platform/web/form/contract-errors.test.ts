import { expect, it } from 'vitest'
import { z } from 'zod'
import { contractErrors } from './contract-errors.ts'

const schema = z.object({
  title: z.string().min(1, 'general_field_is_required'),
  rooms: z.number().max(30),
  building: z.object({ city: z.string() }),
})

it('names each wrong field once, by its path, in the words of the server', () => {
  expect(contractErrors(schema, { title: '', rooms: 31, building: {} })).toEqual({
    title: { key: 'general_field_is_required', values: { minimum: 1 } },
    rooms: { key: 'admin_field_smaller_or_equal_then_maximum', values: { max: '30' } },
    'building.city': { key: 'general_field_is_required', values: {} },
  })
  expect(contractErrors(schema, { title: 'a', rooms: 3, building: { city: 'Zug' } })).toEqual({})
})
