import { describe, expect, it } from 'vitest'
import { denialReasons, denialTemplates, fillPlaceholders, templateFor, type DenialPlaceholder } from './denial.ts'

const values: Record<DenialPlaceholder, string> = {
  place_fullname: 'Anna Muster',
  place_application_id: '12',
  place_object_list: 'Lindenweg 4',
  place_project: 'Lindenhof',
  place_contact_person: '',
  place_contact_phone: '',
  place_contact_mail: '',
  place_today: '02.11.2026',
}

describe('the letter of a denial', () => {
  it('has its placeholders filled', () => {
    expect(fillPlaceholders('[place_object_list] für [place_fullname]', values).text).toBe(
      'Lindenweg 4 für Anna Muster',
    )
  })

  it('names those for which nothing is known, once each', () => {
    const { empty } = fillPlaceholders('[place_contact_phone] [place_contact_phone] [place_fullname]', values)
    expect(empty).toEqual(['place_contact_phone'])
  })

  it('names those that do not exist', () => {
    expect(fillPlaceholders('[place_of_birth]', values).unknown).toEqual(['place_of_birth'])
  })

  it('leaves other brackets alone', () => {
    expect(fillPlaceholders('[sic]', values)).toEqual({ text: '[sic]', empty: [], unknown: [] })
  })

  it('has a wording proposed for each reason', () => {
    for (const reason of denialReasons) expect(denialTemplates).toContain(templateFor[reason])
  })
})
