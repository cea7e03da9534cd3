// Refuses texts of the teaser that would identify the property.

import { languages } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { AppError, fieldRefusal } from '#platform/server/app-error.ts'
import { anonymousTexts, identifyingField, type Identifying } from '../rules/anonymous.ts'
import { ownerOf } from './project-data.ts'
import type { ProjectRow } from './project-row.ts'

type Told = Pick<ProjectRow, 'title' | 'street' | 'city' | 'referenceNumber' | 'facts' | 'texts' | 'ownerId'>

async function identifyingOf(ctx: Context, row: Told): Promise<Identifying> {
  const { title, street, city, referenceNumber, facts } = row
  const owner = (await ownerOf(ctx, row))?.name ?? ''
  return {
    title,
    street,
    city,
    referenceNumber,
    owner,
    parcelNumber: facts.parcelNumber ?? '',
    egrid: facts.egrid ?? '',
  }
}

interface Fault {
  component: (typeof anonymousTexts)[number]
  language: (typeof languages)[number]
  field: string
}

async function faultOf(ctx: Context, row: Told): Promise<Fault | undefined> {
  const identifying = await identifyingOf(ctx, row)
  const faults = anonymousTexts.flatMap((component) =>
    languages.flatMap((language) => {
      const field = identifyingField(row.texts[component]?.[language] ?? '', identifying)
      return field ? [{ component, language, field }] : []
    }),
  )
  return faults[0]
}

const named = (ctx: Context, { field }: Fault) => ({ field: ctx.t(`projects_names_${field}`) })

/** For the form of the advertisement: the fault stands below its text. */
export async function refuseIdentifyingTexts(ctx: Context, row: Told): Promise<void> {
  const fault = await faultOf(ctx, row)
  if (!fault) return
  throw fieldRefusal(`texts.${fault.component}.${fault.language}`, 'projects_teaser_text_names', named(ctx, fault))
}

/** For changes of the project and its publication, where the texts are on another page. */
export async function assertAnonymous(ctx: Context, row: Told): Promise<void> {
  const fault = await faultOf(ctx, row)
  if (!fault) return
  throw new AppError('projects_teaser_names', {
    values: { ...named(ctx, fault), text: ctx.t(`projects_text_${fault.component}`) },
  })
}
