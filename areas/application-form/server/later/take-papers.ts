// Copies the papers of an earlier application into a new draft. Each file gets content of its own, so that deleting one
// application keeps the papers of the other.

import type { Context } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { newId } from '#platform/server/ids.ts'
import type { FormDefinition } from '#areas/forms/rules/form-definition.ts'
import { takenPapers } from '../../rules/take-over.ts'
import type { Dossier } from '../documents/dossier.ts'
import { applicationDraftDocument } from '../tables.ts'

/** Bytes that one start may copy; further papers stay with the earlier application. */
const mostBytes = 60 * 1024 * 1024

interface Taking {
  draftId: string
  form: FormDefinition
  earlier: Dossier
  /** New keys of the people by their earlier ones. */
  keys: ReadonlyMap<string, string>
}

export async function takePapers(ctx: Context, { draftId, form, earlier, keys }: Taking): Promise<void> {
  const workspaceId = ctx.workspace.id
  let copied = 0
  for (const { person, category, file } of takenPapers(form, { documents: earlier.documents, own: earlier.ownKeys })) {
    const personKey = person && keys.get(person)
    copied += file.size
    if (personKey === undefined || copied > mostBytes) continue
    const content = await ctx.services.files.find(file.storageKey)
    if (!content) continue
    const id = newId()
    const storageKey = `${workspaceId}/${id}`
    await ctx.services.files.put(storageKey, content)
    const { name, contentType, size, sha256 } = file
    const copy = { workspaceId, id, storageKey, name, contentType, size, sha256, createdAt: ctx.now }
    await ctx.db.insert(storedFile).values({ ...copy, ownerKind: 'draft', ownerId: draftId, category })
    await ctx.db
      .insert(applicationDraftDocument)
      .values({ workspaceId, id: newId(), draftId, personKey, category, fileId: id, createdAt: ctx.now })
  }
}
