import { endpoint } from '#platform/contract/endpoint.ts'
import { newLinkRequest, newLinkResponse } from '#platform/contract/new-link.ts'

export const requestWaitlistLink = endpoint({
  method: 'POST',
  path: '/api/v1/waitlist/new-link',
  summary:
    'Mails a new link to each request of this address that still waits; the response does not tell if there are any.',
  body: newLinkRequest,
  response: newLinkResponse,
})
