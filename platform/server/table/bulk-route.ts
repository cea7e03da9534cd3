// Route for bulk actions. They need more than one transaction, and one of them returns a file.

import { z } from 'zod'
import { bulkRequest, type BulkAnswer, type BulkEndpoint, type BulkRequest } from '../../contract/table.ts'
import type { Permission } from '../../rules/permissions.ts'
import { beginSignedInCall, runInCall, staffContext } from '../http/call.ts'
import type { Call, Router } from '../http/router.ts'
import { sendFile, type ServedFile } from '../http/file-route.ts'
import { readInput } from '../http/input.ts'
import { announce, callOf, openApiOf } from '../http/route.ts'
import type { InTransaction } from './bulk.ts'

type BulkHandler = (inTransaction: InTransaction, request: BulkRequest) => Promise<BulkAnswer | ServedFile>

interface Bulk {
  /** Actions of this list; any other action is reported as the first validation error. */
  actions: readonly string[]
  permission: Permission
  perform: BulkHandler
}

export function bulkRoute(router: Router, endpoint: BulkEndpoint, { actions, permission, perform }: Bulk): void {
  const { body: asked = bulkRequest } = endpoint
  const known = { ...endpoint, body: asked.extend({ bulkAction: actionAmong(actions) }) }
  announce(router, endpoint, { access: permission, kind: 'json' })
  router.app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...openApiOf(router, endpoint, permission),
    onRequest: async (request) => {
      await beginSignedInCall(router, request, { permission })
    },
    handler: async (request, reply) => {
      const { body } = readInput(known, request)
      const answer = await perform(transactionsOf(router, callOf(request)), body)
      if ('content' in answer) return sendFile(reply, answer)
      return router.services.config.checksAnswers ? endpoint.response.parse(answer) : answer
    },
  })
}

const oneOf = (actions: readonly string[]) =>
  z.enum(actions, {
    error: ({ input }) => (input === undefined ? 'general_field_is_required' : 'table_bulk_action_not_known'),
  })

/** A call with one action need not name it. */
function actionAmong(actions: readonly string[]) {
  const [only, ...others] = actions
  return only !== undefined && others.length === 0 ? oneOf(actions).default(only) : oneOf(actions)
}

/** Each transaction has its own audit entries, written before its commit. */
const transactionsOf =
  (router: Router, call: Call): InTransaction =>
  (work) => {
    const own: Call = { ...call, transaction: null, pendingAudit: [] }
    return runInCall(router, own, (client) => work(staffContext(router, own, client)))
  }
