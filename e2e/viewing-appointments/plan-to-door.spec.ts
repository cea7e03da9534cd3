// A viewing is published and a person invited; the person books by the mailed link and moves to another slot; the host
// ticks at the door without a connection; completing the viewing sends the form.

import { expect, test } from '@playwright/test'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { linkIn, mailTo } from '../outbox.ts'
import { addressOf, signInAs, tell } from '../sign-in.ts'
import { textsIn } from '../texts.ts'
import { publishViewing } from './planned-viewing.ts'

const t = textsIn('de')

test('from an invitation to a tick at the door without a connection', async ({ page, browser }) => {
  test.slow()
  const complaints = complaintsOf(page)
  const lastName = `Keller${crypto.randomUUID().slice(0, 6)}`
  const email = `${lastName.toLowerCase()}@example.com`
  await signInAs(page, 'user')
  const { id } = await publishViewing(page, { kind: 'invitation', title: `Besichtigung ${lastName}` })
  const person = await tell<{ id: string }>(page, 'user', '/api/v1/applications/interested/create', {
    title: null,
    firstName: 'Nora',
    lastName,
    contactEmail: email,
    contactPhone: '+41 79 123 45 67',
    language: 'de',
    objects: [],
    roomsFrom: null,
    rentMax: null,
    moveInFrom: null,
    source: 'phone',
    remark: null,
    consentedOn: null,
  })
  await tell(page, 'user', `/api/v1/appointments/${id}/invite`, {
    recipients: { from: 'targets', kind: 'interested', targets: [person.id] },
    withoutAbsent: false,
  })

  // The guest books by the mailed link, which needs no code.
  const guest = await (await browser.newContext()).newPage()
  const invitation = await mailTo(page, { to: email, kind: 'viewing-invitation' })
  await guest.goto(linkIn(invitation, '/appointments-booking-object'))
  await expect(guest.getByRole('radio').first()).toBeVisible()
  await expectAccessible(guest)
  await guest.getByRole('radio', { name: /17:00 bis 17:30 Uhr 2 von 2 Plätzen frei$/ }).check()
  await guest.getByRole('button', { name: t('viewing_appointments_public_hold') }).click()
  await expect(guest.getByText(/für Sie reserviert/)).toBeVisible()
  // The held slot is still there after a reload.
  await guest.reload()
  await expect(guest.getByText(/für Sie reserviert/)).toBeVisible()
  await expectAccessible(guest)
  await guest.getByRole('button', { name: t('viewing_appointments_public_book'), exact: true }).click()
  await expect(guest.getByText(t('viewing_appointments_public_is_booked'), { exact: true })).toBeVisible()
  await expect(guest.getByText(t('viewing_appointments_public_door_code'))).toBeVisible()
  await expectAccessible(guest)

  // The guest moves to a later slot by the link of the confirmation.
  const confirmation = await mailTo(page, { to: email, kind: 'viewing-confirmation' })
  await guest.goto(linkIn(confirmation, '/appointment-edit-participants'))
  await guest.getByRole('button', { name: t('viewing_appointments_public_change') }).click()
  await guest.getByRole('radio', { name: /18:00 bis 18:30 Uhr/ }).check()
  await expectAccessible(guest)
  await guest.getByRole('button', { name: t('viewing_appointments_public_change_save') }).click()
  await expect(guest.getByRole('heading', { level: 2, name: /18:00 bis 18:30 Uhr/ })).toBeVisible()
  await mailTo(page, { to: email, kind: 'viewing-changed' })

  // The host opens the list once, loses the connection, ticks, and comes back.
  const { url } = await tell<{ url: string }>(page, 'user', `/api/v1/appointments/${id}/door-links`, { kind: 'host' })
  const host = await (await browser.newContext()).newPage()
  await host.goto(addressOf('rent', new URL(url).pathname))
  await expect(host.getByText(t('viewing_appointments_guests_kept'))).toBeVisible()
  await expectAccessible(host)
  await host.context().setOffline(true)
  await host.reload()
  const ticks = host.getByRole('group', { name: new RegExp(lastName) })
  const came = ticks.getByRole('button', { name: t('viewing_appointments_guests_came') })
  await came.click()
  await expect(came).toHaveAttribute('aria-pressed', 'true')
  await expect(host.getByText(t('viewing_appointments_guests_unsent_one', { count: 1 }))).toBeVisible()
  await host.context().setOffline(false)
  await expect(host.getByText(t('viewing_appointments_guests_sent'))).toBeVisible()

  // Staff sees the tick; completing sends the form to those who came.
  await page.goto(addressOf('rent', `/viewing-appointments/booked?panel=AppointmentEdit:${id}`))
  await expect(page.getByText(new RegExp(lastName)).first()).toBeVisible()
  const { formsSent } = await tell<{ formsSent: number }>(page, 'user', `/api/v1/appointments/${id}/complete`, {
    sendForm: true,
  })
  expect(formsSent).toBe(1)
  expect(complaints).toEqual([])
})
