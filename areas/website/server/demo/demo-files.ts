// Pictures and a document of the demo websites: the drawn fronts of the buildings, and their data as a PDF.

import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { building, drawFront } from '#areas/buildings/server/public.ts'
import { frontPalettes } from '#areas/buildings/rules/front-palette.ts'
import type { Context } from '#platform/server/context.ts'
import { printDocument } from '#platform/server/documents/printed-document.ts'
import { idAt } from '#platform/server/demo/dates.ts'
import { printPicture } from '#platform/server/files/pictures.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { ownerKind } from '../files.ts'

export interface DemoFiles {
  street: string
  front: string
  secondFront: string
  facts: string
}

interface Uploaded {
  by: string
  at: Date
}

/** Ids of the stored files. */
export async function plantDemoFiles(ctx: Context, uploaded: Uploaded): Promise<DemoFiles> {
  const houses = await ctx.db
    .select()
    .from(building)
    .where(eq(building.workspaceId, ctx.workspace.id))
    .orderBy(asc(building.title))
    .limit(3)
  const fronts: string[] = []
  for (const house of houses) fronts.push(await drawFront(ctx, house, 'light'))
  const picture = async (name: string, drawing: string, frame: { width: number; height: number }) => {
    const content = await printPicture(ctx.services, Buffer.from(drawing), frame)
    if (!content) throw new Error(`the picture ${name} of the demo was not drawn`)
    return keep(ctx, { name, contentType: 'image/jpeg', content }, uploaded)
  }
  const [first = '', second = first] = fronts
  return {
    street: await picture('strasse.jpg', streetOf(fronts), { width: 572, height: 245 }),
    front: await picture('haus-1.jpg', first, { width: 429, height: 286 }),
    secondFront: await picture('haus-2.jpg', second, { width: 429, height: 286 }),
    facts: await keep(
      ctx,
      { name: 'Baubeschrieb.pdf', contentType: 'application/pdf', content: await factsOf(ctx) },
      uploaded,
    ),
  }
}

/** The fronts side by side, with sky above and a wide street below. */
function streetOf(fronts: readonly string[]): string {
  const [width, height] = [320, 224]
  const whole = { width: fronts.length * width, height: Math.round((fronts.length * width * 245) / 572) }
  const above = Math.round((whole.height - height) / 3)
  const { sky, street } = frontPalettes.light
  const placed = fronts.map((front, index) =>
    front.replace(
      /(?<=<svg [^>]*)width="[\d.]+" height="[\d.]+"/,
      `x="${index * width}" y="${above}" width="${width}" height="${height}"`,
    ),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole.width} ${whole.height}" width="${whole.width * 2}" height="${whole.height * 2}"><rect width="100%" height="100%" fill="${sky}"/><rect y="${above + height - 1}" width="100%" height="100%" fill="${street}"/>${placed.join('')}</svg>`
}

function factsOf(ctx: Context): Promise<Buffer> {
  const { name } = ctx.workspace
  return printDocument({ title: name, language: 'de', author: name, foot: name }, (sheet) => {
    sheet.title(`${name}: Baubeschrieb`)
    sheet.table([
      ['Konstruktion', 'Massivbau mit gedämmter Fassade'],
      ['Fenster', 'Holz-Metall, dreifach verglast'],
      ['Heizung', 'Fernwärme, Bodenheizung, Regelung je Raum'],
      ['Böden', 'Eichenparkett, Feinsteinzeug in den Nasszellen'],
      ['Küche', 'Induktion, Backofen, Geschirrspüler'],
    ])
  })
}

async function keep(
  ctx: Context,
  { name, contentType, content }: { name: string; contentType: string; content: Buffer },
  { by, at }: Uploaded,
): Promise<string> {
  const id = idAt(at)
  const storageKey = `${ctx.workspace.id}/${id}`
  await ctx.services.files.put(storageKey, content)
  const isPicture = contentType.startsWith('image/')
  await ctx.db.insert(storedFile).values({
    workspaceId: ctx.workspace.id,
    id,
    storageKey,
    name,
    contentType,
    size: content.length,
    sha256: createHash('sha256').update(content).digest(),
    ownerKind,
    ownerId: ctx.workspace.id,
    category: isPicture ? 'image' : 'document',
    isPublic: isPicture,
    uploadedBy: by,
    createdAt: at,
  })
  return id
}
