// The advertisement of a project: owner, texts, uses, zones, contact people and platforms (spec 2 §3).

import { changesBetween } from '#areas/project-settings/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { AppError, staleVersion } from '#platform/server/app-error.ts'
import { handler } from '#platform/server/http/handler.ts'
import { assertAllowed } from '#platform/server/permit.ts'
import * as contract from '../contract/advertisement.ts'
import type { Advertised } from '../contract/advertisement.ts'
import { platforms } from '../rules/project-choices.ts'
import { projectCan } from '../rules/project-can.ts'
import { textComponents } from '../rules/text-components.ts'
import { refuseIdentifyingTexts } from './anonymity.ts'
import { ownerOf } from './project-data.ts'
import { changeProject, findProject, lockProject, subjectOf, type ProjectRow } from './project-row.ts'
import { publicationsOf } from './publications.ts'
import { assertStillComplete, factsOf } from './status.ts'

const advertising = { permission: 'object_advertisement' } as const

export const getAdvertisement = handler(contract.getAdvertisement, advertising, async (ctx, { query }) => {
  const row = await findProject(ctx, query.project)
  return {
    ...(await advertisementOf(ctx, row)),
    languages: ctx.workspace.languages,
    textComponents: textComponents.map(({ key, required, place }) => ({ key, required, place })),
  }
})

async function advertisementOf(ctx: Context, row: ProjectRow) {
  const shown = (await publicationsOf(ctx, row.id)).filter(({ isShown }) => isShown)
  const owner = await ownerOf(ctx, row)
  const advertised: Advertised = { id: row.id, owner, texts: row.texts, selected: row.components }
  return {
    version: row.version,
    projects: [advertised],
    platforms: shown.length > 0 ? shown.map(({ key }) => key) : [...platforms],
    buildingZonesHarmonized: row.buildingZones,
    propertyUses: row.propertyUses,
    contactPeople: row.contactPeople,
    owners: owner ? [owner] : [],
  }
}

export const saveAdvertisement = handler(contract.saveAdvertisement, advertising, async (ctx, { body }) => {
  const [sent] = body.projects
  if (!sent) throw new AppError('general_field_is_required')
  const row = await lockProject(ctx, sent.id)
  assertAllowed(projectCan.edit(factsOf(ctx, row)))
  const wanted = {
    ownerId: (await ownerOf(ctx, { ownerId: sent.owner?.id ?? null }))?.id ?? null,
    texts: sent.texts,
    components: sent.selected,
    buildingZones: body.buildingZonesHarmonized,
    propertyUses: body.propertyUses,
    contactPeople: body.contactPeople,
  }
  const changes = changesBetween(told(row), told(wanted))
  if (changes.length === 0) return { version: row.version }
  if (row.version !== body.version) {
    throw staleVersion({ version: row.version, data: await advertisementOf(ctx, row) })
  }
  const changed = { ...row, ...wanted }
  await refuseIdentifyingTexts(ctx, changed)
  assertStillComplete(ctx, changed)
  const version = await changeProject(ctx, row, wanted)
  ctx.record({ event: 'b2b_project.advertisement_changed', subject: subjectOf(row), changes })
  return { version, notify: [{ type: 'success' as const, title: ctx.t('projects_advertisement_saved') }] }
})

type Told = Pick<ProjectRow, 'ownerId' | 'texts' | 'components' | 'buildingZones' | 'propertyUses' | 'contactPeople'>

/** Fields for the history. */
const told = ({ buildingZones, ...row }: Told) => ({ ...row, buildingZonesHarmonized: buildingZones })
