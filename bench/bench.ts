// `npm run bench [-- --full] [--sizes 10000,100000] [--rounds 3] [--data folder]`: the list of applications through the whole
// product beside a bare server that answers the same pages by SQL of its own, in the same run. `--full` adds a million rows.
// A further word measures one part alone:
//   --lists         only the list of applications (ten minutes)
//   --objects       the lists of objects and their import
//   --form          two hundred households that send at once
//   --mail          ten thousand mails
//   --inbox         an inbox of a hundred thousand mails
//   --booking       500 bookings at once for 30 seats of a viewing
//   --reports       a report of more than 40 pages
//   --draw          a draw among a hundred thousand candidates
//   --sales         the list of applications to buy, and bank files
//   --invest        the lists of a workspace for investors, and of payments
//   --analytics     the figures over a million applications
//   --form-builder  what a letter costs in a large form
//   --killed        the embedded database, killed twenty times under load
//   --strangers     how long everybody waits while costly files of strangers are worked on
//   --public-pages  time until the public pages react on a slow line
//   --web           the public list by Lighthouse, and the first step of the form on a slow line
// Results stand in docs/decisions.

import { parseArgs } from 'node:util'
import { measureBooking } from './viewings/booking.ts'
import { measureFigures } from './figures/analytics.ts'
import type { Target } from './compare.ts'
import { measureExport } from './export.ts'
import { measureDossier } from './dossier.ts'
import { measureDraw } from './draw.ts'
import { measureFirstStep } from './screens/first-step.ts'
import { measureFormBuilder } from './form-builder.ts'
import { judgePublicList } from './screens/lighthouse.ts'
import { measurePublicPages } from './screens/public-pages.ts'
import { measureReports } from './figures/reports.ts'
import { measureReview } from './review.ts'
import { measureInbox } from './inbox.ts'
import { killDatabase } from './killed-database.ts'
import { measureMail } from './mail.ts'
import { measureObjects } from './objects.ts'
import { openGround, seedNeighbours, seedSize, signIn, type Ground } from './ground.ts'
import { printFigures, printReports } from './figures/figure-report.ts'
import { printLists } from './list-report.ts'
import { measureLists } from './lists.ts'
import {
  printBooking,
  printDatabaseKills,
  printDossierTimes,
  printDraw,
  printExport,
  printFirstStep,
  printJudgements,
  printLetters,
  printInbox,
  printMail,
  printObjects,
  printPublicPages,
  printReviewTimes,
  printSending,
  printStrangers,
  printTimings,
  type Verdicts,
} from './report.ts'
import { printInvest } from './invest/invest-report.ts'
import { measureInvest } from './invest/lists.ts'
import { printSales } from './sales/sale-report.ts'
import { measureSales } from './sales/sales.ts'
import { measureSending } from './sending.ts'
import { measureStrangers } from './strangers.ts'
import { run, type Running } from './servers.ts'
import { timeStatements } from './slowest.ts'

const { values: wanted } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    sizes: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    neighbours: { type: 'string', default: '200' },
    data: { type: 'string' },
    /** Runs only the browser measurements of the public pages. */
    web: { type: 'boolean', default: false },
    /** Runs only the time until the public pages react on a slow line. */
    'public-pages': { type: 'boolean', default: false },
    /** Runs only the list of applications. */
    lists: { type: 'boolean', default: false },
    /** Runs only the lists of objects and their import. */
    objects: { type: 'boolean', default: false },
    /** Runs only two hundred households that send their form at once. */
    form: { type: 'boolean', default: false },
    /** Runs only ten thousand mails, with and without kills of the sender. */
    mail: { type: 'boolean', default: false },
    /** Runs only the inbox of a hundred thousand mails. */
    inbox: { type: 'boolean', default: false },
    /** Runs only 500 bookings at once for 30 seats. */
    booking: { type: 'boolean', default: false },
    /** Runs only the figures over a million applications. */
    analytics: { type: 'boolean', default: false },
    /** Runs only the list of applications to buy, and bank files. */
    sales: { type: 'boolean', default: false },
    /** Runs only the lists of a workspace for investors, and of payments. */
    invest: { type: 'boolean', default: false },
    /** Runs only the draw among a hundred thousand candidates. */
    draw: { type: 'boolean', default: false },
    /** Runs only a report of more than 40 pages. */
    reports: { type: 'boolean', default: false },
    /** Runs only the time per keystroke in a large form. */
    'form-builder': { type: 'boolean', default: false },
    /** Runs only the kills of the embedded database under load. */
    killed: { type: 'boolean', default: false },
    /** Runs only the response times while expensive files of strangers are processed. */
    strangers: { type: 'boolean', default: false },
  },
})
const usual = wanted.full ? [10_000, 100_000, 1_000_000] : [10_000, 100_000]
const sizes = wanted.sizes ? wanted.sizes.split(',').map(Number) : usual
const rounds = Number(wanted.rounds)

const verdicts: Verdicts = { missed: [] }
if (wanted.web) {
  printJudgements(await judgePublicList(), verdicts)
  printFirstStep(await measureFirstStep(), verdicts)
} else if (wanted['public-pages']) printPublicPages(await measurePublicPages(), verdicts)
else if (wanted.form) await measureForm()
else if (wanted.mail) await measureOutbox()
else if (wanted.inbox) await measureMailboxes()
else if (wanted.booking) await measureSeats()
else if (wanted.draw) await measureLongDraw()
else if (wanted.reports) printReports(await measureReports(), verdicts)
else if (wanted.analytics) await measureDashboard()
else if (wanted.sales) await measurePurchases()
else if (wanted.invest) await measureInvestors()
else if (wanted.strangers) await measureCostlyFiles()
else if (wanted['form-builder']) printLetters(await measureFormBuilder(), verdicts)
else if (wanted.killed) printDatabaseKills(await killDatabase({ kills: 20 }), verdicts)
else {
  await measureRows()
  if (!wanted.objects && !wanted.lists) printReviewTimes(await measureReview(), verdicts)
}
for (const sentence of verdicts.missed) console.log(`Missed: ${sentence}`)
if (verdicts.missed.length > 0) process.exitCode = 1

async function measureForm(): Promise<void> {
  const ground = await openGround(wanted.data)
  try {
    printSending(await measureSending(ground), verdicts)
  } finally {
    await ground.leave()
  }
}

async function measureOutbox(): Promise<void> {
  const ground = await openGround(wanted.data)
  try {
    printMail(await measureMail(ground), verdicts)
  } finally {
    await ground.leave()
  }
}

async function measureCostlyFiles(): Promise<void> {
  const ground = await openGround(wanted.data)
  try {
    printStrangers(await measureStrangers(ground), verdicts)
  } finally {
    await ground.leave()
  }
}

async function measureSeats(): Promise<void> {
  const ground = await openGround(wanted.data)
  try {
    printBooking(await measureBooking(ground), verdicts)
  } finally {
    await ground.leave()
  }
}

async function measureDashboard(): Promise<void> {
  const ground = await openGround(wanted.data)
  try {
    printFigures(await measureFigures(ground, wanted.sizes ? Number(wanted.sizes) : 1_000_000), verdicts)
  } finally {
    await ground.leave()
  }
}

async function measurePurchases(): Promise<void> {
  const ground = await openGround(wanted.data)
  try {
    for (const size of sizes) printSales(await measureSales(ground, size, rounds), verdicts)
  } finally {
    await ground.leave()
  }
}

async function measureInvestors(): Promise<void> {
  const ground = await openGround(wanted.data)
  try {
    for (const size of sizes) printInvest(size, await measureInvest(ground, size), verdicts)
  } finally {
    await ground.leave()
  }
}

async function measureLongDraw(): Promise<void> {
  const ground = await openGround(wanted.data)
  try {
    printDraw(await measureDraw(ground), verdicts)
  } finally {
    await ground.leave()
  }
}

async function measureMailboxes(): Promise<void> {
  const ground = await openGround(wanted.data)
  try {
    printInbox(await measureInbox(ground, rounds), verdicts)
  } finally {
    await ground.leave()
  }
}

async function measureRows(): Promise<void> {
  const ground = await openGround(wanted.data)
  try {
    console.log(`Seeding ${wanted.neighbours} neighbouring workspaces`)
    await seedNeighbours(ground.services, Number(wanted.neighbours))
    if (!wanted.objects) for (const size of sizes) await measureSize(ground, size)
    if (!wanted.lists) await measureOthers(ground)
  } finally {
    await ground.leave()
  }
}

async function measureOthers(ground: Ground): Promise<void> {
  printObjects(await measureObjects(ground, rounds), verdicts)
  if (wanted.objects) return
  printDossierTimes(await measureDossier(), verdicts)
  printSending(await measureSending(ground), verdicts)
  printDraw(await measureDraw(ground), verdicts)
}

async function measureSize(place: Ground, size: number): Promise<void> {
  console.log(`\n${size.toLocaleString('de-CH')} applications`)
  const home = await seedSize(place.services, size)
  printTimings(await timeStatements(place.services.pool, home.id), verdicts)
  printLists(await measureLists(place, home, rounds), verdicts)
  if (size !== 100_000) return
  const ours = await run('our-server.ts', { DATABASE_URL: place.url })
  try {
    const headers = { 'tenant-name': home.slug, authorization: `Bearer ${await signIn(place.services, home)}` }
    printExport(await measureExport(ours, at(ours, '/', headers)), verdicts)
  } finally {
    await ours.stop()
  }
}

function at(server: Running, path: string, headers: Record<string, string> = {}): Target {
  return { url: `http://127.0.0.1:${server.port}${path}`, headers }
}
