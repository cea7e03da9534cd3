// End-to-end letting of one flat: a family applies, an evaluator offers, the family accepts, a contract clerk
// completes the contract. The family and the clerk read French, the evaluator German.

import { expect, test, type Browser } from '@playwright/test'
import type { Role } from '#platform/rules/permissions.ts'
import type { Language } from '#platform/rules/project-type.ts'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { linkIn, mailTo } from '../outbox.ts'
import { addressOf, signInAs } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { apply, nameIn, wishForFlats } from './applicant.ts'
import { concludeContract, releaseAssignment, seeFlatRented } from './contract-clerk.ts'
import { findApplication, judge, offerFirstWish } from './evaluator.ts'
import type { Visitor } from './form.ts'
import { frenchFamily } from './household.ts'
import { acceptOffer, openOffer } from './offer-page.ts'

test.use({ locale: 'fr-CH' })

test('a flat is let, from the wish list to the contract, in both languages', async ({ page, browser }) => {
  test.slow()
  const t = textsIn('fr')
  const family = frenchFamily()
  const applicant = { page, t, language: 'fr' } as const
  const complaints = complaintsOf(page)

  await wishForFlats(applicant, family, expectAccessible)
  const number = await apply(applicant, family, { browser, look: expectAccessible })
  const sought = { number, name: nameIn(family.contact) }

  const evaluator = await staffMember(browser, 'user', 'de')
  const id = await findApplication(evaluator, sought, 'applications_state_active_new')
  await judge(evaluator, expectAccessible)
  const flat = await offerFirstWish(evaluator, id, expectAccessible)

  const offer = linkIn(await mailTo(page, { to: String(family.contact.email), kind: 'offer' }), '/offer-form')
  await openOffer(applicant, offer)
  await acceptOffer(applicant, expectAccessible)
  await page.goto(addressOf('rent', `/public-object-details/${flat.id}`))
  await expect(page.getByText(t('objects_public_taken'))).toBeVisible()

  const clerk = await staffMember(browser, 'contract', 'fr')
  await findApplication(clerk, sought, 'applications_state_assigned')
  await releaseAssignment(clerk, flat.title)
  await concludeContract(clerk, expectAccessible)
  await seeFlatRented(clerk, flat.title, expectAccessible)
  await page.reload()
  await expect(page.getByText(t('objects_public_rented'), { exact: true })).toBeVisible()
  expect(complaints).toEqual([])
})

async function staffMember(browser: Browser, role: Role, language: Language): Promise<Visitor> {
  const page = await (await browser.newContext({ locale: `${language}-CH` })).newPage()
  await signInAs(page, role, { language })
  return { page, t: textsIn(language), language }
}
