// One project as staff see it, its history and its deletion.

import { asUploaded } from '#areas/files/server/public.ts'
import { readTimelineOf } from '#platform/server/audit/timeline.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { handler } from '#platform/server/http/handler.ts'
import { spoken } from '#platform/server/permit.ts'
import { no } from '#platform/rules/verdict.ts'
import { staffNames } from '#platform/server/session/staff-names.ts'
import * as contract from '../contract/project.ts'
import { textIn } from '../rules/advertisement.ts'
import { projectCan } from '../rules/project-can.ts'
import { isOpenProject, projectStateText } from '../rules/project-state.ts'
import { isRequiredText, textComponents } from '../rules/text-components.ts'
import { ndaVersions } from './nda.ts'
import { dataOf, ownerOf } from './project-data.ts'
import { documentsAmong, fileRowsOf, picturesAmong } from './project-files.ts'
import { figuresOf, findProject, type ProjectRow } from './project-row.ts'
import { publicationsOf } from './publications.ts'
import { reasonToKeep, removeProject as removeOne } from './removal.ts'
import { factsOf } from './status.ts'

export const getProject = handler(contract.getProject, { permission: 'permit' }, async (ctx, { params }) => {
  const row = await findProject(ctx, params.id)
  const files = await fileRowsOf(ctx, row.id)
  return {
    id: row.id,
    slug: row.slug,
    version: row.version,
    state: row.state,
    stateTitle: ctx.t(projectStateText(row.state)),
    isOpen: isOpenProject(row),
    data: dataOf(row, { owner: await ownerOf(ctx, row), files }),
    images: picturesAmong(files).map(asUploaded),
    files: documentsAmong(files).map(asUploaded),
    keyFigures: figuresOf(row),
    texts: textComponents.map(({ key, place }) => ({
      key,
      place,
      isSelected: isRequiredText(key) || row.components.includes(key),
      text: textIn(row.texts[key], ctx.language),
    })),
    missing: factsOf(ctx, row).missing.map((part) => ctx.t(part)),
    platforms: await publicationsOf(ctx, row.id),
    nda: await ndaOf(ctx, row.id),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    soldAt: row.soldAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    canton: row.canton,
    canWrite: ctx.can('object_write'),
    canAdvertise: ctx.can('object_advertisement'),
    actions: await actionsOf(ctx, row),
  }
})

async function ndaOf(ctx: StaffContext, projectId: string) {
  const versions = await ndaVersions(ctx, projectId)
  const nameOf = await staffNames(
    ctx,
    versions.map(({ createdBy }) => createdBy),
  )
  return {
    version: versions[0]?.version ?? 0,
    texts: versions[0]?.texts ?? {},
    versions: versions.map(({ version, texts, createdAt, createdBy }) => ({
      version,
      texts,
      createdAt: createdAt.toISOString(),
      createdBy: createdBy && nameOf(createdBy).name,
    })),
  }
}

async function actionsOf(ctx: StaffContext, row: ProjectRow) {
  const facts = factsOf(ctx, row)
  const removal = projectCan.remove(facts)
  const reason = removal.allowed ? await reasonToKeep(ctx, row.id) : null
  return {
    edit: spoken(ctx, projectCan.edit(facts)),
    publish: spoken(ctx, projectCan.publish(facts)),
    withdraw: spoken(ctx, projectCan.withdraw(facts)),
    remove: spoken(ctx, reason ? no(reason) : removal),
  }
}

export const getProjectTimeline = handler(
  contract.getProjectTimeline,
  { permission: 'permit' },
  async (ctx, { params }) => {
    const { id } = await findProject(ctx, params.id)
    return readTimelineOf(ctx, {
      kind: 'b2b_project',
      id,
      fields: 'projects_field',
      money: moneyFields,
      words: (field, value) => valueWords(ctx, field, value),
    })
  },
)

const prefixByField: Readonly<Record<string, string>> = {
  state: 'projects_state_',
  transactionType: 'projects_transaction_',
  propertyUses: 'projects_use_',
  buildingZonesHarmonized: 'projects_zone_',
  ownershipForm: 'projects_ownership_',
  investorTypes: 'projects_investor_',
  components: 'projects_text_',
}

/** Values with a text; long texts and lists of files by their number. */
function valueWords(ctx: StaffContext, field: string, value: unknown): string | undefined {
  const prefix = prefixByField[field]
  const said = (one: unknown) => ctx.t(`${prefix}${String(one)}`)
  if (prefix && typeof value === 'string') return said(value)
  if (prefix && Array.isArray(value)) return value.map(said).join(', ') || undefined
  return (field === 'images' || field === 'files') && Array.isArray(value) ? String(value.length) : undefined
}

const moneyFields = ['price', 'targetRent', 'vacancyLoss', 'runningCosts', 'purchaseCosts']

export const removeProject = handler(
  contract.removeProject,
  { permission: 'object_write' },
  async (ctx, { params }) => {
    await removeOne(ctx, params.id)
    return { notify: [{ type: 'success' as const, title: ctx.t('projects_removed') }] }
  },
)
