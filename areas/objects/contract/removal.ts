// Deletes objects: first shows the dependent data, then deletes. Objects that were ever offered or let are kept, so
// that past decisions remain traceable.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { notice } from '#platform/contract/notify.ts'

export const getDeleteInfo = endpoint({
  method: 'GET',
  path: '/api/v1/objects/get-delete-info',
  summary: 'What hangs on up to 200 objects, named by their ids with commas between, and why one cannot be deleted.',
  query: z.object({
    object_ids: z
      .string({ error: 'general_field_is_required' })
      .max(8000)
      .transform((list) => list.split(',').filter(Boolean))
      .pipe(
        z
          .array(z.uuid({ error: 'general_value_not_valid' }))
          .min(1, 'table_nothing_selected')
          .max(200),
      ),
  }),
  response: z.object({
    objects: z.array(
      z.object({
        id,
        title: z.string(),
        canDelete: z.boolean(),
        reason: z.string().optional(),
        wishes: z.number(),
        offers: z.number(),
        lettings: z.number(),
        files: z.number(),
      }),
    ),
  }),
})

export const deleteObject = endpoint({
  method: 'DELETE',
  path: '/api/v1/objects/:id',
  summary: 'Deletes an object that was never offered nor let, with its pictures; 409 with the reason otherwise.',
  params: idParam,
  response: z.object({ notify: z.array(notice).optional() }),
})

export const getClosing = endpoint({
  method: 'GET',
  path: '/api/v1/objects/:id/set-to-rented',
  summary: 'What setting an object to let or sold by other hands would make of it, or why that is not possible.',
  params: idParam,
  response: z.object({
    progress_state: z.enum(['rented', 'sold']),
    allowed: z.boolean(),
    reason: z.string().optional(),
  }),
})
