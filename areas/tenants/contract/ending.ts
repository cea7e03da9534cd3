// Actions after a tenancy: delete the record, reserve the object.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, idParam, line } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'

export const deleteTenant = endpoint({
  method: 'DELETE',
  path: '/api/v1/tenants/:id',
  summary:
    'Erases a tenancy before there is a contract or after the household has left; the change log keeps that it was.',
  params: idParam,
  response: done,
})

export const createReservation = endpoint({
  method: 'POST',
  path: '/api/v1/tenants/:id/create-reservation',
  summary:
    'Holds an object without an application until a day; the id names the object or a tenancy of it, and waits for tenants who have given notice.',
  params: idParam,
  body: z.object({ until: day, note: line(300) }),
  response: done,
})

export const removeReservation = endpoint({
  method: 'POST',
  path: '/api/v1/tenants/:id/remove-reservation',
  summary: 'Frees the object again; the id names the object or a tenancy of it.',
  params: idParam,
  response: done,
})
