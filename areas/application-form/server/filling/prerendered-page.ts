// Prerenders the first pages of the form as plain HTML with the same texts and questions. It accepts input before
// scripts load; the form then takes over what was typed (`web/use-typed-before.ts`).

import { fileAddress } from '#areas/files/rules/file-address.ts'
import { addressBeside } from '#areas/objects/rules/public-pages/address-beside.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { cityStyle } from '#platform/rules/look/city-colours.ts'
import { escaped } from '#platform/server/documents/sheet-cell.ts'
import type { FormState, WishedObjectCard } from '../../contract/form-shapes.ts'
import type { getNewApplication } from '../../contract/start.ts'
import { nameOf, type Person } from '#areas/forms/rules/answers.ts'
import type { FormSection, FormStep, StartPicture } from '#areas/forms/rules/form-definition.ts'
import { formText, type FormText } from '#areas/forms/rules/form-text.ts'
import { startPapers } from '../../rules/start-papers.ts'
import { plainField, type SayText } from '../sending/plain-field.ts'
import { plainRules, type PlainRules } from '../sending/plain-rules.ts'
import { priceWords } from '../sending/price-words.ts'

export function prerenderedLanding(
  ctx: Context,
  { form, objects, project, formsSettings, pause }: ResponseOf<typeof getNewApplication>,
  campaign: string | undefined,
): string {
  const sent = { uuids: objects.map(({ id }) => id).join(','), language: ctx.language, ...(campaign && { campaign }) }
  const hidden = Object.entries(sent).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value.slice(0, 400))}">`,
  )
  const papers = startPapers(form)
  const heading = objects.length > 1 ? 'application_form_your_objects' : 'application_form_your_object'
  return [
    headOf(ctx, { template: formsSettings.template, project: project.title, title: form.title }),
    pictureOf(ctx, form.start.picture),
    `<h2>${escaped(ctx.t(heading))}</h2>${cardsOf(ctx, objects)}`,
    `<p>${escaped(said(ctx, form.start.text))}</p>`,
    papersOf(ctx, 'application_form_papers', papers.now),
    papersOf(ctx, 'application_form_papers_of_chosen', papers.ofChosen),
    ...(pause === null
      ? [
          `<form method="post" action="/form/application/new">${hidden.join('')}`,
          `<button type="submit">${escaped(ctx.t('application_form_start'))}</button></form>`,
        ]
      : [`<p role="status">${escaped(pause)}</p>`]),
  ].join('')
}

const papersOf = (ctx: Context, title: string, papers: readonly FormText[]): string =>
  papers.length > 0
    ? `<h2>${escaped(ctx.t(title))}</h2><ol>${papers.map((paper) => `<li>${escaped(said(ctx, paper))}</li>`).join('')}</ol>`
    : ''

/** Prerenders the step with the key `wanted`, or the first step. */
export function prerenderedStep(ctx: Context, state: FormState, wanted: string | undefined): string {
  const { form, formsSettings, project } = state
  const step = form.steps.find(({ key }) => key === wanted) ?? form.steps[0]
  const own = step?.sections.filter(({ of }) => of === 'household') ?? []
  const rules = plainRules(state, own)
  const questions = own.map((section) => questionsOf(ctx, state, { section, rules }))
  const people = step?.key === 'people' ? peopleOf(ctx, state) : ''
  return [
    rules.style,
    headOf(ctx, { template: formsSettings.template, project: project.title, title: form.title }),
    stepsOf(ctx, form.steps, step),
    step?.key === 'summary' ? cardsOf(ctx, state.objects) + peopleOf(ctx, state) : '',
    // The people come after the first section, which introduces them, and before the remaining questions.
    ...(people ? [...questions.slice(0, 1), people, ...questions.slice(1)] : questions),
  ].join('')
}

interface Questions {
  section: FormSection
  rules: PlainRules
}

function questionsOf(ctx: Context, state: FormState, { section, rules }: Questions): string {
  const { objects, household, formsSettings } = state
  const say: SayText = (text, values) => formText(text, ctx.t, ctx.language, values)
  const fields = section.fields
    .filter(({ key }) => rules.mayBeShown(key))
    .map((field) =>
      field.key === 'priorities' ? cardsOf(ctx, objects) : plainField(say, field, { household, formsSettings, rules }),
    )
    .join('')
  return fields && `<section><h2>${escaped(said(ctx, section.title))}</h2>${fields}</section>`
}

function peopleOf(ctx: Context, { adults, children }: FormState): string {
  const card = (word: string) => (person: Person) =>
    `<article><div><h3>${escaped(nameOf(person) || ctx.t('application_form_person_without_name'))}</h3><p>${escaped(ctx.t(word))}</p></div></article>`
  const cards = [...adults.map(card('application_form_adult')), ...children.map(card('application_form_section_child'))]
  return cards.join('') || `<p>${escaped(ctx.t('application_form_nobody_yet'))}</p>`
}

/** Same size as on the page, to avoid a layout shift when the page takes over. */
function pictureOf(ctx: Context, picture: StartPicture | undefined): string {
  if (!picture) return ''
  const address = escaped(fileAddress.public(picture.fileId))
  return `<img class="start-picture" src="${address}?size=thumb" srcset="${address}?size=thumb 480w, ${address} 1600w" sizes="(width <= 830px) 100vw, 830px" alt="${escaped(said(ctx, picture.alt))}">`
}

const headOf = (
  ctx: Context,
  { template, project, title }: { template: string; project: string; title: FormText },
): string =>
  `${template === 'lsz' ? `<style>${cityStyle()}</style>` : ''}<div class="form-head" data-template="${escaped(template)}"><p>${escaped(project)}</p><h1>${escaped(said(ctx, title))}</h1></div>`

const stepsOf = (ctx: Context, steps: readonly FormStep[], current: FormStep | undefined): string =>
  `<ol class="steps" aria-label="${escaped(ctx.t('application_form_steps'))}">${steps
    .map((step) => `<li${step === current ? ' aria-current="step"' : ''}>${escaped(said(ctx, step.title))}</li>`)
    .join('')}</ol>`

const cardsOf = (ctx: Context, objects: readonly WishedObjectCard[]): string =>
  `<div class="wishes">${objects.map((object) => cardOf(ctx, object)).join('')}</div>`

function cardOf(ctx: Context, object: WishedObjectCard): string {
  const { image, title, tender_title, address, rooms, area, floor } = object
  const size = [
    rooms === null ? '' : ctx.t('application_form_rooms', { rooms }),
    area === null ? '' : `${area} m²`,
    floor,
  ]
  const lines = [
    tender_title === title ? '' : title,
    addressBeside(`${tender_title} ${title}`, address),
    size.filter(Boolean).join(' · '),
    priceWords(ctx, object),
  ]
  const picture = image ? `<img src="${escaped(image)}" alt="" width="120" height="90" loading="lazy">` : ''
  return `<article>${picture}<div><h3>${escaped(tender_title)}</h3>${lines
    .filter(Boolean)
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')}</div></article>`
}

const said = (ctx: Context, text: FormText): string => formText(text, ctx.t, ctx.language)
