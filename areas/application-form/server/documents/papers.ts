// The documents of an application: all upload places, the uploaded files, and the state shown in lists.

import type { Context } from '#platform/server/context.ts'
import { and, eq, ne } from 'drizzle-orm'
import { application } from '#areas/applications/server/public.ts'
import { nameOf } from '#areas/forms/rules/answers.ts'
import { documentsStateOf, paperSlots, type DocumentsState, type PaperSlot } from '#areas/forms/rules/paper-slots.ts'
import type { ApplicationRow } from '../later/credentials.ts'
import { entryOf, readDossier, type StoredDocument } from './dossier.ts'
import { occupancyValidityOf } from '../later/start.ts'

export interface Papers {
  slots: PaperSlot[]
  /** Adult names by person id. */
  nameByPerson: ReadonlyMap<string, string>
  documents: StoredDocument[]
  state: DocumentsState
}

export async function readPapers(ctx: Context, row: ApplicationRow): Promise<Papers> {
  const dossier = await readDossier(ctx, { kind: 'application', application: row })
  const entry = entryOf(dossier)
  return {
    slots: paperSlots(dossier.form, entry, dossier.world),
    nameByPerson: new Map(dossier.adults.map((adult) => [adult.key, nameOf(adult)])),
    documents: dossier.documents,
    state: documentsStateOf(dossier.form, entry, dossier.world),
  }
}

/** Run after every change of documents, and daily because documents expire. Returns the new state. */
export async function refreshDocumentsState(ctx: Context, row: ApplicationRow): Promise<DocumentsState> {
  const { state } = await readPapers(ctx, row)
  await ctx.db
    .update(application)
    .set({ documents: state })
    .where(
      and(eq(application.workspaceId, ctx.workspace.id), eq(application.id, row.id), ne(application.documents, state)),
    )
  return state
}

/** Combined occupancy limits of the objects on the wish list. */
export async function readOccupancyValidity(ctx: Context, row: ApplicationRow) {
  const { objects } = await readDossier(ctx, { kind: 'application', application: row })
  return occupancyValidityOf(objects)
}
