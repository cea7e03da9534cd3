// A firm is asked where it has its seat, an employee where the employer is; also by forms that were stored when one text said both.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { asOwner } from '#platform/server/testing/database.ts'
import { useOwnWorld } from '#platform/server/testing/world.ts'
import { defaultForms } from '#areas/forms/rules/defaults/default-forms.ts'
import { fieldsOf, formDefinition, type FormDefinition, type FormSection } from '#areas/forms/rules/form-definition.ts'
import { makeDefaultForm } from '#areas/forms/server/public.ts'

const world = useOwnWorld()
const migration = readFileSync(join(import.meta.dirname, '../../../../migrations/0400-seat-of-a-firm.sql'), 'utf8')

const old = 'application_form_field_company_country'
const ofSeat = 'application_form_field_company_seat_country'
const labelIn = (form: FormDefinition, of: FormSection['of']) =>
  fieldsOf(form, of).find(({ key }) => key === 'company_country')?.label

describe('the country of a firm', () => {
  it('is asked in other words than that of an employer', () => {
    expect(labelIn(defaultForms.business, 'household')).toBe(ofSeat)
    expect(labelIn(defaultForms.apartment, 'adult')).toBe(old)
  })

  it('is asked so by forms from before, published or being built, which else stay as they were', async () => {
    const home = await world.workspace()
    await asSystem(world.services, home, async (ctx) => {
      await makeDefaultForm(ctx, 'business')
      await makeDefaultForm(ctx, 'apartment')
    })
    await asOwner(world.services.pool, async (client) => {
      await client.query('begin')
      await client.query(`select set_config('app.workspace_id', $1, true)`, [home.id])
      await client.query(
        `update application_form set definition = replace(definition::text, '"${ofSeat}"', '"${old}"')::jsonb`,
      )
      await client.query(`update project_form p set draft = f.definition from application_form f
        where f.project_form_id = p.id and p.kind = 'business'`)
      await client.query(migration)
      const { rows } = await client.query(`select p.kind, f.definition, p.draft from project_form p
        join application_form f on f.project_form_id = p.id order by p.kind`)
      const [apartment, business] = rows
      expect(formDefinition.parse(apartment.definition)).toEqual(defaultForms.apartment)
      expect(apartment.draft).toBeNull()
      expect(formDefinition.parse(business.definition)).toEqual(defaultForms.business)
      expect(formDefinition.parse(business.draft)).toEqual(defaultForms.business)
      await client.query('commit')
    })
  })
})
