// Blocks whose content is read when the page is: objects, documents, and the contact of the project.

import { fileAddress } from '#areas/files/rules/file-address.ts'
import { contactOf, objectTable } from '#areas/objects/server/public.ts'
import type { TableSort } from '#areas/objects/rules/public-pages/table-columns.ts'
import { spelledPhone } from '#platform/rules/phone.ts'
import type { Context } from '#platform/server/context.ts'
import { html, type Html } from '#platform/server/http/plain/html.ts'
import type { BlockOf } from '../../rules/content.ts'
import { readFiles } from '../files.ts'
import { sitePath } from './site-path.ts'
import { lead, say, section } from './site-words.ts'

/** State of the page that its links keep. */
export interface Reading {
  sort: TableSort
  /** Parameters of the page, such as the language that the reader chose. */
  kept: Readonly<Record<string, string>>
}

interface TablePlace extends Reading {
  /** True for the first table of the page. */
  hasWishBar: boolean
}

export async function objects(ctx: Context, block: BlockOf<'objects'>, place: TablePlace): Promise<Html> {
  const { kinds, columns, id } = block
  const { sort, kept, hasWishBar } = place
  const table = await objectTable(ctx, {
    kinds,
    columns,
    sort,
    linkOf: (next) => `${sitePath}?${new URLSearchParams({ ...kept, sort: next }).toString()}#${id}`,
    hasWishBar,
  })
  return section(ctx, block, [lead(ctx, block.lead), table])
}

export async function documents(ctx: Context, block: BlockOf<'documents'>): Promise<Html> {
  const files = await readFiles(
    ctx,
    block.documents.map(({ fileId }) => fileId),
  )
  const rows = block.documents.flatMap(({ fileId, name }) => {
    const file = files.find(({ id }) => id === fileId)
    if (!file) return []
    return [
      html`<li>
        <a href="${fileAddress.public(fileId)}">${say(ctx, name) ?? file.name}</a>
        <span class="site-soft">PDF, ${sizeWords(file.size)}</span>
      </li>`,
    ]
  })
  return section(ctx, block, [
    html`<ul class="site-documents">
      ${rows}
    </ul>`,
  ])
}

const sizeWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

export async function contact(ctx: Context, block: BlockOf<'contact'>): Promise<Html> {
  const shown = block.isOfProject ? await contactOf(ctx) : { ...block, name: block.person }
  const { name, email } = shown
  const phone = spelledPhone(shown.phone)
  return section(ctx, block, [
    lead(ctx, block.lead),
    html`<address class="site-contact">
      ${name && html`<span>${name}</span>`}
      ${phone && html`<a href="tel:${phone.replaceAll(/[^\d+]/g, '')}">${phone}</a>`}
      ${email && html`<a href="mailto:${email}">${email}</a>`}
    </address>`,
  ])
}
