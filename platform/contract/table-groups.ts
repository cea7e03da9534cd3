// Groups of a list, a page at a time. The rows of a group come from the list itself, by its parameter `group`.

import { z } from 'zod'
import { endpoint, type Endpoint } from './endpoint.ts'
import { option } from './fields.ts'
import { linkItem, tableQuery } from './table.ts'

/** Number of groups in a page. */
export const groupsPerPage = 10

export const groupsQuery = tableQuery.pick({ search: true, state: true, filters: true }).extend({
  group: z.string().min(1).max(100),
  /** `next` of the previous page; empty for the first page. */
  after: z.string().max(1000).default(''),
})

const tableGroup = z.object({
  id: z.string(),
  title: z.string(),
  href: z.string().optional(),
  state: option.optional(),
  /** Number of matching rows, up to the cap. */
  count: z.number(),
  capped: z.boolean(),
  facts: z.array(z.string()),
  links: z.array(linkItem),
})
export type TableGroup = z.infer<typeof tableGroup>

export const groupsAnswer = z.object({
  groups: z.array(tableGroup),
  /** Continues after these groups; null at the end. */
  next: z.string().nullable(),
})

export const groupsEndpoint = (path: string, summary: string) =>
  endpoint({ method: 'GET', path, summary, query: groupsQuery, response: groupsAnswer })

type Anything = z.ZodType
export type GroupsEndpoint = Endpoint<Anything, typeof groupsQuery, Anything, typeof groupsAnswer>

/** Value of the list's parameter `group`. */
export const groupParameter = (grouping: string, id: string): string => `${grouping}:${id}`
