import { endpoint } from '#platform/contract/endpoint.ts'
import { newLinkRequest, newLinkResponse } from '#platform/contract/new-link.ts'

export const requestBookingLink = endpoint({
  method: 'POST',
  path: '/api/v1/appointments/public/new-link',
  summary: 'Mails the links of all bookings to come to this address; the response does not tell if there are any.',
  body: newLinkRequest,
  response: newLinkResponse,
})
