// Staff type in a paper application: they fill in a draft with its credentials, as the household would.

import { propertyObject } from '#areas/objects/server/public.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { searchWords } from '#platform/server/table/search-words.ts'
import { fieldRefusal, AppError } from '#platform/server/app-error.ts'
import { swissDay } from '#areas/forms/rules/days.ts'
import { receiptFinding } from '../../rules/paper-form.ts'
import { beginDraft } from '../later/start.ts'
import { readObjects } from '../sending/wished-objects.ts'
import { handler } from '#platform/server/http/handler.ts'
import * as contract from '../../contract/paper.ts'

export const beginPaperApplication = handler(
  contract.beginPaperApplication,
  { permission: 'applications_write' },
  async (ctx, { body }) => {
    const { uuids, receivedOn, language } = body
    const wrong = receiptFinding(receivedOn, swissDay(ctx.now))
    if (wrong) throw fieldRefusal('receivedOn', wrong.key, wrong.values)
    const objects = await readObjects(ctx, uuids)
    // Unpublished objects are accepted, because a paper application may arrive late.
    const areFree = objects.length === uuids.length && objects.every(({ card }) => card.isFree)
    if (!areFree) throw new AppError('application_form_objects_not_available', { status: 404 })
    return beginDraft(ctx, { objects, language, paper: { receivedOn, recordedBy: ctx.user.id } })
  },
)

const mostFound = 20

export const findPaperObjects = handler(
  contract.findPaperObjects,
  { permission: 'applications_write' },
  async (ctx, { query }) => {
    const sought = searchWords(query.search).map(
      (word) => sql`${propertyObject.searchText} like search_pattern(${word})`,
    )
    const rows = await ctx.db
      .select({ id: propertyObject.id, title: propertyObject.title, number: propertyObject.referenceNumber })
      .from(propertyObject)
      .where(
        and(
          eq(propertyObject.workspaceId, ctx.workspace.id),
          inArray(propertyObject.lettingState, ['available', 'with_offer']),
          ...sought,
        ),
      )
      .orderBy(asc(propertyObject.sortKey), asc(propertyObject.id))
      .limit(mostFound)
    return { objects: rows.map(({ id, title, number }) => ({ value: id, displayName: `${title} (${number})` })) }
  },
)
