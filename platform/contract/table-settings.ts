// Saved list settings: columns for the whole project, and views with the list's whole state.

import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { line } from './fields.ts'
import { done, notice } from './notify.ts'
import { savedView } from './table.ts'

export const saveListColumns = endpoint({
  method: 'POST',
  path: '/api/v1/settings/:key/list',
  summary: 'Order and visibility of a list’s columns for everybody in the workspace; needs shared_view_settings.',
  params: z.object({ key: z.string().max(100) }),
  body: z.object({
    value: z
      .array(z.object({ key: z.string().max(100), visible: z.boolean() }))
      .min(1)
      .max(200),
  }),
  response: done,
})

const tableKey = z.string().min(1).max(100)

export const saveTableView = endpoint({
  method: 'POST',
  path: '/api/v1/table-views/:tableKey',
  summary:
    'Saves the list’s state under a name; a view of the same person with the same name on this list is replaced, the name of a view that the team shares is refused.',
  params: z.object({ tableKey }),
  body: z.object({
    name: line(80),
    /** True: the whole team can use this setting, but not change it. */
    shared: z.boolean(),
    /** Query string with state, search, sort and filters. */
    query: z.string().max(20_000),
  }),
  response: z.object({ view: savedView, notify: z.array(notice).optional() }),
})

export const renameTableView = endpoint({
  method: 'PATCH',
  path: '/api/v1/table-views/:tableKey/:id',
  summary: 'Renames one’s own saved view; 404 for another person’s, refused when a visible view has the name.',
  params: z.object({ tableKey, id: z.uuid() }),
  body: z.object({ name: line(80) }),
  response: z.object({ view: savedView, notify: z.array(notice).optional() }),
})

export const deleteTableView = endpoint({
  method: 'DELETE',
  path: '/api/v1/table-views/:tableKey/:id',
  summary: 'Deletes one’s own saved view; 404 for another person’s.',
  params: z.object({ tableKey, id: z.uuid() }),
  response: done,
})
