// The wizard of a project: creates one as a draft, or saves an existing one.

import { asUploaded } from '#areas/files/server/public.ts'
import { changesBetween } from '#areas/project-settings/server/public.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { notFound, staleVersion } from '#platform/server/app-error.ts'
import { handler } from '#platform/server/http/handler.ts'
import { newId } from '#platform/server/ids.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../contract/create.ts'
import { newProjectData, type ProjectData } from '../contract/project-data.ts'
import { defaultNda } from '../rules/default-nda.ts'
import { projectCan } from '../rules/project-can.ts'
import { assertAnonymous } from './anonymity.ts'
import { addNdaVersion } from './nda.ts'
import { columnsOf, dataOf, ownerOf } from './project-data.ts'
import { arrangeFiles, documentsAmong, fileRowsOf, picturesAmong } from './project-files.ts'
import { changeProject, findProject, lockProject, newSlug, subjectOf } from './project-row.ts'
import { assertStillComplete, factsOf } from './status.ts'
import { b2bProject } from './tables.ts'
import { locateTown } from './town.ts'

export const getProjectCreation = handler(
  contract.getProjectCreation,
  { permission: 'object_write' },
  async (ctx, { query }) => {
    if (!query.id) return { id: null, version: null, data: newProjectData, images: [], files: [] }
    const row = await findProject(ctx, query.id)
    const files = await fileRowsOf(ctx, row.id)
    return {
      id: row.id,
      version: row.version,
      data: dataOf(row, { owner: await ownerOf(ctx, row), files }),
      images: picturesAmong(files).map(asUploaded),
      files: documentsAmong(files).map(asUploaded),
    }
  },
)

export const saveProject = handler(contract.saveProject, { permission: 'object_write' }, async (ctx, { body }) => {
  const { id, version, ...data } = body
  const { owner } = data.contactDetails
  // Refuses owners that do not exist; the name as sent is not trusted.
  const known = {
    ...data,
    contactDetails: { ...data.contactDetails, owner: await ownerOf(ctx, { ownerId: owner?.id ?? null }) },
  }
  return id ? edit(ctx, { id, version, data: known }) : create(ctx, known)
})

async function create(ctx: StaffContext, data: ProjectData) {
  const id = newId()
  const [row] = await ctx.db
    .insert(b2bProject)
    .values({
      ...columnsOf(data),
      workspaceId: ctx.workspace.id,
      id,
      slug: newSlug(),
      createdBy: ctx.user.id,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .returning()
  if (!row) throw notFound('projects_not_found')
  await addNdaVersion(ctx, { projectId: id, texts: textsFor(ctx), by: ctx.user.id })
  await arrangeFiles(ctx, id, data.uploads)
  await locateTown(ctx, row)
  ctx.record({ event: 'b2b_project.created', subject: subjectOf(row), changes: [] })
  return { id, version: row.version, notify: [{ type: 'success' as const, title: ctx.t('projects_created') }] }
}

const textsFor = ({ workspace }: StaffContext) =>
  Object.fromEntries(workspace.languages.map((language) => [language, defaultNda[language]]))

interface Edit {
  id: string
  version: number | undefined
  data: ProjectData
}

async function edit(ctx: StaffContext, { id, version, data }: Edit) {
  const row = await lockProject(ctx, id)
  assertAllowed(projectCan.edit(factsOf(ctx, row)))
  const before = dataOf(row, { owner: await ownerOf(ctx, row), files: await fileRowsOf(ctx, id) })
  if (version !== row.version) throw staleVersion({ version: row.version, data: before })
  const changes = changesBetween(told(before), told(data))
  if (changes.length === 0) return { id, version: row.version }
  const columns = columnsOf(data)
  assertStillComplete(ctx, { ...row, ...columns })
  await assertAnonymous(ctx, { ...row, ...columns })
  await arrangeFiles(ctx, id, data.uploads)
  const saved = await changeProject(ctx, row, columns)
  if (row.postalCode !== columns.postalCode || row.city !== columns.city) await locateTown(ctx, { ...row, ...columns })
  ctx.record({ event: 'b2b_project.changed', subject: subjectOf({ id, title: data.details.title }), changes })
  return { id, version: saved, notify: [{ type: 'success' as const, title: ctx.t('projects_saved') }] }
}

/** Fields for the history: flat, the owner by name, files by their number. */
function told({ details, address, keyData, contactDetails, uploads, criteriaForm }: ProjectData) {
  const { owner, contactPeople, ownershipForm } = contactDetails
  return {
    ...details,
    ...address,
    ...keyData,
    ownershipForm,
    owner: owner?.name ?? '',
    contactPeople: contactPeople.map(({ name, email, phone }) => [name, email, phone].filter(Boolean).join(', ')),
    images: uploads.images,
    files: uploads.files,
    ...criteriaForm,
  }
}
