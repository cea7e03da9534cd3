// Documents that some households uploaded. Each is a separate file, so that deleting one does not affect the others.

import { createHash } from 'node:crypto'
import type { application, applicationDocument } from '#areas/applications/server/tables.ts'
import type { Chance } from '#platform/rules/chance.ts'
import type { Context } from '#platform/server/context.ts'
import type { storedFile } from '#platform/server/files/tables.ts'
import { newId } from '#platform/server/ids.ts'
import type { ToldApplication } from './application-rows.ts'
import { paperNames, printPaper, type PaperKind } from './print-paper.ts'

type FileRow = typeof storedFile.$inferInsert
type DocumentRow = typeof applicationDocument.$inferInsert

export interface Papers {
  files: FileRow[]
  documents: DocumentRow[]
}

/**
 * Share of households with documents. Files are written to disk one by one, so more would slow down the first start.
 */
const shareWithPapers: Record<string, number> = { rent: 0.22, market: 0.035, sale: 0.3, build: 0.3 }

/** Also sets, on the application, whether its documents are complete. */
export async function handIn(ctx: Context, told: readonly ToldApplication[], chance: Chance): Promise<Papers> {
  const share = shareWithPapers[ctx.workspace.slug] ?? 0
  const bringing = told.filter(({ course, isCast }) => course.begun !== null && (isCast || chance.happens(share)))
  const handedIn: { file: FileRow; document: DocumentRow; content: Buffer }[] = []
  for (const one of bringing) {
    // If only one document is required, it has been uploaded and the application is complete.
    const isComplete = one.isCast || chance.happens(0.7) || one.adults.flatMap(neededFrom).length === 1
    one.row.documents = isComplete ? 'complete' : 'partial'
    handedIn.push(...(await papersOf(one, isComplete)))
  }
  await keepAll(ctx, handedIn)
  return { files: handedIn.map(({ file }) => file), documents: handedIn.map(({ document }) => document) }
}

async function papersOf({ row, adults, course }: ToldApplication, isComplete: boolean) {
  const wanted = adults.flatMap((adult) =>
    neededFrom(adult).map((kind) => ({ kind, adultId: adult.id, name: adult.lastName })),
  )
  const brought = isComplete ? wanted : wanted.slice(0, 1)
  return Promise.all(brought.map((paper) => paperFor(row, { ...paper, seenAt: course.begun })))
}

/** Required documents of the default form. */
function neededFrom({ answers, nation }: ToldApplication['adults'][number]): PaperKind[] {
  const securities = typeof answers === 'object' && answers !== null && 'securities' in answers && answers.securities
  return [
    'copy_of_id',
    ...(nation === 'CH' ? [] : (['copy_of_permit'] as const)),
    ...(securities === 'enforcement' ? (['debt_collection_extract'] as const) : []),
  ]
}

interface Paper {
  kind: PaperKind
  adultId: string
  name: string
  /** Instant at which the evaluation started with viewing the documents. */
  seenAt: Date | null
}

async function paperFor(row: typeof application.$inferInsert, { kind, adultId, name, seenAt }: Paper) {
  const content = await printPaper(kind, row.language)
  const id = newId()
  const file: FileRow = {
    workspaceId: row.workspaceId,
    id,
    storageKey: `${row.workspaceId}/${id}`,
    name: `${paperNames[row.language][kind]} ${name}.pdf`,
    contentType: 'application/pdf',
    size: content.length,
    sha256: createHash('sha256').update(content).digest(),
    ownerKind: 'application',
    ownerId: row.id,
    category: kind,
    createdAt: row.createdAt,
  }
  const place = { workspaceId: row.workspaceId, applicationId: row.id, createdAt: row.createdAt }
  return {
    file,
    document: { ...place, id: newId(), adultId, category: kind, fileId: id, issuedOn: null, seenAt },
    content,
  }
}

const atOnce = 16

async function keepAll(ctx: Context, papers: readonly { file: FileRow; content: Buffer }[]): Promise<void> {
  for (let from = 0; from < papers.length; from += atOnce) {
    const some = papers.slice(from, from + atOnce)
    await Promise.all(some.map(({ file, content }) => ctx.services.files.put(file.storageKey, content)))
  }
}
