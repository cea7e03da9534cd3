// Tests mails in the project's own texts, as other areas write them.

import { describe, expect, it } from 'vitest'
import type { Context, Workspace } from '#platform/server/context.ts'
import { projectTypes } from '#platform/rules/project-type.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import type { MailDraft } from '#platform/server/mail/outbox.ts'
import { useWorld } from '#platform/server/testing/world.ts'
import { mailKinds, placeholdersOf } from '../rules/kinds.ts'
import { faultsIn } from '../rules/template-words.ts'
import { inProjectWords } from './process-mails.ts'
import { standardWords } from './standard-words.ts'
import { plantSignature, plantTemplate } from './testing/planting.ts'
import { mailWriter } from './writer.ts'

const world = useWorld()
const link = { href: 'https://rent.example/action/x/offer-form', label: 'Angebot ansehen' }
const values = {
  place_letter_salutation: 'Guten Tag Anna <b>Müller</b>',
  place_offer_link: link,
  place_offer_valid_until: '30.11.2026',
}
const usual: MailDraft = {
  kind: 'offer',
  language: 'de',
  to: { name: 'Anna Müller', address: 'anna@example.ch' },
  subject: 'Angebot',
  greeting: 'Guten Tag',
  paragraphs: ['Wie immer.'],
  closing: 'Gruss',
}

const within = <Result>(home: Workspace, action: (ctx: Context) => Promise<Result>) =>
  asSystem(world.services, home, action)

const plantOffer = (home: Workspace, language: 'de' | 'fr', bodyHtml: string) =>
  plantTemplate(world, home, { kind: 'offer', language, subject: 'Offre [place_project]', bodyHtml })

describe('the words of a project', () => {
  it('go out instead of the usual ones, in their language alone', async () => {
    const home = await world.workspace()
    await plantOffer(home, 'fr', '<p>[place_letter_salutation]</p><p>[place_offer_link]</p>')
    const worded = (language: 'de' | 'fr') =>
      within(home, (ctx) => inProjectWords(ctx, { kind: 'offer', usual: { ...usual, language }, values: () => values }))
    expect(await worded('de')).toEqual({ ...usual, language: 'de' })
    const { subject, written } = await worded('fr')
    expect(subject).toBe(`Offre ${home.name}`)
    expect(written?.html).toContain('Guten Tag Anna &lt;b&gt;Müller&lt;/b&gt;')
    expect(written?.text).toBe(
      `Guten Tag Anna <b>Müller</b>\n\n${link.label}\n${link.href}\n\nMeilleures salutations\n${home.name}`,
    )
  })

  it('never keep a mail that goes by itself from going', async () => {
    const home = await world.workspace()
    await plantOffer(home, 'de', '<p>[place_contact_phone] [place_offer_link]</p>')
    const worded = await within(home, (ctx) => inProjectWords(ctx, { kind: 'offer', usual, values: () => values }))
    expect(worded).toEqual(usual)
  })

  it('name what is missing', async () => {
    const home = await world.workspace()
    const given = { subject: '[place_contact_mail]', bodyHtml: '<p>[place_contact_phone] [place_demand]</p>' }
    const outcome = await within(home, async (ctx) =>
      (await mailWriter(ctx)).write({ kind: 'offer', language: 'de', values, given }),
    )
    expect(outcome).toEqual({ empty: ['place_contact_mail', 'place_contact_phone'], unknown: ['place_demand'] })
  })

  it('carry the signature where they place it, at the end otherwise; the usual ones carry it too', async () => {
    const home = await world.workspace()
    await plantSignature(world, home, '<p>Ihr Team<br>Tel. [place_contact_phone]</p>')
    const write = (bodyHtml: string) =>
      within(home, async (ctx) => {
        const given = { subject: 'x', bodyHtml }
        return (await mailWriter(ctx)).write({ kind: 'adult_mail', language: 'de', values: {}, given })
      })
    expect(await write('<p>Eins</p>')).toMatchObject({ mail: { text: 'Eins\n\nIhr Team' } })
    expect(await write('<p>[place_signature]</p><p>PS</p>')).toMatchObject({ mail: { text: 'Ihr Team\n\nPS' } })
    const signed = await within(home, (ctx) => inProjectWords(ctx, { kind: 'offer', usual, values: () => values }))
    expect(signed.signature?.text).toBe('Ihr Team')
  })

  it('have the button of the mail above the signature, unless they lead there themselves', async () => {
    const home = await world.workspace()
    const write = (bodyHtml: string) =>
      within(home, async (ctx) => {
        const given = { subject: 'x', bodyHtml }
        return (await mailWriter(ctx)).write({ kind: 'offer', language: 'de', values, given, button: link })
      })
    const once = { mail: { text: `Da\n\n${link.label}\n${link.href}\n\nFreundliche Grüsse\n${home.name}` } }
    expect(await write('<p>Da</p>')).toMatchObject(once)
    expect(await write('<p>Da</p><p>[place_offer_link]</p>')).toMatchObject(once)
  })

  it('show their pictures at an address that leads here from anywhere', async () => {
    const home = await world.workspace()
    const given = { subject: 'x', bodyHtml: `<p><img src="/api/v1/public-files/${newId()}"></p>` }
    const outcome = await within(home, async (ctx) =>
      (await mailWriter(ctx)).write({ kind: 'adult_mail', language: 'de', values: {}, given }),
    )
    expect('mail' in outcome && outcome.mail.html).toMatch(`src="http://${home.slug}.localhost`)
  })

  it('are written ten thousand times in seconds', async () => {
    const home = await world.workspace()
    const seconds = await within(home, async (ctx) => {
      const writer = await mailWriter(ctx)
      const begun = performance.now()
      for (let count = 0; count < 10_000; count += 1) {
        const place_fullname = `Name ${count}`
        writer.write({ kind: 'offer', language: 'de', values: { ...values, place_fullname } })
      }
      return (performance.now() - begun) / 1000
    })
    expect(seconds).toBeLessThan(5)
  })
})

describe('the standard text', () => {
  it.each(mailKinds.filter((kind) => !/^(adult|free)_/.test(kind)))('of %s can be kept as it is', (kind) => {
    for (const type of projectTypes) {
      const [de, fr] = [standardWords(kind, 'de', type), standardWords(kind, 'fr', type)]
      const words = { de_subject: de.subject, de_body: de.bodyHtml, fr_subject: fr.subject, fr_body: fr.bodyHtml }
      expect(faultsIn(kind, words)).toEqual({})
    }
    expect(placeholdersOf(kind).length).toBeGreaterThan(5)
  })

  it('uses the words of a project that sells', () => {
    const [letting, selling] = [
      standardWords('denial_occupancy', 'de', 'reletting'),
      standardWords('denial_occupancy', 'de', 'sale'),
    ]
    expect(letting.bodyHtml).toContain('Haushalt')
    expect(selling.bodyHtml).not.toContain('Haushalt')
  })
})
