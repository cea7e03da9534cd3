// People, data and uploads for the call tests of projects.

import type { Workspace } from '#platform/server/context.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { hashOf, newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { whitePng } from '#platform/server/testing/white-png.ts'
import type { Person, World } from '#platform/server/testing/world.ts'
import { newProjectData, type ProjectData } from '../../contract/project-data.ts'

export const projectsUrl = '/api/v1/b2b/objects'

export async function sceneIn(world: World) {
  const home = await world.workspace({ projectType: 'saleb2b', languages: ['de', 'fr'] })
  const [admin, assistant] = [await world.person(home, 'admin'), await world.person(home, 'assistant')]
  const investor = await world.person(home, 'external', { userType: 'b2b', firstName: 'Ines', lastName: 'Keller' })
  const get = async (path: string, as: Person = admin) => world.ask(home, { url: `${projectsUrl}/${path}`, as })
  const post = async (path: string, payload: object, as: Person = admin) =>
    world.ask(home, { method: 'POST', url: `${projectsUrl}/${path}`, payload, as })
  const look = async (path: string) => world.ask(home, { url: `${projectsUrl}/${path}` })
  return { home, admin, assistant, investor, get, post, look }
}

export const dataOfProject = (title = 'Überbauung Sonnenrain'): ProjectData => ({
  ...newProjectData,
  details: { ...newProjectData.details, title, propertyUses: ['residential'], apartments: 40 },
  address: { ...newProjectData.address, address: 'Sonnenrain', houseNumber: '14', postalCode: '3012', city: 'Bern' },
  keyData: { ...newProjectData.keyData, price: 20_000_000.05, targetRent: 800_000, nboDate: '2027-01-15' },
  contactDetails: {
    ...newProjectData.contactDetails,
    contactPeople: [{ name: 'Nora Ammann', email: 'nora@quartier.example', phone: '' }],
  },
})

interface Uploading {
  home: Workspace
  as: Person
  name: string
  kind: 'image' | 'document'
}

/** An upload that is not saved with a record yet. Returns its id. */
export async function upload({ services }: World, { home, as, name, kind }: Uploading): Promise<string> {
  const id = newId()
  const storageKey = `${home.id}/${id}`
  const content = kind === 'image' ? whitePng({ width: 8, height: 6 }) : Buffer.from('%PDF-1.7')
  await services.files.put(storageKey, content)
  await asSystem(services, home, async ({ db }) => {
    await db.insert(storedFile).values({
      workspaceId: home.id,
      id,
      storageKey,
      name,
      contentType: kind === 'image' ? 'image/png' : 'application/pdf',
      size: content.length,
      sha256: hashOf(id),
      category: kind,
      uploadedBy: as.id,
    })
  })
  return id
}
