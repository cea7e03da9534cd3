// The change log as a list: its definition, its rows, choices of its filters, and its export.

import { handler, Handler } from '#platform/server/http/handler.ts'
import { answerPage } from '#platform/server/table/answer-page.ts'
import { bulkRoute } from '#platform/server/table/bulk-route.ts'
import { definitionOf } from '#platform/server/table/definition.ts'
import { exportAction, exportTable } from '#platform/server/table/export.ts'
import * as contract from '../contract/changelog.ts'
import { searchEvents, searchRecords } from './filters.ts'
import { changeLogFor } from './table.ts'

const permission = 'permit'

export const getChangeLogDefinition = handler(contract.getChangeLogDefinition, { permission }, async (ctx) =>
  definitionOf(await changeLogFor(ctx), ctx, {}),
)

export const listChanges = handler(contract.listChanges, { permission }, async (ctx, { query }) =>
  answerPage(await changeLogFor(ctx), ctx, query),
)

export const findChangedRecords = handler(contract.findChangedRecords, { permission }, async (ctx, { query }) => ({
  items: await searchRecords(ctx, query.search),
}))

export const findEvents = handler(contract.findEvents, { permission }, async (ctx, { query }) => ({
  items: await searchEvents(ctx, query.search),
}))

export const exportChanges = new Handler(contract.exportChanges, null, (router) =>
  bulkRoute(router, contract.exportChanges, {
    actions: [exportAction],
    permission,
    perform: async (inTransaction, body) => exportTable(await inTransaction(changeLogFor), body, inTransaction),
  }),
)
