import { describe, expect, it } from 'vitest'
import { useWorld } from '#platform/server/testing/world.ts'
import { askForList, list, names, placeWith } from '../testing/asking.ts'
import { plantApplications, plantWish } from '../testing/planting.ts'

const world = useWorld()

describe('the list of applications', () => {
  it('opens with what is new, newest first, and says what the list is', async () => {
    const place = await placeWith(world, [
      { contactName: 'Anna Alt' },
      { contactName: 'Beat Neu' },
      { contactName: 'Carla Fort', progressState: 'inactive' },
    ])
    const answer = await list(world, place)
    expect(names(answer)).toEqual(['Beat Neu', 'Anna Alt'])
    expect(answer.pagination).toMatchObject({ totalItems: 2, capped: false, currentPage: 1, rowsPerPage: 10 })
    expect(answer.stateFilters?.choices.filter((choice) => choice.totalNum > 0)).toEqual([
      { value: 'active.new', displayName: 'Neu', active: true, totalNum: 2, capped: false },
      { value: 'inactive', displayName: 'Inaktiv', active: false, totalNum: 1, capped: false },
      { value: 'all', displayName: 'Alle', active: false, totalNum: 3, capped: false },
    ])
    expect(answer.definition?.title).toBe('Bewerbungen')
    expect(answer.definition?.header.map((column) => column.key)).toEqual(
      expect.arrayContaining(['overall_star', 'overall_evaluation', 'priorities', 'number', 'adults', 'detail']),
    )
  })

  it('shows wished objects and people as links', async () => {
    const place = await placeWith(world, [{ contactName: 'Nora Ammann', overallStar: true }])
    const { objectId } = await plantWish(world, place.home, {
      title: '3.5-Zimmer-Wohnung',
      rooms: 3.5,
      by: place.ids,
    })
    const [row] = (await list(world, place)).tableData.body
    expect(row).toMatchObject({
      priorities: [{ value: '3.5-Zimmer-Wohnung', href: `/objects/${objectId}` }],
      adults: [{ value: 'Nora Ammann', panel: { key: 'ApplicationAdult' } }],
      number: { value: '1', href: `/applications/${place.ids[0]}` },
      overall_star: { checked: true },
      state: { value: 'active.new', displayName: 'Neu' },
      _progress_state: 'active.new',
      _language: 'de',
    })
  })

  it('says beforehand why an action is not available, in the words of the rule', async () => {
    const place = await placeWith(world, [{ progressState: 'assigned' }])
    const [row] = (await list(world, place, { state: 'assigned' })).tableData.body
    expect(row?._bulk_deactivate_available).toEqual({
      value: false,
      unavailable_tooltip: 'Der Bewerbung ist bereits ein Objekt zugewiesen.',
    })
  })

  it('centres the columns of the specification and puts numbers to the right', async () => {
    const { definition } = await list(world, await placeWith(world, [{}]))
    const alignments = Object.fromEntries(definition?.header.map(({ key, textAlign }) => [key, textAlign]) ?? [])
    expect(alignments).toMatchObject({
      overall_evaluation: 'center',
      second_evaluation: 'center',
      email_validation: 'center',
      income: 'right',
      adults: 'left',
    })
  })

  it('keeps number and names in view while the rest scrolls sideways', async () => {
    const { definition } = await list(world, await placeWith(world, [{}]))
    const fixed = definition?.header.filter((column) => column.fixed && column.cell !== 'detail')
    expect(fixed?.map(({ key }) => key)).toEqual(['overall_star', 'number', 'adults'])
  })

  it('leaves the definition out when only rows are asked for, and counts tabs again on request', async () => {
    const place = await placeWith(world, [{}])
    const rows = await list(world, place, { tableDataOnly: true })
    expect(rows).not.toHaveProperty('definition')
    expect(rows).not.toHaveProperty('stateFilters')
    const counted = await list(world, place, { tableDataOnly: true, refreshStateFilters: true })
    expect(counted.stateFilters?.choices[0]).toMatchObject({ totalNum: 1 })
  })

  it('speaks French under the French prefix', async () => {
    const place = await placeWith(world, [{}])
    const response = await world.ask(place.home, { url: '/fr/api/v1/applications/', as: place.as })
    expect(response.json().definition.title).toBe('Candidatures')
  })

  it('does not show the applications of another workspace', async () => {
    const place = await placeWith(world, [{ contactName: 'Anna Muster' }])
    await plantApplications(world, await world.workspace(), [{ contactName: 'Beat Fremd' }])
    expect(names(await list(world, place, { state: 'all' }))).toEqual(['Anna Muster'])
  })

  it('asks for the permission to read applications', async () => {
    const home = await world.workspace()
    const marketer = await world.person(home, 'marketer')
    expect((await askForList(world, { home, as: marketer })).statusCode).toBe(403)
  })

  it('hides the actions from those who may only read', async () => {
    const home = await world.workspace()
    await plantApplications(world, home, [{}])
    const answer = await list(world, { home, as: await world.person(home, 'assistant') })
    // Writing to applicants and inviting them require other permissions than editing their data.
    const actions = answer.definition?.bulkOptions.filter(({ download }) => !download)
    expect(actions?.map(({ value }) => value)).toEqual([
      'send_mail',
      'invite_applications_to_viewing',
      'randomApplicantsViewing',
    ])
    expect(answer.tableData.body[0]).not.toHaveProperty('_bulk_deactivate_available')
  })

  it.each([
    [{ state: 'sale.nowhere' }, 'state'],
    [{ sort: 'contact_email' }, 'sort'],
    [{ filters: '{"colour":["red"]}' }, 'filters.colour'],
    [{ filters: '{"building":["1 or 1=1"]}' }, 'filters.building'],
    [{ filters: '{"persons":true}' }, 'filters.persons'],
    [{ filters: '{' }, 'filters'],
    [{ rowsPerPage: 7 }, 'rowsPerPage'],
    [{ page: 0 }, 'page'],
  ])('refuses %j with a message for its field', async (query, field) => {
    const response = await askForList(world, await placeWith(world, []), query)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().fields)).toEqual([field])
  })
})
