// Plants a project directly into its tables, for tests of this area and of areas above.

import { newId } from '#platform/server/ids.ts'
import type { Workspace } from '#platform/server/context.ts'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { newSlug, type ProjectRow } from '../project-row.ts'
import { b2bProject, b2bProjectNda } from '../tables.ts'

type Fields = Partial<typeof b2bProject.$inferInsert>

const both = (de: string, fr: string) => ({ de, fr })

/** A published project in Bern, complete enough to be published again. */
export async function plantProject(pool: Pool, home: Workspace, fields: Fields = {}): Promise<ProjectRow> {
  return inWorkspace(pool, home.id, async (client) => {
    const db = drizzle({ client })
    const now = new Date()
    const id = newId()
    const state = fields.state ?? 'published'
    const [row] = await db
      .insert(b2bProject)
      .values({
        workspaceId: home.id,
        id,
        slug: newSlug(),
        title: 'Überbauung Sonnenrain',
        street: 'Sonnenrain',
        houseNumber: '14',
        postalCode: '3012',
        city: 'Bern',
        canton: 'BE',
        propertyUses: ['residential'],
        buildingZones: ['11'],
        price: 2_000_000_000,
        targetRent: 80_000_000,
        contactPeople: [{ name: 'Nora Ammann', email: 'nora@quartier.example', phone: '' }],
        texts: {
          teaser_title: both('Wohnliegenschaft im Mittelland', 'Immeuble d’habitation sur le Plateau'),
          highlights: both('Voll vermietet', 'Entièrement loué'),
          summary: both('Vier Häuser von 1998.', 'Quatre immeubles de 1998.'),
        },
        searchText: 'uberbauung sonnenrain bern',
        createdAt: now,
        updatedAt: now,
        ...fields,
        state,
        publishedAt: state === 'draft' ? null : (fields.publishedAt ?? now),
        soldAt: state === 'sold' ? now : null,
      })
      .returning()
    await db.insert(b2bProjectNda).values({
      workspaceId: home.id,
      projectId: id,
      version: 1,
      texts: both('<p>Vertraulich</p>', '<p>Confidentiel</p>'),
      createdAt: now,
    })
    if (!row) throw new Error('the project was not planted')
    return row
  })
}
