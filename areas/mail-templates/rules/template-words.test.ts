import { describe, expect, it } from 'vitest'
import { faultsIn, isBlank, languagesOf } from './template-words.ts'

const words = { de_subject: 'Angebot', de_body: '<p>[place_offer_link]</p>', fr_subject: '', fr_body: '<p></p>' }

describe('the words of a template', () => {
  it('may be written in one language alone', () => {
    expect(faultsIn('offer', words)).toEqual({})
    expect(languagesOf(words)).toEqual(['de'])
  })

  it('are not half written, and not empty in every language', () => {
    const fault = { key: 'general_field_is_required', names: [] }
    expect(faultsIn('offer', { ...words, fr_subject: 'Offre' })).toEqual({ fr_body: fault })
    expect(faultsIn('offer', { ...words, de_subject: '', de_body: '' })).toEqual({ de_subject: fault, de_body: fault })
  })

  it('hold what the mail cannot do without', () => {
    expect(faultsIn('offer', { ...words, de_body: '<p>Guten Tag</p>' })).toEqual({
      de_body: { key: 'mail_templates_needs', names: ['place_offer_link'] },
    })
  })

  it('name nothing that the mail does not know, nor half of it', () => {
    const body = '<p>[place_offer_link] [place_demand] [place_<b>project</b>]</p>'
    expect(faultsIn('offer', { ...words, de_body: body }).de_body).toEqual({
      key: 'mail_templates_unknown',
      names: ['place_demand', '[place_', 'place_project'],
    })
    const faultOf = (written: string) => faultsIn('offer', { ...words, de_body: written }).de_body
    for (const open of ['[place_offer_link', '[place_offer_link ]', '[ place_offer_link'])
      expect(faultOf(`<p>Bitte hier: ${open}</p>`)).toMatchObject({ key: 'mail_templates_unknown' })
  })

  it('keep links and signatures out of the subject', () => {
    expect(faultsIn('offer', { ...words, de_subject: '[place_offer_link]' }).de_subject).toEqual({
      key: 'mail_templates_not_in_subject',
      names: ['place_offer_link'],
    })
  })

  it('count a picture as something written', () => {
    expect(isBlank('<p>&nbsp;<br></p>')).toBe(true)
    expect(isBlank('<p><img src="x"></p>')).toBe(false)
  })
})
