// Exports of the tenant list: dossiers with all documents, and CSV for other programs.

import { PDFDocument } from '@cantoo/pdf-lib'
import PdfKit from 'pdfkit'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { plantTenancy, type Tenancy } from '#areas/applications/server/testing/tenancy.ts'
import { adult, applicationDocument } from '#areas/applications/server/tables.ts'
import { pdf as stub, png } from '#areas/files/server/testing/multipart.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import { useWorld, type Person } from '#platform/server/testing/world.ts'

const world = useWorld()

function paper(pages: number): Promise<Buffer> {
  const sheet = new PdfKit({ size: 'A4' })
  for (let page = 1; page < pages; page++) sheet.text(`Seite ${page}`).addPage()
  sheet.text('Letzte Seite').end()
  return buffer(sheet)
}

const handIn = (tenancy: Tenancy, files: { name: string; contentType: string; content: Buffer }[]) =>
  asSystem(world.services, tenancy.home, async (ctx) => {
    for (const { name, contentType, content } of files) {
      const id = newId()
      const storageKey = `${tenancy.home.id}/${id}`
      await ctx.services.files.put(storageKey, content)
      const file = { workspaceId: tenancy.home.id, id, storageKey, name, contentType, size: content.length }
      await ctx.db
        .insert(storedFile)
        .values({ ...file, sha256: Buffer.alloc(32), ownerKind: 'application', ownerId: tenancy.applicationId })
      await ctx.db.insert(applicationDocument).values({
        workspaceId: tenancy.home.id,
        id: newId(),
        applicationId: tenancy.applicationId,
        category: 'copy_of_id',
        fileId: id,
      })
    }
  })

const ask = ({ home, clerk }: Tenancy, bulkAction: string, targets: string[], as: Person = clerk) =>
  world.ask(home, { method: 'POST', url: '/api/v1/tenants/', payload: { bulkAction, targets }, as })

describe('the dossier', () => {
  it('holds ten papers behind the data: pages as pages, pictures as pages', async () => {
    const tenancy = await plantTenancy(world)
    const threePages = await paper(3)
    await handIn(tenancy, [
      ...Array.from({ length: 8 }, (_, index) => ({
        name: `Auszug ${index}.pdf`,
        contentType: 'application/pdf',
        content: threePages,
      })),
      { name: 'Ausweis vorne.png', contentType: 'image/png', content: png },
      { name: 'Ausweis hinten.png', contentType: 'image/png', content: png },
    ])
    const answer = await ask(tenancy, 'dossier', [tenancy.tenantId])
    expect(answer.headers['content-type']).toBe('application/pdf')
    const whole = await PDFDocument.load(answer.rawPayload)
    expect(whole.getPageCount()).toBe(1 + 8 * 3 + 2)
    expect(whole.getTitle()).toBe('Dossier 1 Anna Muster')
  })

  it('keeps a damaged paper as an attachment instead of failing', async () => {
    const tenancy = await plantTenancy(world)
    await handIn(tenancy, [{ name: 'kaputt.pdf', contentType: 'application/pdf', content: stub.subarray(0, 12) }])
    const answer = await ask(tenancy, 'dossier', [tenancy.tenantId])
    expect(answer.statusCode).toBe(200)
    const whole = await PDFDocument.load(answer.rawPayload)
    expect(whole.getPageCount()).toBe(1)
    expect(whole.getAttachments().map(({ name }) => name)).toEqual(['kaputt.pdf'])
  })

  it('comes as an archive for several, by application or tenancy, and for nobody else', async () => {
    const tenancy = await plantTenancy(world)
    const call = (targets: string[], as: Person, home = tenancy.home) =>
      world.ask(home, { method: 'POST', url: '/api/v1/generate-serve-dossier-files', payload: { targets }, as })
    expect((await call([tenancy.applicationId], tenancy.clerk)).headers['content-type']).toBe('application/pdf')
    expect((await call([tenancy.tenantId], tenancy.clerk)).headers['content-type']).toBe('application/pdf')
    expect((await call([tenancy.tenantId], await world.person(tenancy.home, 'marketer'))).statusCode).toBe(403)
    const abroad = await plantTenancy(world)
    expect((await call([tenancy.tenantId], abroad.clerk, abroad.home)).statusCode).toBe(404)
    expect((await ask(abroad, 'dossier', [tenancy.tenantId])).statusCode).toBe(422)
  })
})

describe('the lines for other programs', () => {
  it('have one line per adult, with household, object and rents', async () => {
    const tenancy = await plantTenancy(world)
    await asSystem(world.services, tenancy.home, async ({ db }) => {
      await db.update(adult).set({ lastName: '=Müller; Meier' }).where(eq(adult.applicationId, tenancy.applicationId))
      await db.insert(adult).values({
        workspaceId: tenancy.home.id,
        id: newId(),
        applicationId: tenancy.applicationId,
        position: 2,
        firstName: 'Beat',
        lastName: 'Muster',
      })
    })
    const answer = await ask(tenancy, 'csv', [tenancy.tenantId])
    expect(answer.headers['content-type']).toContain('text/csv')
    const [header = '', first = '', second = '', ...rest] = answer.rawPayload.toString().split('\r\n')
    expect(header.startsWith('\ufeffhousehold;contract_state')).toBe(true)
    expect(first).toContain(`;Anna;"'=Müller; Meier";`)
    expect(second).toContain(';Beat;Muster;')
    expect(first.split(';')[0]).toBe(second.split(';')[0])
    expect(rest).toEqual([''])
  })

  it('are offered in the list beside the spreadsheet', async () => {
    const tenancy = await plantTenancy(world)
    const { definition } = (await world.ask(tenancy.home, { url: '/api/v1/tenants/', as: tenancy.clerk })).json()
    const files = definition.bulkExtraOptions
    expect(files.map(({ value }: { value: string }) => value)).toEqual(['dossier', 'csv'])
  })
})
