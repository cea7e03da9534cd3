import { describe, expect, it } from 'vitest'
import { publishForm } from '#areas/application-form/server/testing/publishing.ts'
import { begin, fillIn, plantObject } from '#areas/application-form/server/testing/planting.ts'
import { auditEntries } from '#platform/server/testing/auditing.ts'
import type { Workspace } from '#platform/server/context.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { builderOf } from './testing/building.ts'

const world = useWorld()

async function scene() {
  const home = await world.workspace()
  const build = builderOf(world, home, await world.person(home, 'admin'))
  const set = async (page: 'general' | 'providers', fields: object) => {
    const { version, data } = (await build.get(`form-settings/${page}`)).json()
    return build.post(`form-settings/${page}`, { ...data, ...fields, version })
  }
  return { home, build, set, flat: await plantObject(world, home, { maxOccupancy: 1 }) }
}

describe('what holds for all forms', () => {
  it('sets the age from which a person is an adult, here and in the settings of the project', async () => {
    const { home, build, set, flat } = await scene()
    expect((await set('general', { adultAge: 16 })).statusCode).toBe(200)
    expect((await build.get('project')).json()).toMatchObject({ version: 1, data: { adultAge: 16 } })
    const filling = await begin(world, home, [flat])
    const page = (await filling.ask({ url: '/update' })).json()
    expect(page.formsSettings.adultAge).toBe(16)
    expect((await auditEntries(world, home, 'setting.changed'))[0]?.changes).toEqual([
      { field: 'adultAge', old: 18, new: 16 },
    ])
  })

  it('says whether a household without room may apply', async () => {
    const { home, set, flat } = await scene()
    const filling = await fillIn(world, home, [flat])
    await filling.save({ household_type: 'single_parent_household' })
    const child = { firstname: 'Mia', name: 'Keller', date_of_birth: '2019-03-10', days_present: 7 }
    await filling.ask({ method: 'POST', url: '/children', payload: { answers: child } })
    expect((await filling.submit()).json().fields).toHaveProperty('people')
    await set('general', { occupancy: 'warn' })
    expect((await filling.ask({ url: '/update' })).json().formsSettings.occupancy).toBe('warn')
    expect((await filling.submit()).statusCode).toBe(200)
  })

  it('stops new applications for a while, with a word about it, and loses nothing', async () => {
    const { home, set, flat } = await scene()
    const filling = await fillIn(world, home, [flat])
    await set('general', { isPaused: true, pauseNoteDe: 'Wir ziehen um: ab Montag wieder.' })
    const refused = await filling.submit()
    expect([refused.statusCode, refused.json().notify[0].title]).toEqual([409, 'Wir ziehen um: ab Montag wieder.'])
    const start = { method: 'POST' as const, url: '/api/v2/applications/new', payload: { uuids: [flat] } }
    expect((await world.ask(home, start)).statusCode).toBe(409)
    expect((await filling.save({ remarks: 'Ich warte' })).statusCode).toBe(200)
    await set('general', { isPaused: false })
    expect((await filling.submit()).statusCode).toBe(200)
  })

  it('answers a stale save with what stands, and only takes ages that can be', async () => {
    const { build, set } = await scene()
    await set('general', { preset: 'none' })
    const { data } = (await build.get('form-settings/general')).json()
    expect((await build.post('form-settings/general', { ...data, preset: 'swiss', version: 0 })).statusCode).toBe(409)
    expect((await set('general', { adultAge: 12 })).statusCode).toBe(422)
  })
})

/** The product's form does not ask how the deposit is paid. */
const askForDeposit = (home: Workspace) =>
  publishForm(world, home, (section) =>
    section.key === 'deposit'
      ? {
          ...section,
          fields: section.fields.map((field) => ({
            ...field,
            active: field.active || ['securities_options', 'provider'].includes(field.key),
          })),
        }
      : section,
  )

describe('the deposit providers', () => {
  const providers = [
    { key: 'gocaution', name: 'goCaution', isActive: true },
    { key: 'house_bank', name: 'Hausbank', isActive: true },
    { key: 'swisscaution', name: 'SwissCaution', isActive: false },
  ]
  const optionsIn = (page: {
    form: { steps: { sections: { fields: { key: string; options?: { value: string }[] }[] }[] }[] }
  }) =>
    page.form.steps
      .flatMap(({ sections }) => sections)
      .flatMap(({ fields }) => fields)
      .find(({ key }) => key === 'provider')
      ?.options?.map(({ value }) => value)

  it('that are in use are those which applicants choose from', async () => {
    const { home, set, flat } = await scene()
    expect((await set('providers', { providers })).statusCode).toBe(200)
    await askForDeposit(home)
    const filling = await fillIn(world, home, [flat])
    expect(optionsIn((await filling.ask({ url: '/update' })).json())).toEqual(['gocaution', 'house_bank', 'other'])
    await filling.save({ securities_options: 'insurance', provider: 'swisscaution' })
    expect((await filling.submit()).json().fields).toHaveProperty('provider')
    await filling.save({ provider: 'house_bank' })
    expect((await filling.submit()).statusCode).toBe(200)
  })

  it('that somebody has chosen can be switched off, and not be taken out', async () => {
    const { home, build, set, flat } = await scene()
    await set('providers', { providers })
    await askForDeposit(home)
    const filling = await fillIn(world, home, [flat])
    await filling.save({ securities_options: 'insurance', provider: 'house_bank' })
    const without = providers.filter(({ key }) => key !== 'house_bank')
    const refused = await set('providers', { providers: without })
    expect([refused.statusCode, refused.json().notify[0].title]).toEqual([409, expect.stringContaining('«Hausbank»')])
    expect(
      (await set('providers', { providers: providers.map((one) => ({ ...one, isActive: false })) })).statusCode,
    ).toBe(200)
    const { history } = (await build.get('form-settings/providers')).json()
    expect(history[0].changes[0].new).toContain('Hausbank (ausgeschaltet)')
    expect((await set('providers', { providers: [...without, ...without] })).statusCode).toBe(422)
  })
})
