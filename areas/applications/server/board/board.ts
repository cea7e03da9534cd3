// The board of an object. The first column follows the order of the allocation proposal.

import { stateTextOf } from '#areas/buildings/rules/object-state.ts'
import type { ProjectProcess } from '#areas/project-settings/server/public.ts'
import { canLet } from '#platform/rules/project-type.ts'
import { AppError } from '#platform/server/app-error.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import type { BoardColumnView } from '../../contract/board.ts'
import * as contract from '../../contract/board.ts'
import { boardColumns, columnsOfSale, type BoardColumn } from '../../rules/board.ts'
import { addressOf, findObject, type ObjectRow } from '../details/object-row.ts'
import { judging } from '../evaluation/evaluation.ts'
import { lineFor } from '../offers/next-in-line.ts'
import { seatsBy } from '../offers/open-offers.ts'
import { cardsOf } from './board-cards.ts'
import { standingsOn, type BoardStanding } from './board-standings.ts'

export const getObjectBoard = handler(
  contract.getObjectBoard,
  { permission: 'object_read' },
  async (ctx, { params }) => {
    assertSeesApplications(ctx)
    const { object, building } = await findObject(ctx, params.id)
    const seats = await seatsOf(ctx, object)
    return {
      objectId: object.id,
      title: object.title,
      referenceNumber: object.referenceNumber,
      address: addressOf(building),
      progress_state: object.progressState,
      stateTitle: ctx.t(stateTextOf(object)),
      seats,
      columns: await columnsOn(ctx, object, { page: 1, column: null }),
    }
  },
)

export const getObjectBoardColumn = handler(
  contract.getObjectBoardColumn,
  { permission: 'object_read' },
  async (ctx, { params, query }) => {
    assertSeesApplications(ctx)
    const { object } = await findObject(ctx, params.id)
    const columns = await columnsOn(ctx, object, { page: query.page, column: params.column })
    return columns.find(({ key }) => key === params.column) ?? { key: params.column, total: 0, cards: [] }
  },
)

/** Permission to see objects alone does not reveal the applicants. */
function assertSeesApplications(ctx: StaffContext): void {
  if (!ctx.can('applications_read')) throw new AppError('general_access_denied', { status: 403 })
}

/** Permission to see applications alone does not reveal who lives in an object. */
function columnsFor(ctx: StaffContext): readonly BoardColumn[] {
  if (!canLet(ctx.workspace.projectType).allowed) return columnsOfSale
  return ctx.can('tenants_read') ? boardColumns : boardColumns.filter((column) => column !== 'tenancy')
}

async function columnsOn(
  ctx: StaffContext,
  object: ObjectRow,
  { page, column }: { page: number; column: BoardColumn | null },
): Promise<BoardColumnView[]> {
  const columns = columnsFor(ctx)
  const asked = await judging(ctx)
  const isRanked = column === null || column === 'application'
  const line = isRanked ? await lineFor(ctx, object) : []
  const found = await standingsOn(ctx, {
    objectId: object.id,
    line: line.map(({ applicationId }) => applicationId),
    page,
    column,
  })
  const shown = found.filter((one) => columns.includes(one.column))
  const seats = await seatsOf(ctx, object, asked.process)
  const on = { lettingState: object.lettingState, seats, process: asked.process, columns }
  const cards = await cardsOf(ctx, shown, { object, line, asked, on })
  const byColumn = Map.groupBy(shown, (one) => one.column)
  return columns.map((key) => ({
    key,
    total: byColumn.get(key)?.[0]?.total ?? 0,
    cards: (byColumn.get(key) ?? []).flatMap((one: BoardStanding) => cards.get(one.id) ?? []),
  }))
}

async function seatsOf(ctx: StaffContext, { id }: ObjectRow, known?: ProjectProcess) {
  const { parallelOffersPerObject } = known ?? (await judging(ctx)).process
  return (await seatsBy(ctx, [id], parallelOffersPerObject))(id)
}
