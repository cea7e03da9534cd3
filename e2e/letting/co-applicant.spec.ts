// A co-applicant on a phone: the link opens only their own part, section by section, and an error leads to its
// section. The inviter sees their progress but none of their data, until the link is revoked together with what was
// filled in through it.

import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, type Page } from '@playwright/test'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getNewAdult, inviteCoApplicant } from '#areas/application-form/contract/co-applicant.ts'
import type { startApplication } from '#areas/application-form/contract/start.ts'
import { textOf, type Answers } from '#areas/forms/rules/answers.ts'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import { sectionsOf } from '#areas/forms/rules/form-definition.ts'
import { formText } from '#areas/forms/rules/form-text.ts'
import { exampleAdultAnswers } from '#areas/forms/rules/testing/example-household.ts'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { addressOf, send } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { freeFlatIn } from './applying-by-call.ts'
import { fieldOf, fillIn, labelOf } from './form.ts'

test.use({ viewport: { width: 390, height: 844 } })

const t = textsIn('de')
const email = `${crypto.randomUUID().slice(0, 8)}@post.example`
const partner: Answers = {
  ...exampleAdultAnswers,
  firstname: 'Reto',
  tenant_type: 'spouse',
  email,
  email_confirm: email,
}

interface Invited {
  /** The co-applicant's link. */
  url: string
  /** Address at which the household continues. */
  people: string
  /** Creates another link for the same person, who saves through it. */
  comeAgain: () => Promise<void>
}

async function invitedBy(page: Page): Promise<Invited> {
  const flat = await freeFlatIn(page, 'Rue de la Flore 17')
  const begun = await send<ResponseOf<typeof startApplication>>(page, {
    path: '/api/v2/applications/new',
    data: { uuids: [flat.id], language: 'de' },
  })
  const { slug, token } = begun.formsCredentials
  const path = `/api/v2/applications/${slug}/${token}/invitations`
  const invite = async (data: { person?: string }) => {
    const { url, invitation } = await send<ResponseOf<typeof inviteCoApplicant>>(page, { path, data })
    if (!url) throw new Error('a link that is passed on by hand is answered')
    return { url, person: invitation.person }
  }
  const { url, person } = await invite({})
  const comeAgain = async () => {
    const [, key] = /application(\/.*)\/create-adult$/.exec((await invite({ person })).url) ?? []
    const own = `/api/v2/applications${key}/new-adult`
    const there = await send<ResponseOf<typeof getNewAdult>>(page, { path: own })
    await send(page, { path: own, data: { version: there.person?.version ?? null, answers: { city: 'Winterthur' } } })
  }
  return {
    url,
    comeAgain,
    people: addressOf('rent', `/form/application/new/${slug}/${token}/${begun.formId}?step=people`),
  }
}

/** On the page of the person who invited the partner. */
async function expectPrivate(inviter: Page, comeAgain: () => Promise<void>): Promise<void> {
  const name = `${textOf(partner, 'firstname')} ${textOf(partner, 'name')}`
  const answer = inviter.waitForResponse((one) => one.url().endsWith('/invitations'))
  await inviter.evaluate(() => window.dispatchEvent(new Event('focus')))
  expect(await (await answer).text()).not.toContain(email)
  const card = inviter.getByRole('article').filter({ hasText: name })
  await expect(card.getByText(t('application_form_own_part_complete'))).toBeVisible()
  const edit = card.getByRole('button', { name: t('application_form_edit_person', { name }) })
  await expect(edit).toHaveAccessibleName(new RegExp(t('application_form_own_part', { name })))
  await expect(edit).toBeDisabled()
  await inviter.reload()
  await expect(card).toBeVisible()
  await expectAccessible(inviter)
  await card.getByRole('button', { name: t('application_form_withdraw_link_of', { name }) }).click()
  const question = inviter.getByRole('dialog')
  await expect(question.getByText(t('application_form_withdraw_link_used_text', { name }))).toBeVisible()
  await question.getByRole('button', { name: t('application_form_withdraw_link'), exact: true }).click()
  await expect(card.getByText(t('application_form_person_unfinished'))).toBeVisible()
  await card.getByRole('button', { name: t('application_form_edit_person', { name }), exact: true }).click()
  const box = (key: string) => inviter.getByRole('textbox', { name: labelOf(t, fieldOf('adult', key)) })
  await expect(box('firstname')).toHaveValue(textOf(partner, 'firstname'))
  await expect(inviter.getByText(email)).toBeHidden()

  // While the inviter types, the partner returns through another link: the input is not mixed up, and the page gives
  // the reason.
  const save = inviter.getByRole('button', { name: t('application_form_save_person') })
  await expect(box('firstname')).toBeEditable()
  await comeAgain()
  await box('firstname').fill('Rita')
  await expect(inviter.getByRole('alert').getByText(t('application_form_own_part_typed', { name }))).toBeVisible()
  await expect(save).toBeHidden()
  await inviter.getByRole('button', { name: t('general_close'), exact: true }).click()
  await expect(card).toBeVisible()
}

/** Wait in milliseconds until the last typed text is sent: before that, the saved mark refers to older text. */
const afterTyping = 1500

test('a co-applicant fills in the own part section by section on a phone', async ({ page, browser }) => {
  const complaints = complaintsOf(page)
  const visitor = { page, t, language: 'de' as const }
  const box = (key: string) => page.getByRole('textbox', { name: labelOf(t, fieldOf('adult', key)) })
  const next = page.getByRole('button', { name: t('application_form_section_next'), exact: true })
  const save = page.getByRole('button', { name: t('application_form_save_person') })
  const place = page.getByText(new RegExp(`^${t('application_form_section_place', { place: '\\d', count: '\\d' })}$`))
  const first = page.getByText(new RegExp(`^${t('application_form_section_place', { place: 1, count: '\\d' })}$`))

  const { url, people, comeAgain } = await invitedBy(page)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'de-CH' })
  const inviter = await context.newPage()
  await inviter.goto(people)
  await expect(inviter.getByText(t('application_form_invited'), { exact: true })).toBeVisible()

  await page.goto(url)
  await expect(page.getByRole('heading', { name: t('application_form_your_objects') })).toBeVisible()
  await expect(first).toBeVisible()
  await expect(box('street_nr')).toBeHidden()
  await expect(save).toBeHidden()
  const saved = page.getByText(t('application_form_saving_saved'), { exact: true })
  await expect(saved).toBeHidden()

  // Nothing is answered: only the questions of this section are reported as missing, and the section stays open.
  await next.click()
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible()
  await expect(first).toBeVisible()
  await expectAccessible(page)

  const sections = sectionsOf(defaultForm, 'adult')
  for (const section of sections) {
    const asked = section.fields.flatMap(({ key, active }) => (active && key in partner ? [key] : []))
    if (asked.length === 0) continue
    const title = page.getByRole('heading', { name: formText(section.title, t, 'de'), exact: true })
    // Short sections share a page.
    if (!(await title.isVisible())) {
      // A page is left only after it is checked: a second click before that would apply to the same page.
      const left = (await place.textContent()) ?? ''
      const isFirst = (await first.count()) > 0
      await next.click()
      await expect(place).not.toHaveText(left)
      await expect(page.getByRole('alert')).toBeHidden()
      // A page without any input is not saved.
      if (isFirst) await expect(saved).toBeHidden()
    }
    await expect(title).toBeVisible()
    await fillIn(visitor, 'adult', Object.fromEntries(asked.map((key) => [key, partner[key] ?? null])))
    if (section.key === 'person') await expect(saved).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: t('application_form_your_objects') })).toBeHidden()

  // Typed text is there after a reload, in the same section; Back leads to the previous one. A reload that interrupts
  // a save is tested in killed-browser.spec.ts: there the server has the newer version and reports it.
  await pause(afterTyping)
  await expect(page.getByText(t('application_form_saving_saved'))).toBeVisible()
  await page.reload()
  await expect(save).toBeVisible()
  await page.goBack()
  await expect(save).toBeHidden()
  await page.goForward()
  await expect(save).toBeVisible()
  await save.click()
  await expect(page.getByText(t('application_form_co_applicant_done'), { exact: true })).toBeVisible()

  await page.getByRole('button', { name: t('application_form_change') }).click()
  await expect(box('firstname')).toHaveValue(textOf(partner, 'firstname'))
  await expectPrivate(inviter, comeAgain)
  await context.close()
  expect(complaints).toEqual([])
  await page.reload()
  await expect(page.getByText(t('application_form_link_not_valid'))).toBeVisible()
})
