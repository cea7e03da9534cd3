// Files an attachment as a document of a record.

import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, line, option } from '#platform/contract/fields.ts'
import { done } from '#platform/contract/notify.ts'

const filingParam = z.object({ applicationId: id, attachmentId: id })

export const getFiling = endpoint({
  method: 'GET',
  path: '/api/v1/communication/:applicationId/:attachmentId/categorize-documents',
  summary: 'Where an attachment can be filed: the people of the record and the categories of its papers.',
  params: filingParam,
  response: z.object({
    name: z.string(),
    adults: z.array(option),
    categories: z.array(option.extend({ isOfHousehold: z.boolean() })),
    filed: z.object({ adultId: z.string().nullable(), category: z.string() }).nullable(),
  }),
})

export const fileAttachment = endpoint({
  method: 'POST',
  path: '/api/v1/communication/:applicationId/:attachmentId/categorize-documents',
  summary: 'Files an attachment among the papers of a person or of the household; once only.',
  params: filingParam,
  body: z.object({ adultId: id.nullable(), category: line(100) }),
  response: done,
})
