// Prerendered first pages of the form: the wished objects, and the steps with their questions.

import { readInit } from '#areas/home/server/public.ts'
import { knownAnswer, type KnownAnswer } from '#platform/contract/known-answers.ts'
import { getInit } from '#platform/contract/session.ts'
import { isLanguage } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import type { PrerenderedPage } from '#platform/server/http/page.ts'
import { notFound } from '#platform/server/app-error.ts'
import { credentials, formState } from '../../contract/form-shapes.ts'
import { formText } from '#areas/forms/rules/form-text.ts'
import { getApplicationForm } from './form-page.ts'
import { prerenderedLanding, prerenderedStep } from './prerendered-page.ts'
import { getNewApplication, startApplication } from '../later/start.ts'
import * as startContract from '../../contract/start.ts'
import * as fillInContract from '../../contract/fill-in.ts'

type Words = Readonly<Record<string, string>>

export const landingPath = '/form/application/new'
export const stepPath = `${landingPath}/:slug/:token/:formId`

export async function readLandingPage(
  ctx: Context,
  _params: Words,
  { uuids = '', campaign }: Words,
): Promise<PrerenderedPage> {
  const { data: query } = startContract.getNewApplication.query?.safeParse({ uuids }) ?? {}
  if (!query) throw notFound('application_form_objects_not_available')
  const page = await getNewApplication.run(ctx, { params: undefined, query, body: undefined })
  return {
    title: formText(page.form.title, ctx.t, ctx.language),
    language: ctx.language,
    site: page.project.title,
    screen: 'form',
    body: prerenderedLanding(ctx, page, campaign),
    answers: [
      ...(await startingAnswers(ctx)),
      knownAnswer(startContract.getNewApplication, { query: { uuids } }, page),
    ],
  }
}

/** Returns null for a submitted or held form: that page is rendered by scripts. */
export async function readStepPage(
  ctx: Context,
  { slug, token }: Words,
  { step }: Words,
): Promise<PrerenderedPage | null> {
  const { data: params } = credentials.safeParse({ slug, token })
  if (!params) throw notFound('application_form_link_not_valid')
  const state = formState.parse(await getApplicationForm.run(ctx, { params, query: undefined, body: undefined }))
  if (state.application || state.heldFor) return null
  return {
    title: formText(state.form.title, ctx.t, ctx.language),
    language: ctx.language,
    site: state.project.title,
    screen: 'step',
    asks: true,
    body: prerenderedStep(ctx, state, step),
    answers: [...(await startingAnswers(ctx)), knownAnswer(fillInContract.getApplicationForm, { params }, state)],
  }
}

/** Handles the start page's form when submitted without scripts. Returns the address to redirect to. */
export async function beginPlainly(ctx: Context, sent: URLSearchParams): Promise<string> {
  const language = sent.get('language')
  const { data: body } =
    startContract.startApplication.body?.safeParse({
      uuids: (sent.get('uuids') ?? '').split(','),
      ...(isLanguage(language) && { language }),
      ...(sent.get('campaign') && { campaign: sent.get('campaign') }),
    }) ?? {}
  if (!body) throw notFound('application_form_objects_not_available')
  const { formsCredentials, formId } = await startApplication.run(ctx, { params: undefined, query: undefined, body })
  const asked = isLanguage(language) ? `?lang=${language}` : ''
  return `${landingPath}/${formsCredentials.slug}/${formsCredentials.token}/${formId}${asked}`
}

const startingAnswers = async (ctx: Context): Promise<KnownAnswer[]> => [knownAnswer(getInit, {}, await readInit(ctx))]
