// Letting mails with the templates of a project: the preview equals the mail sent.

import { describe, expect, it } from 'vitest'
import { plantSignature, plantTemplate } from '#areas/mail-templates/server/testing/planting.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { mailsOf, plantLetting, stateOf, type Letting } from '../testing/letting.ts'

const world = useWorld()

const preview = ({ home, clerk, applicationId, objectId }: Letting) =>
  world.ask(home, {
    method: 'POST',
    url: `/api/v1/applications/${applicationId}/offer-detail`,
    payload: { objectIds: [objectId] },
    as: clerk,
  })

async function send(letting: Letting) {
  const { home, clerk, applicationId, objectId } = letting
  const { version } = await stateOf(world, letting)
  const url = `/api/v1/communication/send-offer/${applicationId}/${objectId}`
  return world.ask(home, { method: 'POST', url, payload: { version, secondaryObjectIds: [] }, as: clerk })
}

const words = {
  kind: 'offer' as const,
  language: 'fr' as const,
  subject: 'Pour vous: [place_object_title]',
  bodyHtml: '<p>[place_letter_salutation]</p><p>[place_offer_comment]</p><p>[place_offer_link]</p>',
}

describe('the offer in words of the project', () => {
  it('reads in the preview as in the mail, in the language of the household', async () => {
    const letting = await plantLetting(world, { language: 'fr', contactName: 'Anna <i>Muster</i>' })
    await plantTemplate(world, letting.home, words)
    const { mail } = (await preview(letting)).json()
    expect(mail).toMatchObject({ subject: 'Pour vous: Lindenweg 4, 3.5 Zimmer', language: 'fr' })
    expect((await send(letting)).statusCode).toBe(200)
    const [sent] = await mailsOf(world, letting.home)
    expect(sent?.subject).toBe(mail.subject)
    expect(sent?.bodyText.replace(/action\/[\w-]+\//, 'action/…/')).toBe(mail.body)
    expect(sent?.bodyHtml).toContain('Bonjour Anna &lt;i&gt;Muster&lt;/i&gt;')
  })

  it('goes in the usual words to those who speak another language, signed as the project signs', async () => {
    const letting = await plantLetting(world)
    await plantTemplate(world, letting.home, words)
    await plantSignature(world, letting.home, '<p>Ihr <strong>Team</strong></p>')
    await send(letting)
    const [sent] = await mailsOf(world, letting.home)
    expect(sent?.subject).toBe('Angebot: Lindenweg 4, 3.5 Zimmer')
    expect(sent?.bodyHtml).toContain('Ihr <strong>Team</strong>')
    expect(sent?.bodyText).toMatch(/Ihr Team$/)
  })

  it('is not sent while something it names is missing, and nothing else happens', async () => {
    const letting = await plantLetting(world)
    const bodyHtml = '<p>[place_contact_phone] [place_offer_link]</p>'
    await plantTemplate(world, letting.home, { ...words, language: 'de', bodyHtml })
    const refused = await send(letting)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().message).toBe('Nicht gesendet an Anna Muster. Es fehlt: Telefon Kontaktperson.')
    expect((await stateOf(world, letting)).offers).toEqual([])
    expect(await mailsOf(world, letting.home)).toEqual([])
  })
})
