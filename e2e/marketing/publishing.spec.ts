// A marketer publishes a flat: the file arrives at the FTP server of a portal. The flat is let, and the next file does
// not contain it any more.

import { expect, test, type Page } from '@playwright/test'
import { startFtpServer, type PortalServer } from '#connectors/testing/ftp-server.ts'
import { complaintsOf, expectAccessible } from '../accessibility.ts'
import { addressOf, ask, signInAs, tell } from '../sign-in.ts'
import { textsIn } from '../texts.ts'

const t = textsIn('de')
const settings = '/api/v1/settings/marketing-platforms'

let server: PortalServer
test.beforeAll(async () => void (server = await startFtpServer()))
test.afterAll(() => server.stop())

interface Advert {
  state: string
  reference: string | null
}

interface Settings {
  version: number
  data: Record<string, object>
}

async function connect(page: Page): Promise<void> {
  const { version, data } = await ask<Settings>(page, 'admin', settings)
  const { host, port, user } = server
  const account = { isOn: true, host, port, user, secret: server.password, agencyId: 'E2E', senderId: 'Quartier' }
  await tell(page, 'admin', settings, { ...data, version, newhome: { ...data['newhome'], ...account } })
}

/** The draft of the demo story. */
async function findDraft(page: Page): Promise<{ id: string; reference: string }> {
  const list = '/api/v1/objects/apartments?state=available&rowsPerPage=50&sort=-title'
  const { tableData } = await ask<{ tableData: { body: { _id: string }[] } }>(page, 'admin', list)
  for (const { _id: id } of tableData.body) {
    const { state, reference } = await ask<Advert>(page, 'admin', `/api/v2/marketing/objects/${id}/edit`)
    if (state === 'draft' && reference !== null) return { id, reference }
  }
  throw new Error('the demo has no draft')
}

const references = async (): Promise<string[]> => {
  const file = await server.read('data/unload.txt').catch(() => Buffer.of())
  return file
    .toString('latin1')
    .split('\r\n')
    .map((line) => line.split('#')[7] ?? '')
}

test('a flat is published on a portal, let, and removed there', async ({ page }) => {
  await connect(page)
  const { id, reference } = await findDraft(page)
  const complaints = complaintsOf(page)
  await signInAs(page, 'marketer')
  await page.goto(addressOf('rent', `/objects/${id}`))
  const section = page.getByRole('region', { name: t('marketing_advert_on_portals'), exact: true })
  await section.getByRole('button', { name: t('marketing_edit'), exact: true }).click()
  const panel = page.getByRole('complementary').filter({ hasText: t('marketing_checklist') })
  await panel.getByRole('checkbox', { name: 'Homegate' }).uncheck()
  await panel.getByRole('checkbox', { name: 'Flatfox' }).uncheck()
  await panel.getByRole('checkbox', { name: 'Newhome' }).check()
  await expectAccessible(page)
  await panel.getByRole('button', { name: t('general_save') }).click()
  await panel.getByRole('button', { name: t('marketing_publish'), exact: true }).click()
  await expect(panel.getByText(t('marketing_portal_handed_over'), { exact: true })).toBeVisible()
  expect(await references()).toContain(reference)
  expect(await server.names('images')).toHaveLength(1)

  await tell(page, 'admin', `/api/v1/objects/${id}/change-status`, { action: 'close' })
  await expect.poll(references, { timeout: 60_000 }).not.toContain(reference)
  await page.goto(addressOf('rent', `/objects/${id}`))
  await expect(page.getByText(t('marketing_ended_because_rented')).first()).toBeVisible()
  await expect(page.getByText(t('marketing_portal_removed'), { exact: true })).toBeVisible()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})
