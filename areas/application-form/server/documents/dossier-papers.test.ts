// All staff pages show a document under the label of the question that asked for it.

import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { emptyField } from '#areas/forms/rules/field-kinds.ts'
import { fieldType } from '#areas/forms/rules/form-definition.ts'
import { fillIn, plantObject } from '../testing/planting.ts'
import { publishForm } from '../testing/publishing.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { newId } from '#platform/server/ids.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { readHistory } from '#areas/applications/server/details/history.ts'
import { application, applicationDocument } from '#areas/applications/server/tables.ts'

const world = useWorld()

const lease = { de: 'Kopie Ihres Mietvertrags', fr: 'Copie de votre bail' }
const letter = { de: 'Brief der Verwaltung', fr: 'Lettre de la gérance' }
const ownFile = (key: string, label: typeof lease) => emptyField({ key, type: fieldType.file, label })

const categories = ['further_documents', 'own_lease', 'own_letter', 'credit_report', 'own_forgotten']

/** A household whose form asks for two project-specific documents; the application also contains a credit report. */
async function scene() {
  const home = await world.workspace()
  await publishForm(world, home, (section) =>
    section.of === 'adult' && section.key === 'documents'
      ? { ...section, fields: [...section.fields, ownFile('own_lease', lease), ownFile('own_letter', letter)] }
      : section,
  )
  const filling = await fillIn(world, home, [await plantObject(world, home)])
  await filling.submit()
  const clerk = await world.person(home, 'superuser')
  const id = await asSystem(world.services, home, async ({ db }) => {
    const [row] = await db.select({ id: application.id }).from(application).where(eq(application.workspaceId, home.id))
    return row?.id ?? ''
  })
  const ask = (url: string, language = 'de') =>
    world.ask(home, { url: `${language === 'de' ? '' : `/${language}`}${url}`, as: clerk })
  const person = (await ask(`/api/v1/applications/${id}`)).json().adults[0].id
  await asSystem(world.services, home, async (ctx) => {
    for (const category of categories) {
      const place = { workspaceId: home.id, id: newId(), createdAt: ctx.now }
      const file = {
        name: `${category}.pdf`,
        contentType: 'application/pdf',
        size: 10,
        storageKey: newId(),
        sha256: Buffer.alloc(32),
      }
      await ctx.db.insert(storedFile).values({ ...place, ...file, ownerKind: 'application', ownerId: id, category })
      await ctx.db
        .insert(applicationDocument)
        .values({ ...place, id: newId(), applicationId: id, adultId: person, category, fileId: place.id })
    }
  })
  return { home, clerk, id, person, ask }
}

const titlesIn = (documents: { category: string; title: string }[]) =>
  Object.fromEntries(documents.map(({ category, title }) => [category, title]))

it('stand on the page of the application in the words of its form, in the language of who reads', async () => {
  const { id, ask } = await scene()
  const titles = async (language: string) =>
    titlesIn((await ask(`/api/v1/applications/${id}`, language)).json().documents)
  expect(await titles('de')).toEqual({
    further_documents: 'Weitere Unterlagen',
    own_lease: lease.de,
    own_letter: letter.de,
    credit_report: 'Bonitätsauskunft',
    own_forgotten: 'Dokument',
  })
  expect(await titles('fr')).toMatchObject({ own_lease: lease.fr, own_letter: letter.fr })
})

it('stand so in the history when one was asked for, or put in order', async () => {
  const { home, clerk, id, person, ask } = await scene()
  const papers = [{ person, category: 'own_letter', reason: 'missing' }]
  const url = `/api/v1/communication/documents-request/${id}`
  const asked = await world.ask(home, { method: 'POST', url, as: clerk, payload: { papers } })
  expect(asked.statusCode).toBe(200)
  const { documents } = (await ask(`/api/v1/applications/${id}`)).json()
  const { id: documentId } = documents.find(({ category }: { category: string }) => category === 'further_documents')
  await world.ask(home, {
    method: 'POST',
    url: `/api/v1/applications/${id}/categorize-document`,
    as: clerk,
    payload: { documentId, person, category: 'own_lease', issuedOn: null },
  })
  const history = await asSystem(world.services, home, (ctx) => readHistory(ctx, 'application', id))
  const toldOf = (event: string) => history.find((entry) => entry.event === event)?.detail
  expect(toldOf('application.documents_requested')).toBe(`Unterlage: ${letter.de}`)
  expect(toldOf('application.document_categorized')).toContain(`Weitere Unterlagen → ${lease.de}`)
})
