// Stores answers in the draft. The caller locks the row, so people are read and written as one value.

import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { peopleIn } from '../filling/answer-columns.ts'
import type { DraftRow } from './credentials.ts'
import type { Keeper } from '../filling/keeper.ts'
import { applicationDraft, applicationDraftDocument } from '../tables.ts'

export const draftLife = 30 * 24 * 60 * 60 * 1000

const listOf = { adult: 'adults', child: 'children' } as const

export function draftKeeper(ctx: Context, draft: DraftRow): Keeper {
  const people = peopleIn(draft.people)
  const thisDraft = and(eq(applicationDraft.workspaceId, ctx.workspace.id), eq(applicationDraft.id, draft.id))
  const write = async (fields: Partial<typeof applicationDraft.$inferInsert>) => {
    // Each save extends the expiry to thirty days; reads do not.
    const expiresAt = new Date(ctx.now.getTime() + draftLife)
    await ctx.db
      .update(applicationDraft)
      .set({ ...fields, updatedAt: ctx.now, expiresAt })
      .where(thisDraft)
  }

  return {
    async saveHousehold(answers) {
      const version = draft.version + 1
      await write({ answers, version })
      return { version, answers }
    },

    async addPerson(kind, person) {
      const list = listOf[kind]
      await write({ people: { ...people, [list]: [...people[list], person] } })
    },

    async savePerson(kind, before, answers) {
      const list = listOf[kind]
      const saved = { key: before.key, version: before.version + 1, answers }
      await write({ people: { ...people, [list]: people[list].map((one) => (one.key === before.key ? saved : one)) } })
      return saved
    },

    async removePerson(kind, person) {
      const list = listOf[kind]
      await write({ people: { ...people, [list]: people[list].filter((one) => one.key !== person.key) } })
    },

    async addDocument({ id, person, category, fileId }) {
      await ctx.db.insert(applicationDraftDocument).values({
        workspaceId: ctx.workspace.id,
        id,
        draftId: draft.id,
        personKey: person,
        category,
        fileId,
        createdAt: ctx.now,
      })
      await ctx.db
        .update(storedFile)
        .set({ ownerKind: 'draft', ownerId: draft.id, category })
        .where(and(eq(storedFile.workspaceId, ctx.workspace.id), eq(storedFile.id, fileId)))
      await write({})
    },

    async removeDocument({ id }) {
      await ctx.db
        .delete(applicationDraftDocument)
        .where(and(eq(applicationDraftDocument.workspaceId, ctx.workspace.id), eq(applicationDraftDocument.id, id)))
      await write({})
    },
  }
}
