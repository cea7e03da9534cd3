// A project's existing denial texts are migrated to templates, without loss.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inWorkspace } from '#platform/server/db/transaction.ts'
import { asOwner } from '#platform/server/testing/database.ts'
import { useWorld } from '#platform/server/testing/world.ts'

const world = useWorld()
const migration = (name: string) => readFileSync(join(import.meta.dirname, '../../../migrations', name), 'utf8')

it('moves the newest wording of each denial', async () => {
  const home = await world.workspace()
  const admin = await world.person(home, 'admin')
  const words = (de: string) => ({ de_subject: 'Nein', de_wording: de, fr_subject: 'Non', fr_wording: 'Fin' })
  await asOwner(world.services.pool, async (client) => {
    await client.query('begin')
    await client.query(migration('0130-denial-wordings.sql'))
    await client.query(`select set_config('app.workspace_id', $1, true)`, [home.id])
    const rows: [string, number, object | null][] = [
      ['object_gone', 1, words('Alt')],
      ['object_gone', 2, words('Eins & <zwei>\nneu\n\nDrei [place_project]')],
      ['documents', 1, words('Weg')],
      ['documents', 2, null],
    ]
    for (const [template, number, kept] of rows) {
      await client.query(
        `insert into denial_wording (workspace_id, template, version_number, words, created_by, created_at)
         values ($1, $2, $3, $4, $5, now())`,
        [home.id, template, number, kept, admin.id],
      )
    }
    await client.query(migration('0332-denial-wordings-are-templates.sql'))
    await client.query('commit')
  })
  const { rows } = await inWorkspace(world.services.pool, home.id, (inside) =>
    inside.query(
      `select kind, is_default, language, subject, body_html from mail_template t
       join mail_template_text x on x.template_id = t.id order by language`,
    ),
  )
  const p = '<p style="margin:0 0 16px">'
  expect(rows).toMatchObject([
    {
      kind: 'denial_object_gone',
      is_default: true,
      language: 'de',
      subject: 'Nein',
      body_html: `${p}[place_letter_salutation]</p>${p}Eins &amp; &lt;zwei&gt;<br />neu</p>${p}Drei [place_project]</p>${p}[place_signature]</p>`,
    },
    { language: 'fr', subject: 'Non' },
  ])
})
