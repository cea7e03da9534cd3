// Test fixture: a household that applied through the public form, with helpers for enquiries and their responses.

import { desc, eq } from 'drizzle-orm'
import { application } from '#areas/applications/server/tables.ts'
import { exampleAdultAnswers, exampleHouseholdAnswers } from '#areas/forms/rules/testing/example-household.ts'
import { applicationForm, ensureDefaultForm } from '#areas/forms/server/public.ts'
import type { FormDefinition, FormSection } from '#areas/forms/rules/form-definition.ts'
import { submitHousehold } from '#areas/application-form/server/public.ts'
import { building } from '#areas/buildings/server/tables.ts'
import { propertyObject } from '#areas/objects/server/tables.ts'
import type { Workspace } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { mailMessage } from '#platform/server/mail/tables.ts'
import type { Person, World } from '#platform/server/testing/world.ts'
import { adult } from '#areas/applications/server/tables.ts'

export interface Household {
  home: Workspace
  clerk: Person
  applicationId: string
  adultId: string
}

/** The product's form does not ask for the consent to a credit check. */
const askingForCreditCheck = (section: FormSection): FormSection => ({
  ...section,
  fields: section.fields.map((field) => (field.key === 'agreement_credit_check' ? { ...field, active: true } : field)),
})

const withCreditCheck = (form: FormDefinition): FormDefinition => ({
  ...form,
  steps: form.steps.map((step) => ({ ...step, sections: step.sections.map(askingForCreditCheck) })),
})

/** One adult without documents; consents to references by default. */
export async function plantHousehold(world: World, answers: object = {}): Promise<Household> {
  const home = await world.workspace()
  const clerk = await world.person(home, 'superuser')
  const applicationId = await asSystem(world.services, home, async (ctx) => {
    const { projectFormId, form } = await ensureDefaultForm(ctx)
    const asking = { projectFormId, versionNumber: 2, definition: withCreditCheck(form) }
    await ctx.db.insert(applicationForm).values({ workspaceId: home.id, id: newId(), ...asking })
    const place = { workspaceId: home.id, id: newId() }
    const address = { street: 'Lindenweg', houseNumber: '4', postalCode: '8400', city: 'Winterthur', canton: 'ZH' }
    await ctx.db.insert(building).values({ ...place, title: 'Lindenweg 4', ...address })
    const objectId = newId()
    await ctx.db.insert(propertyObject).values({
      workspaceId: home.id,
      id: objectId,
      buildingId: place.id,
      kind: 'apartment',
      objectType: 'apartment',
      referenceNumber: objectId.slice(-8),
      title: 'Wohnung 3.2',
      rooms: 3.5,
      grossRent: 200_000,
      deposit: 600_000,
      isPublished: true,
      searchText: 'wohnung 3.2',
    })
    const { id } = await submitHousehold(ctx, {
      objectIds: [objectId],
      answers: exampleHouseholdAnswers,
      adults: [{ ...exampleAdultAnswers, ...answers }],
    })
    return id
  })
  const adultId = await asSystem(world.services, home, async ({ db }) => {
    const [row] = await db.select({ id: adult.id }).from(adult).where(eq(adult.applicationId, applicationId))
    return row?.id ?? ''
  })
  return { home, clerk, applicationId, adultId }
}

export const applicationOf = (world: World, { home, applicationId }: Household) =>
  asSystem(world.services, home, async ({ db }) => {
    const [row] = await db.select().from(application).where(eq(application.id, applicationId))
    if (!row) throw new Error('the application is gone')
    return row
  })

/** Returns the link in the latest mail of this kind, as a page URL. */
export const linkIn = (world: World, home: Workspace, kind: string) =>
  asSystem(world.services, home, async ({ db }) => {
    const [mail] = await db
      .select()
      .from(mailMessage)
      .where(eq(mailMessage.kind, kind))
      .orderBy(desc(mailMessage.createdAt), desc(mailMessage.id))
      .limit(1)
    const link = /\/action\/\S+/.exec(mail?.bodyText ?? '')?.[0]
    if (!mail || !link) throw new Error(`no mail ${kind} went out`)
    return { path: link.replace(/\?.*/, ''), text: mail.bodyText, to: mail.toAddress }
  })

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF')

export function upload(world: World, home: Workspace, url: string, files: { name: string; content: Buffer }[]) {
  const boundary = 'paper'
  const parts = files.map(({ name, content }) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`,
      ),
      content,
      Buffer.from('\r\n'),
    ]),
  )
  return world.ask(home, {
    method: 'POST',
    url,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  })
}
