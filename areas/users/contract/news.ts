// News of a user on the home page.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

export const getNews = endpoint({
  method: 'GET',
  path: '/api/v1/users/news',
  summary:
    'The newest 50 things of the last 14 days that the signed-in person wants to hear of, newest first, and how many are unread.',
  response: z.object({
    unread: z.number(),
    news: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        name: z.string(),
        path: z.string(),
        happenedAt: z.string(),
        isRead: z.boolean(),
      }),
    ),
  }),
})

export const readNews = endpoint({
  method: 'POST',
  path: '/api/v1/users/news',
  summary: 'Marks up to 100 own news as read by their ids; unknown ones are passed over.',
  body: z.object({ ids: z.array(z.uuid()).min(1).max(100) }),
  response: z.object({}),
})
