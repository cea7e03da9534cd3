// The memorandum as PDF, with name and time of the reader across each page.

import { swissDate } from '#platform/rules/calendar-day.ts'
import { timeOf } from '#platform/rules/local-time.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { printSteps } from '#platform/server/documents/documents.ts'
import type { PrintedPhoto } from '#platform/server/documents/printed-photos.ts'
import { stepsOf, type SheetStep } from '#platform/server/documents/sheet-steps.ts'
import { documentCopyOf } from '#platform/server/files/document-copy.ts'
import { printPhoto } from '#platform/server/files/pictures.ts'
import { dayOf } from '#platform/rules/calendar-day.ts'
import type { Memorandum } from '../contract/public.ts'
import { figureText } from '../rules/figure-text.ts'
import { dateRowsOf, memorandumOf } from './memorandum-view.ts'
import { fileRowsOf, picturesAmong } from './project-files.ts'
import type { ProjectRow } from './project-row.ts'

export async function drawMemorandum(ctx: StaffContext, row: ProjectRow): Promise<Buffer> {
  const memorandum = await memorandumOf(ctx, row)
  const photos = await photosOf(ctx, row)
  const reader = ctx.t('projects_printed_for', {
    name: memorandum.reader.name,
    day: swissDate(dayOf(ctx.now)),
    time: timeOf(ctx.now),
  })
  return printSteps(ctx.services, {
    cover: {
      title: `${ctx.t('projects_memorandum')} ${row.title}`,
      language: ctx.language,
      author: ctx.workspace.name,
      foot: `${row.title} · ${reader}`,
      watermark: reader,
    },
    steps: stepsOfMemorandum(ctx, memorandum, photos),
  })
}

const mostPhotos = 8

/** One after the other: decoding many pictures at once would add up their memory. */
async function photosOf(ctx: StaffContext, row: ProjectRow): Promise<PrintedPhoto[]> {
  const photos: PrintedPhoto[] = []
  for (const [index, file] of picturesAmong(await fileRowsOf(ctx, row.id))
    .slice(0, mostPhotos)
    .entries()) {
    const copy = await documentCopyOf(ctx.services, file)
    const content = copy && (await printPhoto(ctx.services, copy))
    if (content) photos.push({ content, alt: ctx.t('projects_picture', { number: index + 1 }) })
  }
  return photos
}

function stepsOfMemorandum(ctx: StaffContext, memorandum: Memorandum, photos: readonly PrintedPhoto[]): SheetStep[] {
  const { title, address, city, facts, keyFigures, keyDates, texts, criteria, contacts } = memorandum
  return stepsOf((sheet) => {
    sheet.frontPage({
      kicker: ctx.t('projects_memorandum'),
      title,
      facts: [
        [ctx.t('projects_field_address'), [address, city].filter(Boolean).join(', ')],
        [ctx.t('projects_confidential'), memorandum.reader.name],
      ],
      text: memorandum.summary,
    })
    sheet.newPage()
    sheet.heading(ctx.t('projects_key_figures'))
    sheet.tiles(
      keyFigures.map((figure) => ({ label: ctx.t(`projects_figure_${figure.key}`), value: figureText(figure) })),
    )
    sheet.table(keyFigures.map(({ key }) => [ctx.t(`projects_figure_${key}`), ctx.t(`projects_figure_${key}_how`)]))
    for (const line of memorandum.highlights) sheet.paragraph(`– ${line}`)
    sheet.heading(ctx.t('projects_facts'))
    sheet.table(facts.map(({ label, value }) => [label, value]))
    for (const { key, text } of texts) {
      sheet.heading(ctx.t(`projects_text_${key}`))
      sheet.paragraph(text)
    }
    if (photos.length > 0) {
      sheet.heading(ctx.t('projects_field_images'))
      sheet.photos(photos)
    }
    if (keyDates.length > 0) {
      sheet.heading(ctx.t('projects_key_dates'))
      sheet.table(dateRowsOf(ctx, keyDates))
    }
    sheet.note(ctx.t('projects_offers_bind_nobody'))
    if (criteria.length > 0) {
      sheet.heading(ctx.t('projects_criteria'))
      for (const line of criteria) sheet.paragraph(line)
    }
    sheet.heading(ctx.t('projects_field_contactPeople'))
    sheet.table(contacts.map(({ name, email, phone }) => [name, [email, phone].filter(Boolean).join(', ')]))
  })
}
