// All figures as tables, with missed targets.

import type { BookingTimes } from './viewings/booking.ts'
import { firstStepLimits, type FirstStep } from './screens/first-step.ts'
import { mostPerLetter, type Letters } from './form-builder.ts'
import { leastScore, type Judgement } from './screens/lighthouse.ts'
import { longestDossier, type DossierTimes } from './dossier.ts'
import { longestDraw, type DrawTimes } from './draw.ts'
import type { ExportFigures } from './export.ts'
import { importSize } from './import.ts'
import type { DatabaseKillFigures } from './killed-database.ts'
import { leastInboxRatio, type InboxFigures } from './inbox.ts'
import { leastRatio, type MailFigures } from './mail.ts'
import { flatsSeeded, type ObjectFigures } from './objects.ts'
import { longestUntilUsable, type PublicPageTimes } from './screens/public-pages.ts'
import { longestSending, type SendingTimes } from './sending.ts'
import { longestHealth, type StrangerTimes } from './strangers.ts'
import { slowestAnswer, type ReviewTimes } from './review.ts'
import type { Timing } from './slowest.ts'

export interface Verdicts {
  missed: string[]
}

export const bars = {
  pageMilliseconds: 50,
  countMilliseconds: 150,
  exportMegabytes: 300,
  besideApplications: 0.8,
  importSeconds: 20,
}

export function printTimings(timings: readonly Timing[], verdicts: Verdicts): void {
  print(
    ['statement', 'page and count ms', 'rows ms', 'tabs ms'],
    timings.map(({ name, ...times }) => [name, ...[times.page, times.rows, times.tabs].map((time) => time.toFixed(1))]),
  )
  judgeTimings(timings, verdicts)
}

export function judgeTimings(timings: readonly Timing[], verdicts: Verdicts): void {
  for (const { name, page, rows, tabs } of timings) {
    const counting = Math.max(page, tabs)
    if (rows > bars.pageMilliseconds) verdicts.missed.push(`${name}: the rows took ${rows.toFixed(0)} ms`)
    if (counting > bars.countMilliseconds) verdicts.missed.push(`${name}: counting took ${counting.toFixed(0)} ms`)
  }
}

export function printExport({ seconds, megabytes, growth }: ExportFigures, verdicts: Verdicts): void {
  console.log(`\nexport: ${seconds.toFixed(1)} s, ${megabytes.toFixed(1)} MB, memory grew by ${growth.toFixed(0)} MB`)
  if (growth > bars.exportMegabytes) verdicts.missed.push(`the export grew memory by ${growth.toFixed(0)} MB`)
}

export function printSending({ sent, stored, numbers, p95, slowest, bareP95 }: SendingTimes, verdicts: Verdicts): void {
  print(
    [`${sent} households send at once`, 'p95 ms', 'slowest ms', 'bare p95 ms', 'times bare'],
    [[`${stored} in`, p95.toFixed(0), slowest.toFixed(0), bareP95.toFixed(0), (p95 / bareP95).toFixed(1)]],
  )
  if (stored !== sent || numbers !== sent)
    verdicts.missed.push(`${sent} sent, ${stored} stored under ${numbers} numbers`)
  if (p95 > longestSending) verdicts.missed.push(`sending took ${p95.toFixed(0)} ms for the slowest of twenty`)
}

export function printMail({ mails, bare, ours, ratio, underKills }: MailFigures, verdicts: Verdicts): void {
  const [before, after] = bare
  print(
    [`${mails} mails`, 'ours per s', 'bare per s, before', 'after', 'ratio'],
    [['', ours.toFixed(0), before.toFixed(0), after.toFixed(0), ratio.toFixed(2)]],
  )
  const { kills, missed, twice, unmarked } = underKills
  print(
    [`${underKills.mails} mails under ${kills} kills`, 'without a mail', 'twice', 'of them not marked'],
    [['', String(missed), String(twice), String(unmarked)]],
  )
  if (ratio < leastRatio) verdicts.missed.push(`mails: ratio ${ratio.toFixed(2)} is below ${leastRatio}`)
  if (missed > 0 || twice > kills || unmarked > 0)
    verdicts.missed.push(`mails under kills: ${missed} missed, ${twice} twice, ${unmarked} unmarked`)
}

export function printInbox({ mails, pages }: InboxFigures, verdicts: Verdicts): void {
  print(
    [`${mails} mails`, 'inbox per s', 'applications per s', 'ratio'],
    pages.map(({ name, inbox, applications, ratio }) => [
      name,
      inbox.toFixed(0),
      applications.toFixed(0),
      ratio.toFixed(2),
    ]),
  )
  for (const { name, ratio } of pages) {
    if (ratio < leastInboxRatio)
      verdicts.missed.push(`inbox, ${name}: ratio ${ratio.toFixed(2)} is below ${leastInboxRatio}`)
  }
}

export function printObjects({ lists, imports }: ObjectFigures, verdicts: Verdicts): void {
  print(
    [`list of ${flatsSeeded} flats`, 'flats per s', 'applications per s', 'ratio'],
    lists.map(({ name, flats, applications, ratio }) => [
      name,
      flats.toFixed(0),
      applications.toFixed(0),
      ratio.toFixed(2),
    ]),
  )
  for (const { name, ratio } of lists)
    if (!(ratio >= bars.besideApplications))
      verdicts.missed.push(
        `flats, ${name}: ${ratio.toFixed(2)} of the applications, allowed is ${bars.besideApplications}`,
      )
  print(
    [`import of ${importSize} rows`, 'check s', 'apply s', 'undo s', 'peak MB', 'growth MB'],
    imports.map(({ name, check, apply, undo, peak, growth }) => [
      name,
      ...[check, apply, undo].map((seconds) => seconds.toFixed(1)),
      ...[peak, growth].map((size) => size.toFixed(0)),
    ]),
  )
  for (const { name, check, apply, undo } of imports)
    for (const [action, seconds] of [
      ['brought in', check + apply],
      ['taken back', undo],
    ] as const)
      if (seconds > bars.importSeconds) verdicts.missed.push(`${name} are ${action} in ${seconds.toFixed(1)} s`)
}

export function print(head: string[], rows: string[][]): void {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')
  console.log(`\n${[line(head), ...rows.map(line)].join('\n')}`)
}

export function printDossierTimes({ ours, bare }: DossierTimes, verdicts: Verdicts): void {
  const ratio = (bare / ours).toFixed(2)
  console.log(`\nA dossier with ten papers: ${ours.toFixed(0)} ms, bare merging ${bare.toFixed(0)} ms, ratio ${ratio}`)
  if (ours > longestDossier)
    verdicts.missed.push(`a dossier takes ${ours.toFixed(0)} ms, allowed are ${longestDossier}`)
}

export function printStrangers(times: readonly StrangerTimes[], verdicts: Verdicts): void {
  print(
    ['while this is worked on', 'worst /health ms', 'took ms', 'outcome'],
    times.map(({ name, worst, took, outcome }) => [name, worst.toFixed(0), took.toFixed(0), outcome]),
  )
  for (const { name, worst } of times) {
    if (worst > longestHealth) verdicts.missed.push(`/health waited ${worst.toFixed(0)} ms during ${name}`)
  }
}

export function printDraw({ candidates, frozen, decided, bare, blocked }: DrawTimes, verdicts: Verdicts): void {
  print(
    ['a draw among', 'frozen ms', 'decided ms', 'bare HMAC and sort ms', 'blocked ms'],
    [[String(candidates), ...[frozen, decided, bare, blocked].map((time) => time.toFixed(0))]],
  )
  if (frozen > longestDraw) verdicts.missed.push(`freezing a list took ${frozen.toFixed(0)} ms`)
  if (decided > longestDraw) verdicts.missed.push(`deciding a draw took ${decided.toFixed(0)} ms`)
}

export function printBooking(times: BookingTimes, verdicts: Verdicts): void {
  const { people, seats, booked, waiting, rate, bareRate, slowest, refusals, wrong } = times
  print(
    [
      'people for seats',
      'booked',
      'waiting',
      'bookings per s',
      'bare transactions per s',
      'ratio',
      'slowest ms',
      'tried again',
    ],
    [
      [
        `${people} for ${seats}`,
        String(booked),
        String(waiting),
        rate.toFixed(0),
        bareRate.toFixed(0),
        (rate / bareRate).toFixed(2),
        slowest.toFixed(0),
        String(refusals),
      ],
    ],
  )
  verdicts.missed.push(...wrong.map((law) => `not so: ${law}`))
}

export function printJudgements(judgements: readonly Judgement[], verdicts: Verdicts): void {
  print(
    [
      'the public list, of 100',
      ...(judgements[0]?.scores.map(({ category }) => category) ?? []),
      'shown ms',
      'blocked ms',
    ],
    judgements.map(({ device, scores, shown, blocked }) => [
      device,
      ...scores.map(({ score }) => String(score)),
      shown.toFixed(0),
      blocked.toFixed(0),
    ]),
  )
  for (const { device, scores } of judgements)
    for (const { category, score } of scores)
      if (score < leastScore) verdicts.missed.push(`${category} of the public list is ${score} on a ${device}`)
}

export function printFirstStep({ script, answered }: FirstStep, verdicts: Verdicts): void {
  print(
    ['the first step of the form, slow 3G', 'script kB', 'takes an answer after ms'],
    [['phone', (script / 1000).toFixed(1), answered.toFixed(0)]],
  )
  if (script > firstStepLimits.script) verdicts.missed.push(`the first step takes ${script} bytes of script`)
  if (answered > firstStepLimits.answered)
    verdicts.missed.push(`the first step takes an answer after ${answered.toFixed(0)} ms`)
}

export function printPublicPages(times: readonly PublicPageTimes[], verdicts: Verdicts): void {
  print(
    ['public pages, slow 4G, CPU ×4', 'script kB', 'first text ms', 'usable ms'],
    times.map(({ page, script, firstText, usable }) => [
      page,
      (script / 1000).toFixed(1),
      firstText.toFixed(0),
      usable.toFixed(0),
    ]),
  )
  for (const { page, usable } of times)
    if (usable > longestUntilUsable) verdicts.missed.push(`${page}: usable after ${usable.toFixed(0)} ms`)
}

export function printLetters({ questions, builder, bare }: Letters, verdicts: Verdicts): void {
  print(
    ['a letter in the form builder', 'median ms', 'empty page ms', 'more ms'],
    [[`${questions} questions`, builder.toFixed(1), bare.toFixed(1), (builder - bare).toFixed(1)]],
  )
  if (builder - bare > mostPerLetter)
    verdicts.missed.push(
      `a letter in the form builder takes ${(builder - bare).toFixed(0)} ms more than on an empty page`,
    )
}

export function printReviewTimes({ ours, bare }: ReviewTimes, verdicts: Verdicts): void {
  print(
    ['a key in review mode', 'median ms', 'slowest ms', 'bare ms', 'ratio'],
    ours.map(({ key, median, slowest }) => [
      key,
      median.toFixed(0),
      slowest.toFixed(0),
      bare.median.toFixed(0),
      (bare.median / median).toFixed(2),
    ]),
  )
  for (const { key, median } of ours) {
    if (median > slowestAnswer) verdicts.missed.push(`${key} is answered after ${median.toFixed(0)} ms`)
  }
}

export function printDatabaseKills(figures: DatabaseKillFigures, verdicts: Verdicts): void {
  const { kills, comments, applications, missing, repeated, unavailable, unexpected, slowestRecovery, exitCode } =
    figures
  print(
    [
      `${kills} kills of the database`,
      'acknowledged',
      'missing',
      'twice',
      '503',
      'other failures',
      'slowest recovery ms',
    ],
    [
      [
        figures.audit,
        `${comments} comments, ${applications} applications`,
        String(missing),
        String(repeated),
        String(unavailable),
        unexpected.join(', ') || 'none',
        slowestRecovery.toFixed(0),
      ],
    ],
  )
  if (missing + repeated > 0) verdicts.missed.push(`kills of the database: ${missing} missing, ${repeated} twice`)
  if (unexpected.length > 0)
    verdicts.missed.push(`kills of the database: answers other than 503 (${unexpected.join(', ')})`)
  if (exitCode !== 0) verdicts.missed.push(`kills of the database: the product ended with ${exitCode}`)
  if (!/, whole\b/.test(figures.audit)) verdicts.missed.push(`kills of the database: ${figures.audit}`)
}
