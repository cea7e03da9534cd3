// `npm run bench [-- --full] [--sizes 10000,100000] [--rounds 5] [--data folder]`: the list of applications through the whole
// product against a bare server that answers the same pages from the same rows, in the same run. `-- --web`: the public list as
// Lighthouse judges it, with the first step of the form on a slow line. `-- --objects`: only the lists of objects and their import.
// `-- --form`: only two hundred households that send at once. `-- --mail`: ten thousand mails. `-- --inbox`: an inbox of a hundred thousand. `-- --form-builder`: what a letter costs in a large form.
// `-- --strangers`: how long everybody waits while costly files are worked on. docs/decisions
// has results.

import { parseArgs } from 'node:util'
import { compare, type Comparison, type Target } from './compare.ts'
import { addressOf, cases } from './cases.ts'
import { measureExport } from './export.ts'
import { measureDossier } from './dossier.ts'
import { measureFirstStep } from './first-step.ts'
import { measureFormBuilder } from './form-builder.ts'
import { judgePublicList } from './lighthouse.ts'
import { measureReview } from './review.ts'
import { measureInbox } from './inbox.ts'
import { measureMail } from './mail.ts'
import { measureObjects } from './objects.ts'
import { openGround, seedNeighbours, seedSize, signIn, type Ground } from './ground.ts'
import {
  printComparisons,
  printDossierTimes,
  printExport,
  printFirstStep,
  printJudgements,
  printLetters,
  printInbox,
  printMail,
  printObjects,
  printReviewTimes,
  printSending,
  printStrangers,
  printTimings,
  type Verdicts,
} from './report.ts'
import { measureSending } from './sending.ts'
import { measureStrangers } from './strangers.ts'
import { run, type Running } from './servers.ts'
import { timeStatements } from './slowest.ts'
import { statementsOf } from './statements.ts'

const { values: wanted } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    sizes: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    neighbours: { type: 'string', default: '200' },
    data: { type: 'string' },
    /** Only what a browser makes of the public list. */
    web: { type: 'boolean', default: false },
    /** Only what concerns objects. */
    objects: { type: 'boolean', default: false },
    /** Only two hundred households that send their form at once. */
    form: { type: 'boolean', default: false },
    /** Only ten thousand mails, and what becomes of them when the sender is killed. */
    mail: { type: 'boolean', default: false },
    /** Only the inbox of a hundred thousand mails. */
    inbox: { type: 'boolean', default: false },
    /** Only what a letter costs in a large form. */
    'form-builder': { type: 'boolean', default: false },
    /** Only how long everybody waits while costly files of strangers are worked on. */
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
} else if (wanted.form) await measureForm()
else if (wanted.mail) await measureOutbox()
else if (wanted.inbox) await measureMailboxes()
else if (wanted.strangers) await measureCostlyFiles()
else if (wanted['form-builder']) printLetters(await measureFormBuilder(), verdicts)
else {
  await measureRows()
  if (!wanted.objects) printReviewTimes(await measureReview(), verdicts)
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
    await seedNeighbours(ground.house, Number(wanted.neighbours))
    if (!wanted.objects) for (const size of sizes) await measureSize(ground, size)
    printObjects(await measureObjects(ground, rounds), verdicts)
    if (!wanted.objects) printDossierTimes(await measureDossier(), verdicts)
    if (!wanted.objects) printSending(await measureSending(ground), verdicts)
  } finally {
    await ground.leave()
  }
}

async function measureSize(place: Ground, size: number): Promise<void> {
  console.log(`\n${size.toLocaleString('de-CH')} applications`)
  const home = await seedSize(place.house, size)
  const headers = { 'tenant-name': home.slug, authorization: `Bearer ${await signIn(place.house, home)}` }
  const timings = await timeStatements(place.house.pool, home.id)
  printTimings(timings, verdicts)
  const ours = await run('our-server.ts', { DATABASE_URL: place.url })
  const bare = await run(
    'bare-server.ts',
    { BARE_DATABASE_URL: place.superuserUrl },
    Object.fromEntries(cases.map((one) => [addressOf(one), statementsOf(one, home.id)])),
  )
  try {
    await compareAll({ ours, bare, headers })
    if (size === 100_000) printExport(await measureExport(ours, at(ours, '/', headers)), verdicts)
  } finally {
    await Promise.all([ours.stop(), bare.stop()])
  }
}

async function compareAll(servers: { ours: Running; bare: Running; headers: Record<string, string> }): Promise<void> {
  const results: (Comparison & { name: string })[] = []
  for (const one of cases.filter(({ isCompared }) => isCompared)) {
    const path = addressOf(one)
    const measured = await compare(at(servers.ours, path, servers.headers), at(servers.bare, path), rounds)
    results.push({ name: one.name, ...measured })
  }
  printComparisons(results, verdicts)
}

function at(server: Running, path: string, headers: Record<string, string> = {}): Target {
  return { url: `http://127.0.0.1:${server.port}${path}`, headers }
}
